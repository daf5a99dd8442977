/** How a sign stands: the same in every order in which its facts arrive, and the first one is kept. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_ACTIONS, signHead, type SignFact } from '../../../src/features/signs/model/state.ts';

const fact = (action: SignFact['action'], at: number, by = 'ada', over: Partial<SignFact> = {}): SignFact => ({
  id: `${action}-${at}-${by}`,
  action,
  at,
  by,
  supersedes: null,
  ...over,
});

const facts = fc
  .uniqueArray(
    fc.record({
      action: fc.constantFrom(...SIGN_ACTIONS.filter((action) => action !== 'undone')),
      at: fc.integer({ min: 0, max: 5 }),
      by: fc.constantFrom('ada', 'bo'),
    }),
    { maxLength: 8, selector: ({ action, at, by }) => `${action}-${at}-${by}` },
  )
  .chain((known) =>
    fc.tuple(
      fc.constant(known.map(({ action, at, by }) => fact(action, at, by))),
      fc.subarray(known.map(({ action, at, by }) => `${action}-${at}-${by}`)),
    ),
  )
  .map(([known, undone]) => [
    ...known,
    ...undone.map((id, n) => fact('undone', 9, 'ada', { id: `undo-${n}`, supersedes: id })),
  ]);

describe('how a sign stands', () => {
  it('is the same in whatever order its facts arrive', () => {
    fc.assert(
      fc.property(
        facts.chain((known) => fc.tuple(fc.constant(known), fc.shuffledSubarray(known, { minLength: known.length }))),
        ([known, shuffled]) => {
          expect(signHead(shuffled)).toEqual(signHead(known));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is as if what was undone had never been said', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const undone = new Set(known.map(({ supersedes }) => supersedes));
        expect(signHead(known)).toEqual(
          signHead(known.filter(({ id, action }) => action !== 'undone' && !undone.has(id))),
        );
      }),
    );
  });

  it('goes from asked to approved, standing, damaged, standing again and removed', () => {
    const story = [
      fact('approved', 1),
      fact('delivered', 2),
      fact('damaged', 3),
      fact('replaced', 4),
      fact('removed', 5),
    ];
    expect(story.map((_, n) => signHead(story.slice(0, n + 1)).state)).toEqual([
      'approved',
      'standing',
      'damaged',
      'standing',
      'removed',
    ]);
  });

  it('keeps the first of two crews, and says that there were two', () => {
    const first = fact('delivered', 2, 'ada');
    const head = signHead([fact('approved', 1), fact('delivered', 3, 'bo'), first]);
    expect(head).toMatchObject({ state: 'standing', deed: first, conflict: true });
    expect(signHead([first, fact('declined', 3, 'bo')])).toMatchObject({ state: 'standing', conflict: true });
    expect(signHead([fact('declined', 2, 'bo'), fact('delivered', 3, 'ada')])).toMatchObject({
      state: 'declined',
      conflict: true,
    });
  });

  it('takes a person’s own newer word for a change of mind, and a second press for none', () => {
    expect(signHead([fact('delivered', 2), fact('declined', 3)])).toMatchObject({ state: 'declined', conflict: false });
    expect(signHead([fact('delivered', 2), fact('delivered', 3)])).toMatchObject({ conflict: false, deed: { at: 2 } });
  });

  it('counts who was not home only while the sign waits, and afresh once it is approved again', () => {
    const missed = [fact('approved', 1), fact('not_home', 2), fact('not_home', 3)];
    expect(signHead(missed).tries).toBe(2);
    expect(signHead([...missed, fact('delivered', 4), fact('not_home', 5)]).tries).toBe(2);
    expect(signHead([...missed, fact('declined', 4), fact('approved', 5)])).toMatchObject({
      state: 'approved',
      tries: 0,
    });
  });
});
