/** One clock: the published time zone writes hours and days, reads what is typed, and says what is open. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { setTownZone, townZone } from '../../src/campaign/townZone.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import { seeds } from '../../src/campaign/seeds.ts';
import { when } from '../../src/features/events/public/when.ts';
import { wallTime } from '../../src/features/events/model/zone.ts';
import { clock } from '../../src/features/wellness/data/clock.ts';
import { isoDay } from '../../src/features/wellness/model/townClock.ts';
import { dayWords, monthWords } from '../../src/features/money/parts/dayWords.ts';
import { campaignNow, workBy } from '../../src/hooks/campaignNow.ts';
import { onWriting } from '../../src/hooks/locale.ts';
import { townAhead, townDay, townTime } from '../../src/hooks/format.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const hour = townTime({ hour: 'numeric', minute: '2-digit' });
const { dates } = settingDefaults(seeds);

afterEach(() => setTownZone(campaign.timeZone));

describe('what is published rules what is written and what is typed', () => {
  it.each([
    // [zone, moment, what a clock on the wall shows there, its day]
    ['America/Chicago', '2025-10-15T00:00:00Z', '7:00 PM', '2025-10-14'],
    ['Pacific/Honolulu', '2025-11-04T09:30:00Z', '11:30 PM', '2025-11-03'],
    ['America/Phoenix', '2026-07-01T06:59:00Z', '11:59 PM', '2026-06-30'],
    ['America/Denver', '2026-07-01T06:59:00Z', '12:59 AM', '2026-07-01'],
    // The hour that spring skips, and the one that comes twice in autumn.
    ['America/Chicago', '2026-03-08T08:00:00Z', '3:00 AM', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-01T09:30:00Z', '1:30 AM', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '1:30 AM', '2026-11-01'],
    ['Asia/Kathmandu', '2026-01-01T18:20:00Z', '12:05 AM', '2026-01-02'],
    ['America/Puerto_Rico', '2026-01-02T03:59:00Z', '11:59 PM', '2026-01-01'],
    ['Pacific/Guam', '2026-01-01T14:00:00Z', '12:00 AM', '2026-01-02'],
    ['America/New_York', '2025-10-15T00:00:00Z', '8:00 PM', '2025-10-14'],
  ])('in %s %s is %s of %s, drawn and in a form alike', (zone, iso, shown, day) => {
    workBy({ dates: { ...dates, timeZone: zone } });
    const at = Date.parse(iso);
    expect(campaignNow().timeZone).toBe(zone);
    expect(plain(hour.format(at))).toBe(shown);
    expect(townDay(at)).toBe(day);
    expect(plain(when(iso).text)).toContain(shown.replace(':00', ''));
    expect(isoDay(clock.day(at))).toBe(day);
    const wall = wallTime(at, campaignNow().timeZone);
    expect(wall.day).toBe(day);
    expect(plain(hour.formatToParts(at).map(({ value }) => value).join(''))).toBe(shown); // prettier-ignore
    const [h = 0, minute = 0] = wall.time.split(':').map(Number);
    expect(`${h % 12 || 12}:${String(minute).padStart(2, '0')} ${h < 12 ? 'AM' : 'PM'}`).toBe(shown);
  });

  it('is this build’s again when the published settings are gone', () => {
    workBy({ dates: { ...dates, timeZone: 'America/Chicago' } });
    workBy({});
    expect([townZone(), campaignNow().timeZone]).toEqual([campaign.timeZone, campaign.timeZone]);
  });

  it('rows that a device kept from before the publication take nothing back', () => {
    const [then, now] = [Date.now() + 1000, Date.now() + 2000];
    workBy({ dates: { ...dates, timeZone: 'Pacific/Honolulu' } }, now);
    workBy({}, then);
    expect(townZone()).toBe('Pacific/Honolulu');
    workBy({ dates: { ...dates, timeZone: 'America/Phoenix' } }, now + 1);
    expect(townZone()).toBe('America/Phoenix');
  });

  it('a zone that this device does not know changes nothing', () => {
    setTownZone('America/Larkspur_Falls');
    expect(townZone()).toBe(campaign.timeZone);
  });

  it('draws anew what is on the screen, once, and only for another zone', () => {
    const drawn = vi.fn();
    const end = onWriting(drawn);
    setTownZone('America/Chicago');
    setTownZone('America/Chicago');
    end();
    setTownZone('America/Denver');
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('what only Intl knows of another zone is not told of the build’s', () => {
    expect(townAhead(Date.parse('2026-01-15T12:00:00Z'))).toBe(-5 * 3_600_000);
    setTownZone('America/Chicago');
    expect(townAhead(Date.parse('2026-01-15T12:00:00Z'))).toBeNull();
  });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York'])(
    'a day of the calendar is the same one in %s',
    (zone) => {
      setTownZone(zone);
      expect([dayWords('2026-11-20'), monthWords('2026-11')]).toEqual(['Nov 20, 2026', 'November 2026']);
    },
  );
});
