/** The dashboard: no invented trend, the right day, the right order for a role. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { ROLES } from '../../../src/core/session/roles.ts';
import { parseTimestamp } from '../../../src/core/session/time.ts';
import { agenda, timeOf, whenOf } from '../../../src/features/dashboard/days.ts';
import {
  figures,
  figuresFirst,
  sectionsFor,
  SIGNUP_WORDS,
  signupLines,
  STAT_WORDS,
} from '../../../src/features/dashboard/figures.ts';
import { digits } from '../../../src/hooks/format.ts';

describe('the figures', () => {
  it('are always six, a missing one 0', () => {
    const found = figures([{ label: 'volunteers', value_number: 7 }], [], []);
    expect(found).toHaveLength(6);
    expect(found.find((one) => one.label === 'volunteers')?.value).toBe(7);
    expect(found.find((one) => one.label === 'doors_total')?.value).toBe(0);
  });

  it('have no trend where fewer than two values are known', () => {
    const one = { at: '2026-11-01 10:00:00+00', record_id: 'volunteers', after: { value_number: 5 } };
    expect(figures([], [one], []).every((figure) => figure.trend.length === 0)).toBe(true);
  });

  it('have a trend of their own, oldest first, from the record', () => {
    const trend = figures(
      [],
      [
        { at: '2026-11-03 10:00:00+00', record_id: 'volunteers', after: { value_number: 9 } },
        { at: '2026-11-02 10:00:00+00', record_id: 'doors_total', after: { value_number: 100 } },
        { at: '2026-11-01 10:00:00+00', record_id: 'volunteers', after: { value_number: 5 } },
        { at: '2026-11-04 10:00:00+00', record_id: 'volunteers', after: null },
      ],
      [],
    ).find((figure) => figure.label === 'volunteers')?.trend;
    expect(trend?.map((point) => point.value)).toEqual([5, 9]);
  });

  it.each(ROLES)('come complete and each section once for %s', (role) => {
    expect([...sectionsFor([role])].sort()).toEqual([
      'events',
      'figures',
      'money',
      'queue',
      'signs',
      'signups',
      'turfs',
      'work',
    ]);
    const labels = figures([], [], figuresFirst([role])).map((figure) => figure.label);
    expect([...labels].sort()).toEqual(Object.keys(STAT_WORDS).sort());
  });

  it('begin with the turfs and the doors for a field organizer and with the money for a finance director', () => {
    expect(sectionsFor(['field_organizer']).slice(0, 2)).toEqual(['turfs', 'work']);
    expect(figures([], [], figuresFirst(['field_organizer']))[0]?.label).toBe('doors_total');
    expect(figures([], [], figuresFirst(['finance_director']))[0]?.label).toBe('weekly_raised');
  });
});

describe('the agenda', () => {
  const event = (id: string, date: string) => ({ id, title: id, date, location: 'x' });
  // 9 PM in New York on November 20th is already the 21st in UTC.
  const now = Date.parse('2026-11-21T02:00:00Z');

  it('goes by the campaign’s own day', () => {
    const events = [
      event('this morning', '2026-11-20 14:00:00+00'),
      event('tonight', '2026-11-21 03:00:00+00'),
      event('tomorrow', '2026-11-21 15:30:00+00'),
      event('yesterday', '2026-11-19 23:00:00+00'),
    ];
    const { today, next } = agenda(events, now);
    expect(today.map((one) => one.id)).toEqual(['this morning', 'tonight']);
    expect(next.map((one) => one.id)).toEqual(['tomorrow']);
  });

  it('says times as people do', () => {
    expect(timeOf(event('a', '2026-11-21 19:00:00+00'))).toBe('2 PM');
    expect(whenOf(event('a', '2026-11-21T23:30:00+00:00'))).toBe('Sat, Nov 21, 6:30 PM');
  });
});

describe('the sign-ups', () => {
  afterEach(() => setLocale('en'));

  it('show all four types, a quiet one too, and what volunteers want most', () => {
    const lines = signupLines([
      { type: 'volunteer', interest: 'door_knock', count: 1 },
      { type: 'volunteer', interest: 'phone_bank', count: 3 },
      { type: 'event', interest: null, count: 1 },
    ]);
    const said = () => lines.map(({ type, count }) => SIGNUP_WORDS[type]({ count, shown: digits(count) }));
    expect(said()).toEqual(['4 new volunteers', '1 RSVP', '0 ideas', '0 subscribers']);
    expect(lines[0]?.wants).toEqual([
      { interest: 'phone_bank', count: 3 },
      { interest: 'door_knock', count: 1 },
    ]);
    setLocale('es');
    expect(said()).toEqual(['4 personas voluntarias nuevas', '1 confirmación', '0 ideas', '0 suscripciones']);
  });
});

describe('the database’s times', () => {
  it.each(['2026-11-21 02:35:15.906+00', '2026-11-21T02:35:15.906+00:00', '2026-11-20T21:35:15.906-05'])(
    'are read from %s',
    (text) => {
      expect(parseTimestamp(text)).toBe(Date.parse('2026-11-21T02:35:15.906Z'));
    },
  );

  it.each(['', 'soon', null, 7])('are not read from %s', (value) => {
    expect(parseTimestamp(value)).toBeNull();
  });
});
