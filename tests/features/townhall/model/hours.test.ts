/** From when to when a session takes questions, the last line of captions, and which room comes first. */
import { describe, expect, it } from 'vitest';
import { byNeed } from '../../../../src/features/townhall/model/byNeed.ts';
import { captionShown } from '../../../../src/features/townhall/model/caption.ts';
import { hoursOf, readHours } from '../../../../src/features/townhall/model/hours.ts';

const ZONE = 'America/New_York';
const SESSION = { opens_at: '2026-10-01T13:00:12.345Z', closes_at: '2026-10-14T01:00:00+00:00' };

describe('hours', () => {
  it('are typed on the town’s clock', () => {
    expect(hoursOf(SESSION, ZONE)).toEqual({ opens: '2026-10-01T09:00', closes: '2026-10-13T21:00' });
  });

  it('leave what nobody touched as it is, to the second', () => {
    expect(readHours(hoursOf(SESSION, ZONE), SESSION, ZONE)).toEqual(SESSION);
    expect(readHours({ ...hoursOf(SESSION, ZONE), closes: '2026-10-13T22:30' }, SESSION, ZONE)).toEqual({
      opens_at: SESSION.opens_at,
      closes_at: '2026-10-14T02:30:00.000Z',
    });
  });

  it.each([
    [{ opens: '' }, 'no_opens'],
    // The hour that the clocks skip in spring.
    [{ opens: '2026-03-08T02:30' }, 'no_opens'],
    [{ closes: 'tomorrow' }, 'no_closes'],
    [{ closes: '2026-09-30T09:00' }, 'order'],
    [{ closes: '2027-09-30T09:00' }, 'long'],
  ] as const)('refuse %j as %s', (change, fault) => {
    expect(readHours({ ...hoursOf(SESSION, ZONE), ...change }, SESSION, ZONE)).toBe(fault);
  });
});

describe('a line of captions', () => {
  it('goes from a screen that has had no signal for a minute and a half', () => {
    expect(captionShown('Good evening.', 1000, 91_000)).toBe('Good evening.');
    expect(captionShown('Good evening.', 1000, 91_001)).toBeNull();
    expect(captionShown('Good evening.', null, 1000)).toBeNull();
    expect(captionShown(null, 1000, 1000)).toBeNull();
  });
});

describe('town halls', () => {
  const NOW = Date.parse('2026-10-10T12:00:00Z');
  const room = (id: string, day: string, pending = 0) => ({
    id,
    date: `${day}T22:00:00Z`,
    closes_at: `${day}T23:30:00Z`,
    pending,
    contested: 0,
    overdue: 0,
    open: 0,
    appealed: 0,
    held: 0,
    cancelled: false,
  });

  it('come where somebody waits first, then what is next, then what was, the latest first', () => {
    const rooms = [
      room('older', '2026-09-01'),
      room('old', '2026-09-20'),
      room('later', '2026-10-20'),
      room('soon', '2026-10-12'),
      room('waits', '2026-10-25', 2),
    ];
    expect(byNeed(rooms, NOW).map(({ id }) => id)).toEqual(['waits', 'soon', 'later', 'old', 'older']);
  });
});
