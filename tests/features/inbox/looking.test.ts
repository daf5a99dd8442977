/** What of the lines at hand is shown, in which order, and what stays while somebody works on it. */
import { expect, it } from 'vitest';
import { fold, type Entry, type Line, type OwnFact } from '../../../src/features/inbox/model/fold.ts';
import { arranged, entriesFor, keyOf, recounted } from '../../../src/features/inbox/model/looking.ts';
import { EVERYTHING, type View } from '../../../src/features/inbox/model/views.ts';

const calendar = { today: '2026-11-20', dayOf: (at: number) => new Date(at).toISOString().slice(0, 10) };
const line = (id: string, day: string, change: Partial<Line> = {}): Line => ({
  kind: 'signup',
  id,
  what: 'volunteer',
  arrivedAt: Date.parse(`${day}T12:00:00Z`),
  withdrawn: false,
  askedFor: null,
  owner: null,
  ownerName: null,
  head: null,
  facts: [],
  name: id,
  email: null,
  phone: null,
  address: null,
  interest: null,
  availability: null,
  notes: null,
  headcount: null,
  event: null,
  language: null,
  ...change,
});
const closed: OwnFact = {
  id: 'f',
  action: 'closed',
  by: 'me',
  byName: 'Me',
  assignee: null,
  assigneeName: null,
  nextOn: null,
  outcome: null,
  note: null,
  tag: null,
  at: Date.parse('2026-11-20T12:00:00Z'),
  counts: true,
  seen: null,
  delivery: 'saved',
};
const entry = (...of: Parameters<typeof line>): Entry => fold(line(...of), [], calendar);
const namesIn = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const NONE: ReadonlySet<string> = new Set();

const alma = entry('alma', '2026-11-19', { phone: '(207) 555-0101', notes: 'Every porch on Cedar Street' });
const walt = entry('walt', '2026-11-15', { owner: 'me' });
const zoe = entry('zoe', '2026-11-18', { name: 'Zoë O’Brien' });
const all = [alma, walt, zoe];

it('shows what is due first, and the newest first of what is done', () => {
  expect(namesIn(entriesFor(all, EVERYTHING, 'me', NONE))).toEqual(['walt', 'zoe', 'alma']);
  const done = all.map((one) => fold(one, [closed], calendar));
  expect(namesIn(entriesFor(done, { ...EVERYTHING, view: 'done' }, 'me', NONE))).toEqual(['alma', 'zoe', 'walt']);
});

it('finds by words in any spelling and by a number however it is written, and trusts what the server found', () => {
  const find = (words: string, found = NONE) => namesIn(entriesFor(all, { ...EVERYTHING, words }, 'me', found));
  expect(find('zoe')).toEqual(['zoe']);
  expect(find('porch ced')).toEqual(['alma']);
  expect(find('2075550101')).toEqual(['alma']);
  expect(find('nobody')).toEqual([]);
  expect(find('5550101', new Set([keyOf(alma)]))).toEqual(['alma']);
});

it('keeps the line that somebody works on in its place, whatever becomes of it', () => {
  const shown = entriesFor(all, EVERYTHING, 'me', NONE);
  const held = { key: keyOf(zoe), order: shown.map(keyOf) };
  const after = all.map((one) => (one === zoe ? fold(one, [closed], calendar) : one));
  const left = entriesFor(after, EVERYTHING, 'me', NONE);
  expect(namesIn(left)).toEqual(['walt', 'alma']);
  expect(namesIn(arranged(left, after, held))).toEqual(['walt', 'zoe', 'alma']);
  expect(namesIn(arranged(left, after, null))).toEqual(['walt', 'alma']);
});

it('moves the numbers by what the server has not been told', () => {
  const counts = new Map<View, number>([
    ['todo', 3],
    ['done', 0],
    ['mine', 1],
  ]);
  const moves = [{ before: walt, after: fold(walt, [closed], calendar) }];
  expect([...recounted(counts, moves, 'me')]).toEqual([
    ['todo', 2],
    ['done', 1],
    ['mine', 0],
  ]);
});
