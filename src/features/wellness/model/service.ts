/** A service as the directory shows it: its body, its hours made ready, and since when it was checked. */
import { hoursOf, type Hours } from './schedule.ts';
import type { ServiceBody } from './serviceContent.ts';
import { dayNumber, type DayNumber } from './townClock.ts';

/** After so many days without a check it is shown as one that may be wrong. */
export const UNVERIFIED_DAYS = 90;
const VERIFY_MS = UNVERIFIED_DAYS * 86_400_000;

export interface ServiceRow {
  readonly id: string;
  readonly slug: string;
  /** ISO timestamps. */
  readonly live_since: string;
  readonly expires_at: string | null;
  readonly verify_by: string | null;
  readonly body: ServiceBody;
}

export interface Service {
  readonly id: string;
  readonly slug: string;
  readonly body: ServiceBody;
  readonly hours: Hours;
  readonly checked: DayNumber;
  /** ISO timestamp of this wording. */
  readonly since: string;
}

/** @param dayOf the town's day of a moment, epoch ms. */
export function serviceOf(
  { id, slug, body, live_since, verify_by }: ServiceRow,
  dayOf: (at: number) => DayNumber,
): Service {
  const assured = dayNumber(body.assured_on);
  // It counts from the last check or from this wording, whichever came later; a wording alone asks nobody.
  const verified = verify_by === null ? null : Date.parse(verify_by) - VERIFY_MS;
  const isCheck = verified !== null && verified > Date.parse(live_since);
  return {
    id,
    slug,
    body: body.confidential === true ? withoutPlace(body) : body,
    hours: hoursOf(body),
    since: live_since,
    checked: isCheck ? Math.max(assured, dayOf(verified)) : assured,
  };
}

/** What the database never lets in is not shown either. */
function withoutPlace(body: ServiceBody): ServiceBody {
  const { address, directions, ...rest } = body;
  return address === undefined && directions === undefined ? body : rest;
}

export const isUnverified = ({ checked }: Service, today: DayNumber): boolean => today - checked >= UNVERIFIED_DAYS;
