/** Every way in which a text names a day is read, and no other number is one. */
import { describe, expect, it } from 'vitest';
import { namedDates } from '../../../src/features/settings/model/namedDates.ts';

const read = (text: string, inSpanish = false) =>
  namedDates(text, inSpanish).flatMap(({ days, year, weekday }) =>
    days.map((day) => `${year ?? '*'}-${day}${weekday === null ? '' : ` (${weekday})`}`),
  );

describe('a day is read however it is written', () => {
  it.each([
    ['Polls close on Nov. 3.', '*-11-03'],
    ['Election day is Tuesday, November 4th.', '*-11-04 (2)'],
    ['NOVEMBER 4', '*-11-04'],
    ['November 4, 2025', '2025-11-04'],
    ['november the 4th', '*-11-04'],
    ['November fourth', '*-11-04'],
    ['November twenty-first', '*-11-21'],
    ['4 November 2025', '2025-11-04'],
    ['the 4th of November', '*-11-04'],
    ['Tue, Nov 4', '*-11-04 (2)'],
    ['Tues. Nov. 4', '*-11-04 (2)'],
    ['Thursday, Sept. 3, 2026', '2026-09-03 (4)'],
    ['on May 5', '*-05-05'],
    ['2026-11-03', '2026-11-03'],
    ['(11/3/2026)', '2026-11-03'],
    ['11/03/26', '2026-11-03'],
    ['by 11/3.', '*-11-03'],
    ['11-3-2026', '2026-11-03'],
    ['11.03.2026', '2026-11-03'],
    ['Nov.\u00A03,\u202F2026', '2026-11-03'],
  ])('%j', (text, date) => {
    expect(read(text)).toEqual([date]);
  });

  it.each([
    ['3 de noviembre de 2026', '2026-11-03'],
    ['el martes 4 de noviembre', '*-11-04 (2)'],
    ['Martes, 4 de nov. de 2025', '2025-11-04 (2)'],
    ['1.º de noviembre', '*-11-01'],
    ['primero de mayo', '*-05-01'],
    ['el cuatro de noviembre del 2025', '2025-11-04'],
    ['treinta y uno de octubre', '*-10-31'],
    ['noviembre 4', '*-11-04'],
    ['miércoles 5 de noviembre', '*-11-05 (3)'],
    ['sábado 1 de noviembre', '*-11-01 (6)'],
    ['4 nov 2025', '2025-11-04'],
    ['4 de setiembre', '*-09-04'],
  ])('%j', (text, date) => {
    expect(read(text, true)).toEqual([date]);
  });

  it.each([
    ['Early voting runs October 14–31, 2025.', ['2025-10-14', '2025-10-31']],
    ['Oct. 14 through Oct. 31', ['*-10-14', '*-10-31']],
    ['October 14 to November 3', ['*-10-14', '*-11-03']],
    ['November 4 and 5', ['*-11-04', '*-11-05']],
    ['October 14, 15 and 16', ['*-10-14', '*-10-15', '*-10-16']],
    ['October 14, 15, and 16', ['*-10-14', '*-10-15', '*-10-16']],
    ['Tuesday, November 4, 6 AM to 9 PM', ['*-11-04 (2)']],
    ['November 4, 7:00 p.m., at City Hall', ['*-11-04']],
    ['November 4, 2 rooms', ['*-11-04']],
    ['el 4 de noviembre, de 6 a. m. a 9 p. m.', ['*-11-04']],
    ['Del 14 al 31 de octubre de 2025, de lunes a viernes', ['2025-10-14', '2025-10-31']],
    ['entre el 14 y el 31 de octubre', ['*-10-14', '*-10-31']],
    ['October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM', ['2025-10-14', '2025-10-31']],
  ])('all of %j', (text, dates) => {
    expect(read(text)).toEqual(dates);
  });

  it('of digits in Spanish either may be the month, and of a day beyond twelve only one', () => {
    expect(read('4/11/2025', true)).toEqual(['2025-04-11', '2025-11-04']);
    expect(read('31/10/2025', true)).toEqual(['2025-10-31']);
    expect(read('31/10/2025')).toEqual(['2025-10-31']);
  });
});

it.each([
  'Open 24/7.',
  'You may 4 times a day',
  'Call 555-0104 or 911',
  'Room 11-3',
  'version 1.2.3',
  'Ward 4, 12 votes',
  'Monday to Friday, half past eight to five',
  '$1,264.39 of 2025',
  'novel 4, decade 3',
  'https://example.org/2025/11/04/x',
  'October 2025',
  '',
])('%j names no day', (text) => {
  expect(read(text)).toEqual([]);
});
