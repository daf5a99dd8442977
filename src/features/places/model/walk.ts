/** A walk to reported places: which there are near or in a ward, in which order somebody comes by them, and which is next. */
import { metresBetween, placeOf, type Position } from '../../../core/geo/position.ts';
import { nearestNext } from '../../../core/geo/tour.ts';
import type { Site } from './site.ts';

/** What is chosen of, at once. */
export const A_WALK = 10;

export interface Reported {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const reportedAt = ({ latitude, longitude }: Reported): Position | null => placeOf(latitude, longitude);

/** The nearest so many. Those without a pin are none of them. */
export function nearest<T extends Reported>(reports: readonly T[], from: Position, most = A_WALK): T[] {
  const far = (one: T) => metresBetween(from, reportedAt(one) ?? from);
  return reports
    .filter((one) => reportedAt(one) !== null)
    .toSorted((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

/** @param from where whoever walks stands; null: they have not said. */
export const routeOver = <T extends Reported>(reports: readonly T[], from: Position | null): T[] =>
  nearestNext(reports, reportedAt, from);

/** A place on the page that nobody has seen for so long that its page is grey, or that nobody has seen at all. @param today YYYY-MM-DD */
export function isStale(checkedOn: string | null, freshDays: number, today: string): boolean {
  if (checkedOn === null) return true;
  return Date.parse(today) - Date.parse(checkedOn) > freshDays * 86_400_000;
}

/** Farther from every known place than this nobody can tell the ward, metres. */
const SAME_WARD_M = 800;

/** The ward of the nearest place of which somebody has said it: a pin says none. */
export function wardNear(report: Reported, sites: readonly Pick<Site, 'at' | 'ward'>[]): number | null {
  const at = reportedAt(report);
  if (at === null) return null;
  const near = sites
    .filter(({ ward }) => ward !== null)
    .map(({ at: there, ward }) => ({ ward, away: metresBetween(at, there) }))
    .filter(({ away }) => away <= SAME_WARD_M);
  return near.toSorted((a, b) => a.away - b.away)[0]?.ward ?? null;
}
