/** Which line of captions still stands on the wall. */

/** As long as the server tells of one: public.town_hall() says the same. */
const FRESH_MS = 90_000;

/**
 * A line that the server told of a while ago, to a screen that has no signal since, is not what is being said. Counted from the
 * server's answer and not from the line: the clock of a borrowed computer may be wrong.
 *
 * @param asOf epoch ms of the answer that the line came with
 * @param now epoch ms by the same device, up to half a minute old
 */
export function captionShown<T>(caption: T | null, asOf: number | null, now: number): T | null {
  return caption === null || asOf === null || now - asOf > FRESH_MS ? null : caption;
}
