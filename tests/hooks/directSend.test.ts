/** Under whose name a form goes out when this device can't store it. */
import { describe, expect, it } from 'vitest';
import { storedSender } from '../../src/hooks/directSend.ts';

const NOW = Date.UTC(2025, 9, 20, 12);
const KEY = 'sb-127-auth-token';

function storageWith(entries: Record<string, string>) {
  const keys = Object.keys(entries);
  return { length: keys.length, key: (n: number) => keys[n] ?? null, getItem: (key: string) => entries[key] ?? null };
}

const session = (expiresAt: number) =>
  JSON.stringify({ access_token: 'token', expires_at: expiresAt, user: { id: 'user-1' } });

describe('the sender of a form that could not be stored', () => {
  it('is nobody when nobody signed in on this device', () => {
    expect(storedSender(storageWith({ theme: 'dark' }), NOW)).toEqual({ userId: null, token: null });
  });

  it('is the signed-in person while their token is valid', () => {
    const storage = storageWith({ [KEY]: session(NOW / 1000 + 60) });
    expect(storedSender(storage, NOW)).toEqual({ userId: 'user-1', token: 'token' });
  });

  it.each([
    ['an expired token', session(NOW / 1000 - 1)],
    ['a session that cannot be read', '{'],
    ['a session without a user', JSON.stringify({ access_token: 'token', expires_at: NOW / 1000 + 60 })],
    ['nothing in it', 'null'],
  ])('is not found with %s: nothing goes out, least of all without a name', (_, stored) => {
    expect(storedSender(storageWith({ [KEY]: stored }), NOW)).toBeNull();
  });
});
