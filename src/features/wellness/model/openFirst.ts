/** Who is open this minute, in the order in which one would try them. */
import { isOpenAt } from './openness.ts';
import { isUnverified, type Service } from './service.ts';
import type { TownClock } from './townClock.ts';

/** Those for a crisis first, those that nobody has checked for long last, the others as they came. @param now epoch ms */
export function openFirst(services: readonly Service[], now: number, clock: TownClock): readonly Service[] {
  const today = clock.day(now);
  const rank = (one: Service) => (isUnverified(one, today) ? 2 : one.body.need === 'crisis' ? 0 : 1);
  return services.filter(({ hours }) => isOpenAt(hours, now, clock)).toSorted((a, b) => rank(a) - rank(b));
}

/** All of them as one would offer them to somebody: for a crisis, open, closed, and last those that nobody has checked for long. */
export function offeredFirst(services: readonly Service[], now: number, clock: TownClock): readonly Service[] {
  const today = clock.day(now);
  const rank = (one: Service) => {
    if (isUnverified(one, today)) return 3;
    if (one.body.need === 'crisis') return 0;
    return isOpenAt(one.hours, now, clock) ? 1 : 2;
  };
  const ranked = services.map((one) => [one, rank(one)] as const);
  return ranked.toSorted((a, b) => a[1] - b[1]).map(([one]) => one);
}
