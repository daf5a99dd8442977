/** How failures are counted on a phone: said once at once, the rest of the day in one more row, never more than a few a day. */
import { describe, expect, it } from 'vitest';
import { failure, type Failure } from '../../../src/core/failures/failure.ts';
import {
  giveBack,
  note,
  NOTHING,
  once,
  readTally,
  ROWS_A_DAY,
  takeDue,
  type Tally,
} from '../../../src/core/failures/tally.ts';

const NOON = Date.UTC(2026, 9, 20, 12);
const DAY = 86_400_000;
const full = failure('storage', 'QuotaExceededError', 'outbox');
const noted = (tally: Tally, times: number, now = NOON, one: Failure = full, tell = true) =>
  Array.from({ length: times }).reduce<Tally>((before) => note(before, one, 'b1', now, tell), tally);

describe('a failure that comes a thousand times in a day', () => {
  const first = takeDue(noted(NOTHING, 3), NOON);
  const later = noted(first.tally, 997, NOON + 1000);

  it('is said at once', () => {
    expect(first.rows).toEqual([{ ...full, build: 'b1', times: 3, firstOnPhone: true }]);
  });

  it('is not said again that day', () => {
    expect(takeDue(later, NOON + 2000).rows).toEqual([]);
  });

  it('is said once more on another day, with the rest of its count and as the same phone', () => {
    const next = takeDue(later, NOON + DAY);
    expect(next.rows).toEqual([{ ...full, build: 'b1', times: 997, firstOnPhone: false }]);
    expect(takeDue(next.tally, NOON + DAY).rows).toEqual([]);
  });
});

it('says a few of many different failures a day, and the others on the next', () => {
  let tally: Tally = NOTHING;
  for (let n = 0; n < 30; n += 1) tally = noted(tally, 1, NOON, failure('error', 'TypeError', `main:1:${n}`));
  const today = takeDue(tally, NOON);
  expect(today.rows).toHaveLength(ROWS_A_DAY);
  expect(takeDue(today.tally, NOON + 1).rows).toEqual([]);
  expect(takeDue(today.tally, NOON + DAY).rows).toHaveLength(ROWS_A_DAY);
});

it('says a failure of a new build again, and does not count the phone twice', () => {
  const first = takeDue(noted(NOTHING, 1), NOON);
  const second = takeDue(note(first.tally, full, 'b2', NOON, true), NOON);
  expect(second.rows).toEqual([{ ...full, build: 'b2', times: 1, firstOnPhone: false }]);
});

it('never says what was counted under Global Privacy Control, not even once it is off', () => {
  const asked = noted(NOTHING, 5, NOON, full, false);
  expect(asked.lines).toMatchObject([{ times: 5 }]);
  expect(takeDue(asked, NOON).rows).toEqual([]);
  expect(takeDue(asked, NOON + DAY).rows).toEqual([]);
  expect(takeDue(noted(asked, 2, NOON + DAY), NOON + DAY).rows).toMatchObject([{ times: 2 }]);
});

it('says it later where it could not be saved', () => {
  const { rows, tally } = takeDue(noted(NOTHING, 4), NOON);
  const [row] = rows;
  if (!row) throw new Error('Nothing was due.');
  expect(takeDue(giveBack(tally, row), NOON + 1).rows).toEqual(rows);
});

it('counts an item of the outbox once', () => {
  const counted = once(NOTHING, 'an id refused');
  expect(counted && once(counted, 'an id refused')).toBeNull();
});

it('keeps little, and not for long', () => {
  let tally = NOTHING;
  for (let n = 0; n < 500; n += 1) tally = noted(tally, 1, NOON, failure('error', 'Error', `main:1:${n}`));
  expect(tally.lines.length).toBeLessThanOrEqual(40);
  expect(noted(tally, 1, NOON + 20 * DAY).lines).toHaveLength(1);
});

it('reads what another version or a hand wrote as far as it is what it should be', () => {
  const good = noted(NOTHING, 1);
  expect(readTally(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const kept of [null, 7, [], 'x', { lines: 3 }, { lines: [{ ...good.lines[0], name: 'Ada Quill' }, null] }])
    expect(readTally(kept)).toEqual(NOTHING);
});
