/** How numbers, money and times are written. */
import { expect, it } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { setLocale } from '../../src/core/locale.ts';
import {
  compareText,
  counted,
  deviceTime,
  digits,
  dollars,
  moment,
  tenths,
  townDay,
  townTime,
} from '../../src/hooks/format.ts';

const plain = (text: string) => text.replaceAll('\u202F', ' ');

it('a count chooses its form by the number, and thousands are grouped', () => {
  expect(counted(1)).toEqual({ count: 1, shown: '1' });
  expect(counted(1200)).toEqual({ count: 1200, shown: '1,200' });
  expect([digits(0), digits(1234.6), tenths(0.25), dollars(1234.4)]).toEqual(['0', '1,235', '0.3', '$1,234']);
});

it('the town’s clock and day are the town’s, wherever the device is', () => {
  // Ten in the evening in the town, the next day in London.
  const late = Date.parse('2026-10-11T02:00:00Z');
  expect(campaign.timeZone).toBe('America/New_York');
  expect(plain(townTime({ weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(late))).toBe('Sat 10:00 PM');
  expect(townDay(late)).toBe('2026-10-10');
});

it('a moment of today is its time, another day is named, and another year too', () => {
  const now = new Date(2026, 9, 18, 15, 0).getTime();
  const time = plain(deviceTime({ hour: 'numeric', minute: '2-digit' }).format(now));
  expect(plain(moment(now, now))).toBe(time);
  expect(plain(moment(new Date(2026, 9, 17, 15, 0).getTime(), now))).toBe(`Sat, Oct 17, ${time}`);
  expect(plain(moment(new Date(2025, 9, 18, 15, 0).getTime(), now))).toBe(`Sat, Oct 18, 2025, ${time}`);
});

it('names are filed as the language files them: numbers as people count, Ñ after all of N in Spanish alone', () => {
  const sorted = () => ['Nuez', 'Ñandú', 'Turf 10', 'turf 9'].toSorted(compareText);
  expect(sorted()).toEqual(['Ñandú', 'Nuez', 'turf 9', 'Turf 10']);
  setLocale('es');
  try {
    expect(sorted()).toEqual(['Nuez', 'Ñandú', 'turf 9', 'Turf 10']);
  } finally {
    setLocale('en');
  }
});
