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
