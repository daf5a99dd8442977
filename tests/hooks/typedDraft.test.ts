/** What was typed into a dialog and is found again: with the decision that it was begun on, and only the fields that are there today. */
import { describe, expect, it } from 'vitest';
import { typedIn } from '../../src/hooks/typedDraft.ts';

const empty = { words: '', day: '2026-01-05' };

describe('what was typed before', () => {
  it('comes back upon the decision that it was begun on', () => {
    const kept = { base: 'head', values: { words: 'In May.', day: '2026-01-06' } };
    expect(typedIn(kept, empty)).toEqual(kept);
    expect(typedIn({ base: null, values: { words: 'In May.' } }, empty)).toEqual({
      base: null,
      values: { words: 'In May.', day: '2026-01-05' },
    });
  });

  it.each([
    null,
    'words',
    {},
    { base: 7, values: { words: 'x' } },
    { base: null, values: null },
    { base: null, values: empty },
    { base: null, values: { words: 3, other: 'x' } },
  ])('is nothing where nothing of use is kept: %j', (kept) => expect(typedIn(kept, empty)).toBeNull());
});
