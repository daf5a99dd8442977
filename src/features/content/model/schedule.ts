/** When something goes out and ends, from what somebody set by the town's clock. */
import { instantsOf } from '../../events/model/zone.ts';

export interface Schedule {
  /** 2026-11-01T01:30, by the town's clock. */
  readonly when: string;
  /** Of an hour that comes twice, the second. */
  readonly second: boolean;
  /** As `when`; '' for no end. */
  readonly until: string;
}

/** Epoch ms, or what is wrong with it. */
export type Plan =
  { readonly goLiveAt: number; readonly expireAt: number | null } | 'missing' | 'skipped' | 'past' | 'far' | 'order';

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

/** @param now epoch ms */
export function planned({ when, second, until }: Schedule, now: number, timeZone: string): Plan {
  const at = instantAt(when, second, timeZone);
  if (typeof at === 'string') return at;
  if (at <= now) return 'past';
  if (at > now + TWO_YEARS_MS) return 'far';
  if (until === '') return { goLiveAt: at, expireAt: null };
  const end = instantAt(until, false, timeZone);
  if (typeof end === 'string') return end;
  if (end <= at) return 'order';
  return end > now + 5 * TWO_YEARS_MS ? 'far' : { goLiveAt: at, expireAt: end };
}

function instantAt(value: string, second: boolean, timeZone: string): number | 'missing' | 'skipped' | 'far' {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return 'missing';
  if (value > '2100') return 'far';
  const [first, other] = instantsOf({ day: value.slice(0, 10), time: value.slice(11, 16) }, timeZone);
  return (second ? other : undefined) ?? first ?? 'skipped';
}
