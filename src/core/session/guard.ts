/** The guard's decision: a pure function of the session, the roles a route allows, and where somebody wanted to go. */
import { holdsAny, type Role } from './roles.ts';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

export type Verdict =
  /** Show the full-screen spinner. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'home' }
  /** Signed in, but the roles were confirmed too long ago: ask for a connection. */
  | { readonly kind: 'connect' };

/** Whoever is signed in, with a role or without. */
export const SIGNED_IN = 'signed-in';
/** The roles that may enter; null for everybody, signed in or not. */
export type Allowed = readonly Role[] | typeof SIGNED_IN | null;

export function guard(state: SessionState, allowed: Allowed): Verdict {
  if (allowed === null) return { kind: 'allow' };
  if (state.status === 'loading') return { kind: 'wait' };
  if (state.status === 'signed-out') return { kind: 'sign-in' };
  // A role that the device never heard of may exist on the server: do not send somebody away on a guess.
  if (state.lapsed) return { kind: 'connect' };
  if (allowed === SIGNED_IN) return { kind: 'allow' };
  return holdsAny(state.identity.roles, allowed) ? { kind: 'allow' } : { kind: 'home' };
}

/**
 * The same for a page that is opened. A role may have been given since this device last asked: where the server can be asked, what
 * is kept turns no one away.
 */
export async function guardPage(
  session: Pick<Session, 'ready' | 'state' | 'recheck'>,
  allowed: Allowed,
  online: boolean,
): Promise<Verdict> {
  // Never the network, except on a device that does not know this person's roles yet.
  const verdict = guard(await session.ready(), allowed);
  if (verdict.kind !== 'home' || !online) return verdict;
  await session.recheck();
  return guard(session.state(), allowed);
}
