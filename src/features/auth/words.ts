/** What only the sign-in page says: a link that did not work, a first leader's code, why somebody is here. */
import { BASE_LOCALE, currentLocale } from '../../core/locale.ts';
import type { MailPurpose } from '../../core/session/mailLink.ts';
import type { AuthFailure } from '../../core/session/ports.ts';
import type { SignedOutReason } from '../../core/session/state.ts';
import { explained, failureWords } from '../../hooks/authWords.ts';
import { m } from '../../messages/messages.js';

/** What became of a first leader's code that did not work. */
export function leaderWords(claim: 'wrong' | 'void'): string {
  return claim === 'wrong' ? m.auth_leader_code_miss() : m.auth_leader_code_void();
}

/** In a line of the page, for a mail's link that did not work. One that was used up may have confirmed the address. */
export function linkWords(failure: AuthFailure): string {
  if (failure.kind === 'link-expired') return `${m.auth_link_over()}. ${m.auth_link_over_any()}`;
  const { title, description } = failureWords(failure);
  return `${title()}. ${description()}`.replace('..', '.');
}

/** What the page that confirms says for each kind of mail. */
export function confirmWords(purpose: MailPurpose) {
  return CONFIRM[purpose];
}

interface ConfirmWords {
  readonly title: () => string;
  readonly press: () => string;
  /** The link was used up, or is too old. */
  readonly over: () => string;
}

const SIGN_UP = { title: m.auth_confirm_signup, press: m.auth_confirm_signup_press, over: m.auth_link_over_signup };
const SIGN_IN = { title: m.auth_sign_in, press: m.auth_sign_in, over: m.auth_link_over_any };
const CONFIRM: Readonly<Record<MailPurpose, ConfirmWords>> = {
  signup: SIGN_UP,
  invite: SIGN_UP,
  recovery: {
    title: m.auth_heading_forgot,
    press: m.auth_confirm_recovery_press,
    over: m.auth_link_over_recovery,
  },
  email_change: { title: m.auth_confirm_change, press: m.auth_confirm_change_press, over: m.auth_link_over_change },
  magiclink: SIGN_IN,
  email: SIGN_IN,
};

/** For a code that was typed: the server says the same of a wrong one and of one that is too old. */
export function codeWords(failure: AuthFailure): string {
  return failure.kind === 'link-expired' ? m.auth_code_wrong() : explained(failure)();
}

/** Why somebody finds themselves on the sign-in page; null when they came by themselves. */
export function signedOutWords(why: SignedOutReason, message: string | null): string | null {
  if (why === 'unreadable') return m.auth_kept_damaged();
  if (why !== 'ended') return null;
  // The server writes English.
  return message && currentLocale() === BASE_LOCALE ? m.auth_ended_by_server({ said: message }) : m.auth_ended();
}
