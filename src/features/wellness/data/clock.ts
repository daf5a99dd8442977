/** The clock of the campaign's town, in the zone that is published. */
import { townZone } from '../../../campaign/townZone.ts';
import { townAhead } from '../../../hooks/format.ts';
import { townClock, type TownClock } from '../model/townClock.ts';

const clocks = new Map<string, TownClock>();

function now(): TownClock {
  const zone = townZone();
  const clock = clocks.get(zone) ?? townClock(zone, townAhead);
  clocks.set(zone, clock);
  return clock;
}

export const clock: TownClock = {
  day: (at) => now().day(at),
  at: (day, minute) => now().at(day, minute),
};
