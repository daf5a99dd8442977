/**
 * Refuses a damaged access token, as hosted Supabase does. @supabase/lite takes a token that is not three parts long for no
 * token at all and goes on as a visitor: a person's row would be stored under nobody's name.
 */

/** The answer for a request whose Authorization header is neither a token's shape nor one of our keys; else null. */
export function damagedToken(authorization: string | null | undefined, keys: readonly string[]): string | null {
  if (!authorization) return null;
  const token = /^Bearer (.*)$/i.exec(authorization)?.[1]?.trim() ?? '';
  if (keys.includes(token)) return null;
  const parts = token.split('.');
  // What begins like a key is no token for lite, whatever follows.
  if (parts.length === 3 && parts.every((part) => part !== '') && !token.startsWith('sb_')) return null;
  const details = `Expected 3 parts in JWT; got ${parts.filter((part) => part !== '').length}`;
  return JSON.stringify({ code: 'PGRST301', details, hint: null, message: 'Invalid JWT' });
}
