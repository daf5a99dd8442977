/** Code that is fetched when it is needed first. */
import { expect, it } from 'vitest';
import { lateCode } from '../../src/hooks/lateCode.ts';

it('is fetched once for all who ask, and again after it could not be had; why is known meanwhile', async () => {
  let asked = 0;
  let there = false;
  const code = lateCode(async () => {
    asked += 1;
    if (!there) throw new TypeError('Failed to fetch dynamically imported module: /x.js');
    return 'code';
  });
  expect(code.now()).toBeNull();
  expect(code.trouble()).toBeNull();
  await expect(code.load()).rejects.toThrow('Failed to fetch');
  expect(code.trouble()).toBe('offline');
  there = true;
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(asked).toBe(2);
  expect(code.now()).toBe('code');
});
