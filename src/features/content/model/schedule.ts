/** When something goes out and ends, from what somebody set by the town's clock. */
import { instantsOf } from '../../events/model/zone.ts';

export interface Schedule {
  /** 2026-11-01T01:30, by the town's clock. */
  readonly when: string;
  /** Of an hour that comes twice, the second. */
  readonly second: boolean;
  /** As `when`; '' for no end. */
  readonly until: string;
  /** As `second`; null where nobody said which: the first one that comes after the beginning. */
  readonly untilSecond: boolean | null;
}

/** What is wrong, and of which of the two it is to be said. */
export interface WrongPlan {
  readonly of: 'when' | 'until';
  readonly why: 'missing' | 'skipped' | 'past' | 'far' | 'order';
}

/** Epoch ms. */
export type Plan = { readonly goLiveAt: number; readonly expireAt: number | null } | WrongPlan;

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

/** @param now epoch ms */
export function planned({ when, second, until, untilSecond }: Schedule, now: number, timeZone: string): Plan {
  const begins = momentsOf(when, timeZone);
  if ('why' in begins) return { of: 'when', ...begins };
  const at = (second ? begins.second : null) ?? begins.first;
  if (at <= now) return { of: 'when', why: 'past' };
  if (at > now + TWO_YEARS_MS) return { of: 'when', why: 'far' };
  if (until === '') return { goLiveAt: at, expireAt: null };
  const ends = momentsOf(until, timeZone);
  if ('why' in ends) return { of: 'until', ...ends };
  const end = ((untilSecond ?? ends.first <= at) ? ends.second : null) ?? ends.first;
  if (end <= at) return { of: 'until', why: 'order' };
  return end > now + 5 * TWO_YEARS_MS ? { of: 'until', why: 'far' } : { goLiveAt: at, expireAt: end };
}

/** Epoch ms. `second`: of an hour that comes twice. */
interface Moments {
  readonly first: number;
  readonly second: number | null;
}

function momentsOf(value: string, timeZone: string): Moments | { readonly why: 'missing' | 'skipped' | 'far' } {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return { why: 'missing' };
  if (value > '2100') return { why: 'far' };
  const [first, second = null] = instantsOf({ day: value.slice(0, 10), time: value.slice(11, 16) }, timeZone);
  return first === undefined ? { why: 'skipped' } : { first, second };
}
