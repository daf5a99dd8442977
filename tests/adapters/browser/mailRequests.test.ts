/** What this browser asked a mail for: known for an hour, of no other address, and gone once it was answered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetMailRequests,
  isMailRequested,
  rememberMailRequest,
} from '../../../src/adapters/browser/mailRequests.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('knows an address for an hour, however it is written', () => {
  rememberMailRequest('Ada@Example.com ', 1_000);
  expect(isMailRequested('ada@example.com', 1_000)).toBe(true);
  expect(isMailRequested('bea@example.com', 1_000)).toBe(false);
  expect(isMailRequested('ada@example.com', 3_600_999)).toBe(true);
  expect(isMailRequested('ada@example.com', 3_601_000)).toBe(false);
  expect(isMailRequested('ada@example.com', 999), 'a clock that was set back').toBe(false);
});

it('keeps five at most, and none once one was answered', () => {
  for (let n = 0; n < 7; n++) rememberMailRequest(`${n}@example.com`, 1_000);
  expect(isMailRequested('1@example.com', 1_000)).toBe(false);
  expect(isMailRequested('6@example.com', 1_000)).toBe(true);
  forgetMailRequests();
  expect(kept.size).toBe(0);
});

it.each(['{', '[1, null]', '{"email":"a@b.co"}'])('takes %s for nothing', (text) => {
  kept.set('mail-requests', text);
  expect(isMailRequested('a@b.co')).toBe(false);
});
