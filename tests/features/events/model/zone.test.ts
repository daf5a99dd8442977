/** Times of the campaign’s zone, over both changes of the clocks. */
import { describe, expect, it } from 'vitest';
import { instantOf, wallTime } from '../../../../src/features/events/model/zone.ts';

const NEW_YORK = 'America/New_York';
const utc = (text: string) => Date.parse(text);

describe('the clock on the town’s wall', () => {
  it.each([
    ['2025-07-04', '18:30', '2025-07-04T22:30:00Z'],
    ['2025-12-24', '00:05', '2025-12-24T05:05:00Z'],
    ['2025-11-02', '12:00', '2025-11-02T17:00:00Z'],
    ['2025-03-09', '03:00', '2025-03-09T07:00:00Z'],
  ])('%s %s is one instant, and back', (day, time, iso) => {
    expect(instantOf({ day, time }, NEW_YORK)).toBe(utc(iso));
    expect(wallTime(utc(iso), NEW_YORK)).toEqual({ day, time });
  });

  it('has no time in the hour that spring skips, and takes the first of the hour that autumn doubles', () => {
    expect(instantOf({ day: '2025-03-09', time: '02:30' }, NEW_YORK)).toBeNull();
    expect(instantOf({ day: '2025-11-02', time: '01:30' }, NEW_YORK)).toBe(utc('2025-11-02T05:30:00Z'));
  });

  it.each([
    ['', '10:00'],
    ['2025-07-04', ''],
    ['2025-13-01', '10:00'],
    ['04.07.2025', '10:00'],
  ])('“%s %s” is no time', (day, time) => {
    expect(instantOf({ day, time }, NEW_YORK)).toBeNull();
  });
});
