/** A line of the inbox with what this phone saved on top of it, and the views it belongs to. */
import { expect, it } from 'vitest';
import { createFolder, fold, type Entry, type Line, type OwnFact } from '../../../src/features/inbox/model/fold.ts';
import { isInView, VIEWS } from '../../../src/features/inbox/model/views.ts';

const calendar = { today: '2026-11-20', dayOf: (at: number) => new Date(at).toISOString().slice(0, 10) };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const line: Line = {
  kind: 'signup',
  id: 'alma',
  what: 'volunteer',
  arrivedAt: at('2026-11-19'),
  withdrawn: false,
  askedFor: null,
  owner: null,
  ownerName: null,
  head: null,
  facts: [],
  name: 'Alma Greene',
  email: null,
  phone: null,
  address: null,
  interest: null,
  availability: null,
  notes: null,
  headcount: null,
  event: null,
  language: null,
};
const own = (id: string, change: Partial<OwnFact>): OwnFact => ({
  id,
  action: 'note',
  by: 'me',
  byName: 'Me',
  assignee: null,
  assigneeName: null,
  nextOn: null,
  outcome: null,
  note: null,
  tag: null,
  at: at('2026-11-20'),
  counts: true,
  seen: null,
  delivery: 'saved',
  ...change,
});
const viewsOf = (entry: Entry) => VIEWS.filter((view) => isInView(entry, view, 'me'));

it('shows a claim that only this phone has as mine, and the state that follows from it', () => {
  const entry = fold(line, [own('1', { action: 'claimed' })], calendar);
  expect(entry).toMatchObject({ owner: 'me', ownerName: 'Me', head: '1', state: 'claimed', dueOn: '2026-11-22' });
  expect(viewsOf(entry)).toEqual(['todo', 'mine', 'claimed']);
});

it('counts what the server refused for nothing, and still shows it', () => {
  const entry = fold(line, [own('1', { action: 'closed', delivery: 'refused' })], calendar);
  expect(entry.state).toBe('new');
  expect(entry.own).toHaveLength(1);
});

it('counts a fact once that both the server and this phone have', () => {
  const fact = own('1', { action: 'claimed' });
  const told = { ...line, owner: 'me', ownerName: 'Me', head: '1', facts: [fact] };
  const entry = fold(told, [fact], calendar);
  expect(entry.facts).toHaveLength(1);
  expect(entry.rivals).toEqual([]);
});

it('shows a claim made without having seen the owner as a conflict, and the owner stays', () => {
  const theirs = { ...line, owner: 'ruth', ownerName: 'Ruth', head: 'r' };
  const entry = fold(theirs, [own('1', { action: 'claimed' })], calendar);
  expect(entry).toMatchObject({ owner: 'ruth', rivals: [{ id: '1', counts: false }] });
  expect(viewsOf(entry)).toContain('contested');
  const settled = fold(theirs, [own('1', { action: 'claimed' }), own('2', { action: 'claimed', seen: 'r' })], calendar);
  expect(settled).toMatchObject({ owner: 'me', head: '2', rivals: [] });
});

it.each([
  ['waiting', { action: 'snoozed', nextOn: '2026-11-25' }, ['waiting']],
  ['overdue', { action: 'snoozed', nextOn: '2026-11-18' }, ['todo', 'new', 'overdue']],
  ['done', { action: 'closed' }, ['done']],
  ['spam', { action: 'spam' }, ['spam']],
] as const)('is %s, and stands in the views that say so', (state, change, views) => {
  const entry = fold(line, [own('1', change)], calendar);
  expect(entry.state).toBe(state);
  expect(viewsOf(entry)).toEqual(views);
});

it('is overdue when nobody has done anything for longer than promised', () => {
  expect(fold({ ...line, arrivedAt: at('2026-11-17') }, [], calendar).state).toBe('overdue');
  expect(fold({ ...line, arrivedAt: at('2026-11-17'), what: 'newsletter' }, [], calendar).state).toBe('new');
});

it('keeps who comes and who reads along apart from those who wait for an answer, until a day is agreed with them', () => {
  const reader: Line = { ...line, what: 'newsletter' };
  expect(viewsOf(fold(reader, [], calendar))).toEqual(['signed_up']);
  const planned = own('1', { action: 'snoozed', nextOn: '2026-11-20' });
  expect(viewsOf(fold(reader, [planned], calendar))).toEqual(['todo', 'new']);
  expect(viewsOf(fold(reader, [own('1', { action: 'claimed' })], calendar))).toEqual(['mine', 'signed_up']);
});

it('gives the very same entry for the same line and facts, and another for another fact', () => {
  const foldOnce = createFolder(calendar);
  const facts = [own('n', { note: 'Rings long.' })];
  expect(foldOnce(line, facts)).toBe(foldOnce(line, facts));
  expect(foldOnce(line, undefined)).toEqual(fold(line, [], calendar));
  expect(foldOnce(line, facts).facts).toHaveLength(1);
});
