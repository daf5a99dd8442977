/** How long an event lasts where no end was typed: specification, section 9. */
export const EVENT_MINUTES = 90;

/** Epoch ms at which an event as the API sends it is over. NaN when its times are none. */
export function isoEnd({ date, ends_at: end }: { readonly date: string; readonly ends_at?: string | null }): number {
  return end ? Date.parse(end) : Date.parse(date) + EVENT_MINUTES * 60_000;
}
