/** Reading the fragment that a mail's link leaves behind: a session, or why there is none. */
import type { AuthFailure } from './ports.ts';

export type MailLink =
  | { readonly kind: 'session'; readonly refreshToken: string; readonly purpose: MailPurpose }
  | { readonly kind: 'failed'; readonly failure: AuthFailure };

export type MailPurpose = 'signup' | 'recovery' | 'invite' | 'email_change' | 'magiclink';

const PURPOSES: ReadonlySet<string> = new Set<MailPurpose>([
  'signup',
  'recovery',
  'invite',
  'email_change',
  'magiclink',
]);

/** @param hash location.hash, with or without '#'. null when it is not from a mail. */
export function parseMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const refreshToken = params.get('refresh_token');
  const type = params.get('type') ?? '';
  if (params.get('access_token') && refreshToken) {
    const purpose = PURPOSES.has(type) ? (type as MailPurpose) : 'magiclink'; // checked against PURPOSES
    return { kind: 'session', refreshToken, purpose };
  }
  const message = params.get('error_description') ?? params.get('error') ?? '';
  if (message === '') return null;
  const expired = /expired|otp/.test(params.get('error_code') ?? '') || /expired/i.test(message);
  return { kind: 'failed', failure: { kind: expired ? 'link-expired' : 'other', message } };
}
