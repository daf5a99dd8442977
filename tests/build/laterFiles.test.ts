/** What the first visit downloads, and what waits. */
import { describe, expect, it } from 'vitest';
import { splitManifest } from '../../src/sw/laterFiles.ts';

describe('the worker’s files', () => {
  it('leave the other pages’ code out of the first visit, and lose none of it', () => {
    const entry = (url: string) => ({ url, revision: null });
    const entries = ['index.html', 'assets/app-1.js', 'assets/later/users-2.js'].map(entry);
    expect(splitManifest(entries)).toEqual({
      first: [entry('index.html'), entry('assets/app-1.js')],
      later: ['/assets/later/users-2.js'],
    });
  });
});
