/** What a document says of its file is made of the file's bytes. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fileSaid } from '../../../../src/features/content/data/fileHash.ts';

it('is the hash and the size of what was chosen', async () => {
  const text = 'Filing, April 2027\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(await fileSaid(new Blob([text]))).toEqual({ sha256, bytes: text.length });
});

it('is nothing of a file that is too big for a phone, or that was taken away', async () => {
  expect(await fileSaid({ size: 100_000_001 } as Blob)).toBe('too-big');
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  });
  expect(await fileSaid(gone)).toBe('unreadable');
});
