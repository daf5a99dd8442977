/** How far away something is, as people in the United States say it. */
import { m } from '../messages/messages.js';
import { digits, tenths } from './format.ts';

const FEET_A_METRE = 3.28084;
const FEET_A_MILE = 5280;

/** "3 ft", from ten on "120 ft" in steps of ten, from a quarter of a mile on "0.3 mi". */
export function distanceWords(metres: number): string {
  const feet = metres * FEET_A_METRE;
  return feet < FEET_A_MILE / 4
    ? m.ui_feet({ feet: digits(feet < 10 ? Math.round(feet) : Math.round(feet / 10) * 10) })
    : m.ui_miles({ miles: tenths(feet / FEET_A_MILE) });
}
