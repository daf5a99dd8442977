/** Federal holidays as the Office of Personnel Management lists them. */
import { expect, it } from 'vitest';
import { holidayOn } from '../../../../src/features/wellness/model/holidays.ts';
import { dayNumber } from '../../../../src/features/wellness/model/townClock.ts';

it.each([
  ['2025-11-11', 'veterans'],
  ['2025-11-27', 'thanksgiving'],
  ['2026-01-19', 'king'],
  ['2026-02-16', 'presidents'],
  ['2026-05-25', 'memorial'],
  ['2026-06-19', 'juneteenth'],
  // A Saturday: kept on the Friday, and a food bank is closed on the day itself, too.
  ['2026-07-03', 'independence'],
  ['2026-07-04', 'independence'],
  ['2026-09-07', 'labor'],
  ['2026-10-12', 'columbus'],
  // Kept in the year before.
  ['2027-12-31', 'new-year'],
  // A Sunday, kept on the Monday.
  ['2028-01-01', 'new-year'],
  ['2022-12-26', 'christmas'],
  ['2025-11-28', null],
  ['2026-10-05', null],
])('%s: %s', (day, holiday) => {
  expect(holidayOn(dayNumber(day))).toBe(holiday);
});
