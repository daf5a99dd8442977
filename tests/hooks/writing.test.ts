/** What public pages write without Intl is what Intl writes. */
import { describe, expect, it } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { LOCALES, setLocale } from '../../src/core/locale.ts';
import {
  deviceTime,
  digits,
  dollars,
  exactMoney,
  intlLocale,
  listed,
  townDay,
  townTime,
} from '../../src/hooks/format.ts';
import { offsets, writing } from '../../src/hooks/writing.gen.ts';
import { shapeOf, writeList, writeMoney, writeWhole } from '../../src/hooks/writing.ts';

const { timeZone, currency } = campaign;
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/** Half an hour before and after each change of the town's clocks, and every 37 hours between. */
const MOMENTS = [
  ...offsets.flatMap(([at]) => [at - 1_800_000, at, at + 1_800_000]),
  ...Array.from({ length: 300 }, (_, at) => Date.UTC(2026, 0, 1) + at * 37 * 3_600_000),
];

describe.each(LOCALES)('in %s', (locale) => {
  it.each([
    { year: 'numeric', month: 'long', day: 'numeric' },
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    { hour: 'numeric', minute: '2-digit' },
  ] satisfies Intl.DateTimeFormatOptions[])('a moment is written on each clock as Intl writes it: %j', (options) => {
    setLocale(locale);
    try {
      expect(writing[locale].dates.shapes[shapeOf(options)]).toBeDefined();
      for (const zone of [timeZone, 'UTC', undefined]) {
        const intl = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: zone });
        const ours =
          zone === timeZone ? townTime(options) : deviceTime(zone ? { ...options, timeZone: zone } : options);
        expect(MOMENTS.map((at) => ours.format(at))).toEqual(MOMENTS.map((at) => plain(intl.format(at))));
      }
    } finally {
      setLocale('en');
    }
  });

  it('numbers, money and lists are written as Intl writes them', () => {
    setLocale(locale);
    try {
      const intl = intlLocale(locale);
      const whole = new Intl.NumberFormat(intl, { maximumFractionDigits: 0 });
      const money = new Intl.NumberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 });
      const exact = new Intl.NumberFormat(intl, { style: 'currency', currency });
      const list = new Intl.ListFormat(intl, { type: 'conjunction' });
      for (const value of [0, 1, 0.5, 2.5, 999.5, 1234.4, 9_999_999.6, -12_345, 2 ** 60, Number.NaN]) {
        expect([digits(value), dollars(value)]).toEqual([whole.format(value), money.format(value)]);
      }
      for (const cents of [0, 5, 99, 100, 123_456, -7, -250_050, 4_503_599_627_370_495]) {
        expect(exactMoney(cents)).toBe(exact.format(cents / 100));
      }
      for (const items of [
        ['Ana'],
        ['Ana', 'Ben'],
        ['Ana', 'Ben', 'Cal', 'Dan'],
        ['Ana', 'Inés'],
        ['Ana', 'Hilda'],
        [],
      ]) {
        expect(listed(items)).toBe(list.format(items));
      }
    } finally {
      setLocale('en');
    }
  });
});

it('what only Intl can write is left to it', () => {
  const { numbers, lists } = writing.en;
  if (!numbers) throw new Error('English numbers are known.');
  expect([writeWhole(2 ** 60, numbers), writeMoney(0.5, numbers, true), writeList([], lists)]).toEqual([
    null,
    null,
    null,
  ]);
  // Long after what is known of the town's clock.
  expect(townDay(Date.UTC(2060, 6, 1, 3))).toBe('2060-06-30');
  expect(townTime({ hour: 'numeric', minute: '2-digit' }).format(Date.UTC(2060, 0, 1, 12))).toMatch(/^7:00/);
  expect(() => townTime({ hour: 'numeric' }).format(Number.NaN)).toThrow(RangeError);
});
