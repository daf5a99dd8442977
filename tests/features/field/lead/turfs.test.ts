/** What a field leader sees of hundreds of turfs: how they stand together, and the ones looked for. */
import { describe, expect, it } from 'vitest';
import { findTurfs, isOn, sortTurfs, totalsOf } from '../../../../src/features/field/lead/turfs/finding.ts';
import { parseTurfView, type TurfFilter, type TurfSort } from '../../../../src/features/field/lead/turfs/view.ts';
import type { Turf } from '../../../../src/features/field/lead/reads.ts';

const NOW = Date.parse('2026-10-10T12:00:00Z');

const turf = (name: string, over: Partial<Turf> = {}): Turf => ({
  turf_id: name,
  name,
  doors: 40,
  visited: 0,
  done: 0,
  contacts: 0,
  conflicts: 0,
  last_at: null,
  holder: null,
  holder_name: null,
  due_at: null,
  streets: [],
  ...over,
});
const held = (due_at: string) => ({ holder: 'r', holder_name: 'Ruth Okafor', due_at });

const turfs = [
  turf('Mill Street 10', { visited: 40, done: 12, last_at: '2026-10-09 18:00:00+00' }),
  turf('Mill Street 9', { visited: 10, done: 3, last_at: '2026-10-10T10:00:00Z', ...held('2026-10-12T23:59:59Z') }),
  turf('Cedar South', { streets: ['Zoë Lane'], ...held('2026-10-08T23:59:59Z') }),
  turf('Empty', { doors: 0 }),
  turf('Ridge', { visited: 20, conflicts: 2, last_at: '2026-10-01T10:00:00Z' }),
];
const names = (found: readonly Turf[]) => found.map(({ name }) => name);

describe('a filter shows', () => {
  it.each<[TurfFilter, string[]]>([
    ['all', ['Mill Street 10', 'Mill Street 9', 'Cedar South', 'Empty', 'Ridge']],
    ['free', ['Mill Street 10', 'Empty', 'Ridge']],
    ['held', ['Mill Street 9', 'Cedar South']],
    ['overdue', ['Cedar South']],
    ['untouched', ['Cedar South', 'Empty']],
    ['conflicts', ['Ridge']],
    ['finished', ['Mill Street 10']],
  ])('%s', (filter, shown) => {
    expect(names(turfs.filter((one) => isOn(filter, one, NOW)))).toEqual(shown);
  });
});

it('all turfs together are summed up', () => {
  expect(totalsOf(turfs)).toMatchObject({ turfs: 5, doors: 160, visited: 70, done: 15 });
});

describe('a word finds', () => {
  const find = (query: string) => names(findTurfs(turfs)(query));

  it.each([
    ['the beginning of a word of the name', 'rid', ['Ridge']],
    ['words in any order', '10 mill', ['Mill Street 10']],
    ['a street in the turf, without its dots', 'zoe', ['Cedar South']],
    ['whoever has it', 'okafor', ['Mill Street 9', 'Cedar South']],
    ['nothing in the middle of a word', 'idge', []],
  ])('%s', (_, query, found) => expect(find(query)).toEqual(found));

  it('every turf when nothing is typed', () => expect(find('  ')).toHaveLength(turfs.length));
});

describe('the order', () => {
  it.each<[TurfSort, string[]]>([
    ['name', ['Cedar South', 'Empty', 'Mill Street 9', 'Mill Street 10', 'Ridge']],
    ['least', ['Cedar South', 'Empty', 'Mill Street 9', 'Ridge', 'Mill Street 10']],
    ['most', ['Mill Street 10', 'Ridge', 'Mill Street 9', 'Cedar South', 'Empty']],
    ['last', ['Mill Street 9', 'Mill Street 10', 'Ridge', 'Cedar South', 'Empty']],
    ['due', ['Cedar South', 'Mill Street 9', 'Empty', 'Mill Street 10', 'Ridge']],
  ])('by %s', (sort, sorted) => expect(names(sortTurfs(turfs, sort))).toEqual(sorted));
});

describe('the address', () => {
  it('says the filter and the order, and leaves out what is so anyway', () => {
    expect(parseTurfView({ turfs: 'overdue', sort: 'due' })).toEqual({ turfs: 'overdue', sort: 'due' });
    expect(parseTurfView({ turfs: 'all', sort: 'name' })).toEqual({});
  });

  it('keeps nothing else: what somebody types may be a name', () => {
    expect(parseTurfView({ turfs: 'ruth', sort: 7, query: 'Ruth Okafor' })).toEqual({});
  });
});
