/** Which tap was meant for a button that is gone: the second of a double tap, after the first brought another screen. */

/** A thumb's double tap lies within this, ms; whoever reads the new screen first takes longer. */
export const DOUBLE_TAP_MS = 400;
/** And within this, CSS px. */
const SAME_PLACE_PX = 32;

export interface Tap {
  /** When, on the event's own clock, ms. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** @param there whether what the earlier tap fell on is still on the page. */
export function isStray(earlier: Tap, there: boolean, later: Tap): boolean {
  const near = Math.hypot(later.x - earlier.x, later.y - earlier.y) <= SAME_PLACE_PX;
  return !there && near && later.at - earlier.at < DOUBLE_TAP_MS;
}
