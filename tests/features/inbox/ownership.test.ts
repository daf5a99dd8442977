/** Two phones that claim one person in a dead spot: whatever order their facts arrive in, one has them, and nobody is overwritten unseen. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { weigh, type Bid, type Ownership } from '../../../src/features/inbox/model/ownership.ts';

const NOBODY: Ownership = { owner: null, head: null };
const PHONES = ['a', 'b', 'c'] as const;

/** What each phone saves while it sees only its own facts, and in which order the phones' facts then arrive. */
const story = fc.record({
  presses: fc.array(fc.record({ phone: fc.nat(2), to: fc.nat(2), after: fc.boolean() }), { maxLength: 12 }),
  order: fc.array(fc.nat(2), { minLength: 40, maxLength: 40 }),
});

function savedBy(presses: readonly { phone: number; to: number; after: boolean }[]): Bid[][] {
  const queues: Bid[][] = [[], [], []];
  presses.forEach(({ phone, to, after }, n) => {
    const queue = queues[phone] ?? [];
    // Somebody who has claimed already acts on their own claim; `after`: a page that never showed it.
    const seen = after ? (queue.at(-1)?.id ?? null) : null;
    queue.push({ id: `${phone}-${n}`, to: PHONES[to] ?? 'a', seen });
  });
  return queues;
}

it('ends in one owner, changed by nobody who had not seen the claim that counted', () => {
  fc.assert(
    fc.property(story, ({ presses, order }) => {
      const queues = savedBy(presses);
      let now = NOBODY;
      const arrived: Bid[] = [];
      for (const phone of order) {
        const bid = queues[phone]?.shift();
        if (!bid) continue;
        arrived.push(bid);
        const { after, counts } = weigh(now, bid);
        if (after.owner !== now.owner) expect(bid.seen).toBe(now.head);
        if (!counts) expect(after).toBe(now);
        now = after;
      }
      if (arrived.length > 0) expect(arrived.map(({ to }) => to)).toContain(now.owner);
    }),
    { numRuns: 300, seed: 16 },
  );
});

it('lets whoever has seen the owner settle it, whatever came before', () => {
  fc.assert(
    fc.property(story, ({ presses, order }) => {
      const queues = savedBy(presses);
      let now = NOBODY;
      for (const phone of order) {
        const bid = queues[phone]?.shift();
        if (bid) now = weigh(now, bid).after;
      }
      const settled = weigh(now, { id: 'settled', to: 'b', seen: now.head });
      expect(settled).toEqual({ after: { owner: 'b', head: 'settled' }, counts: true });
    }),
    { numRuns: 100, seed: 16 },
  );
});

it('takes a second claim of the owner for what it is: nothing new', () => {
  const first = weigh(NOBODY, { id: '1', to: 'a', seen: null }).after;
  expect(weigh(first, { id: '2', to: 'a', seen: null })).toEqual({ after: first, counts: true });
});
