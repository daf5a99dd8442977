/** What the worker fetches once the page is quiet: all of it, and never so much at once that the page waits. */
import { afterEach, expect, it, vi } from 'vitest';
import { keepLater } from '../../src/sw/laterFiles.ts';

afterEach(() => vi.unstubAllGlobals());

it('fetches a few files at a time, each once, whatever is lost on the way', async () => {
  let [now, most] = [0, 0];
  const added: string[] = [];
  const cache = {
    keys: async () => [new Request('https://site.test/assets/3.js')],
    async add(file: string) {
      most = Math.max(most, ++now);
      await Promise.resolve();
      added.push(file);
      now--;
      if (file === '/assets/5.js') throw new TypeError('lost');
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const files = Array.from({ length: 40 }, (_one, at) => `/assets/${at}.js`);
  await keepLater(files);
  expect(added.toSorted()).toEqual(files.filter((file) => file !== '/assets/3.js').toSorted());
  expect(most).toBe(4);
});
