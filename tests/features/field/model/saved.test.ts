/** What is said to be sent, and what is not. */
import { describe, expect, it } from 'vitest';
import { savedOf } from '../../../../src/features/field/model/saved.ts';

describe('what was saved on a walk', () => {
  it('is not all sent while an added person waits, whatever the doors say', () => {
    expect(savedOf(['sent', 'saved'], [])).toEqual({ any: true, unsent: 1, needsYou: 0 });
  });

  it('tells what does not go by itself', () => {
    expect(savedOf(['needs-you', 'saved', 'sent'], [])).toEqual({ any: true, unsent: 2, needsYou: 1 });
  });

  it('is nothing for somebody who saved nothing: nobody tells them that it was sent', () => {
    expect(savedOf([], [])).toEqual({ any: false, unsent: 0, needsYou: 0 });
  });
});
