/** How what was saved on this device stands, in the three words that screens have for it. */
import type { ItemState } from './record.ts';

/** 'saved': on this device, whatever keeps it from going. */
export type Delivery = 'saved' | 'sent' | 'refused';

export const deliveryOf = (state: ItemState): Delivery =>
  state === 'delivered' ? 'sent' : state === 'refused' ? 'refused' : 'saved';

/**
 * The last of these times (ISO 8601) at which something arrived, ms; 0 for none. One that is later than now comes from a clock that has been put
 * right since: asking for a list until it is from after that would never end.
 */
export function lastSentAt(times: readonly string[], now: number): number {
  return times.map((time) => Date.parse(time)).reduce((last, at) => (at > last && at <= now ? at : last), 0);
}
