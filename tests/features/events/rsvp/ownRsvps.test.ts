/** What a device remembers of the RSVPs it sent: ids, so that the next one can ask "Change your RSVP?". */
import { beforeEach, expect, it, vi } from 'vitest';
import { keepRsvp, ownRsvps } from '../../../../src/features/events/data/ownRsvps.ts';

const EVENT = 'e0000000-0000-4000-8000-000000000001';
const idOf = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('knows the RSVPs of this event alone, the latest first', () => {
  keepRsvp(idOf(1), EVENT, null, 1);
  keepRsvp(idOf(2), 'another', null, 2);
  keepRsvp(idOf(3), EVENT, null, 3);
  expect(ownRsvps(EVENT).map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
});

it('counts a change with the RSVP it changes, however often', () => {
  keepRsvp(idOf(1), EVENT, null, 1);
  keepRsvp(idOf(2), EVENT, idOf(1), 2);
  keepRsvp(idOf(3), EVENT, idOf(1), 3);
  expect(ownRsvps(EVENT)).toEqual([{ id: idOf(1), event: EVENT, at: 3 }]);
});

it('keeps no name, no address and no number', () => {
  keepRsvp(idOf(1), EVENT, null, 1);
  expect(JSON.parse([...kept.values()][0] ?? '')).toEqual([{ id: idOf(1), event: EVENT, at: 1 }]);
});

it('asks nothing where storage is forbidden or holds something else', () => {
  kept.set('my-rsvps', '{"id":1}');
  expect(ownRsvps(EVENT)).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(ownRsvps(EVENT)).toEqual([]);
});
