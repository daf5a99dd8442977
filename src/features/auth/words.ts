/** What only the sign-in page says: a link that did not work, a first leader's code, why somebody is here. */
import type { AuthFailure } from '../../core/session/ports.ts';
import type { SignedOutReason } from '../../core/session/state.ts';
import { failureWords } from '../../hooks/authWords.ts';
import { m } from '../../messages/messages.js';

/** What became of a first leader's code that did not work. */
export function leaderWords(claim: 'wrong' | 'void'): string {
  return claim === 'wrong' ? m.auth_leader_code_miss() : m.auth_leader_code_void();
}

/** Both in a line of the page, for a mail's link that did not work. */
export function linkWords(failure: AuthFailure): string {
  const { title, description } = failureWords(failure);
  return `${title()}. ${description()}`.replace('..', '.');
}

/** Why somebody finds themselves on the sign-in page; null when they came by themselves. */
export function signedOutWords(why: SignedOutReason, message: string | null): string | null {
  if (why === 'unreadable') return m.auth_kept_damaged();
  if (why !== 'ended') return null;
  return message ? m.auth_ended_by_server({ said: message }) : m.auth_ended();
}
