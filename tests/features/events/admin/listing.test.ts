/** The list of events: what is upcoming, in which order, and found by which words. */
import { describe, expect, it } from 'vitest';
import { eventSpec } from '../../../../src/features/events/admin/listing.ts';
import type { EventSummary } from '../../../../src/features/events/data/reads.ts';
import { foundIn, WHOLE_LIST } from '../../../../src/ui/list/listView.ts';
const NOW = Date.parse('2026-10-10T12:00:00Z');
const HOUR = 3_600_000;
const event = (id: string, hours: number, over: Partial<EventSummary> = {}): EventSummary => ({
  id,
  title: id,
  date: NOW + hours * HOUR,
  ends_at: null,
  location: 'Library',
  description: null,
  kind: 'other',
  capacity: null,
  accessibility: null,
  directions: null,
  host: null,
  instructions: null,
  visibility: 'public',
  status: 'scheduled',
  cancel_reason: null,
  was_date: null,
  was_location: null,
  version: 1,
  rsvps: 0,
  expected: 0,
  waitlisted: 0,
  checked_in: 0,
  no_show: 0,
  conflicts: 0,
  held: 0,
  ...over,
});
const events = [
  event('next week', 170),
  event('last week', -170),
  event('yesterday', -20),
  event('on right now', -0.5, { kind: 'canvass' }),
  event('off', 30, { status: 'cancelled', host: 'Ruth' }),
];
const spec = eventSpec(NOW, 'en');
const shown = (query: string, picked: Record<string, string>) =>
  foundIn(spec, { ...WHOLE_LIST, query, picked }, spec.find(events)).map(({ id }) => id);

describe('the list of events', () => {
  it('begins with what is on right now, and with what was last', () => {
    expect(shown('', {})).toEqual(['on right now', 'next week']);
    expect(shown('', { shelf: 'past' })).toEqual(['yesterday', 'last week']);
    expect(shown('', { shelf: 'cancelled' })).toEqual(['off']);
  });

  it('finds by title, place, host and kind', () => {
    expect(shown('library next', {})).toEqual(['next week']);
    expect(shown('ruth', { shelf: 'cancelled' })).toEqual(['off']);
    expect(shown('canvass', {})).toEqual(['on right now']);
    const spanish = eventSpec(NOW, 'es');
    expect(
      spanish
        .find(events)('recorrido')
        .map(({ id }) => id),
    ).toEqual(['on right now']);
    expect(shown('', { kind: 'canvass' })).toEqual(['on right now']);
  });
});
