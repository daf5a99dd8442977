/** A moment by the town's clock, with the zone's name: an hour that comes twice when the clocks go back is two moments. */
import { townTime } from '../../../hooks/format.ts';

const words = townTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export const townMoment = (at: number): string => words.format(new Date(at));
