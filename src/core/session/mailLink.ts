/** What a mail about an account leaves in an address: a link to confirm, a session, a first confirmation, or a failure. */
import { BASE_LOCALE, type Locale } from '../locale.ts';
import type { AuthFailure } from './ports.ts';

export type MailPurpose = 'signup' | 'recovery' | 'invite' | 'email_change' | 'magiclink' | 'email';

/** Which of the two mails of a new address: the one to the address until now, or the one to the new address. */
export type SentTo = 'current' | 'new';

export interface MailToken {
  readonly tokenHash: string;
  readonly purpose: MailPurpose;
  /** null where the link doesn't say. */
  readonly sentTo: SentTo | null;
}

export type MailLink =
  /** Nothing is used up until the person presses the button. */
  | ({ readonly kind: 'token' } & MailToken)
  /** The server's own page used the link up and hands a session over. It says nothing about who opened it. */
  | { readonly kind: 'session'; readonly refreshToken: string; readonly purpose: MailPurpose }
  /** One of the two links of a new address was confirmed. */
  | { readonly kind: 'first-of-two' }
  | { readonly kind: 'failed'; readonly failure: AuthFailure };

const PURPOSES: ReadonlySet<string> = new Set<MailPurpose>([
  'signup',
  'recovery',
  'invite',
  'email_change',
  'magiclink',
  'email',
]);
const isPurpose = (value: string): value is MailPurpose => PURPOSES.has(value);

/** Where a mail's link leads. Behind the # nothing is sent to a server or written to its log. */
export const CONFIRM_PATH = '/auth/confirm';

/** These pages have one address for all languages; a mail's link names its own all the same. */
const spoken = (path: string, locale: Locale) => (locale === BASE_LOCALE ? path : `/${locale}${path}`);

export function mailHref({ tokenHash, purpose, sentTo }: MailToken, locale: Locale): string {
  const fields = new URLSearchParams({ token_hash: tokenHash, type: purpose, ...(sentTo && { sent_to: sentTo }) });
  return `${spoken(CONFIRM_PATH, locale)}#${fields}`;
}

/** The sign-in page with what Supabase Auth says of a link that no longer works. */
export function failedHref(locale: Locale): string {
  const fields = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
  return `${spoken('/auth', locale)}#${fields}`;
}

/** @param hash location.hash, with or without '#'. null when it is not from a mail. */
export function parseMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const type = params.get('type') ?? '';
  const purpose = isPurpose(type) ? type : null;
  const tokenHash = params.get('token_hash');
  if (tokenHash && purpose) {
    const to = params.get('sent_to');
    return { kind: 'token', tokenHash, purpose, sentTo: to === 'current' || to === 'new' ? to : null };
  }
  const refreshToken = params.get('refresh_token');
  if (params.get('access_token') && refreshToken) {
    return { kind: 'session', refreshToken, purpose: purpose ?? 'magiclink' };
  }
  if (/^Confirmation link accepted/i.test(params.get('message') ?? '')) return { kind: 'first-of-two' };
  const message = params.get('error_description') ?? params.get('error') ?? '';
  if (message === '') return null;
  const expired = /expired|otp/.test(params.get('error_code') ?? '') || /expired/i.test(message);
  return { kind: 'failed', failure: { kind: expired ? 'link-expired' : 'other', message } };
}

/** Whether another page must hand its address over to the page that confirms. Errors are the sign-in page's. */
export const isForConfirming = (hash: string): boolean => {
  const kind = parseMailLink(hash)?.kind;
  return kind === 'session' || kind === 'token' || kind === 'first-of-two';
};
