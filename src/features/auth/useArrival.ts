/** A mail's link or code: opened once, and taken where it was begun here or the person says so. */
import { useRef, useState } from 'react';
import { mayTake, nameOf, type Arrival, type MailLinkPort, type Opened } from '../../core/session/arrival.ts';
import type { Got } from '../../core/session/account.ts';
import type { MailPurpose } from '../../core/session/mailLink.ts';
import type { AuthFailure } from '../../core/session/ports.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { noSession } from '../../hooks/authWords.ts';
import { askMailLinks, forgetMailRequests, isMailRequested } from '../../hooks/mailLinks.ts';
import { loadSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { toast } from '../../ui/toaster.tsx';
import { asksForCode } from './useAuthActions.ts';

export interface Question {
  readonly arrival: Arrival;
  readonly purpose: MailPurpose;
  /** Who would be signed out. */
  readonly current: LocalIdentity | null;
}

export type ArrivalState =
  | { readonly step: 'idle' | 'working' | 'first-of-two' }
  | { readonly step: 'asking'; readonly question: Question }
  | { readonly step: 'failed'; readonly failure: AuthFailure };

export interface ArrivalActions {
  readonly state: ArrivalState;
  /**
   * Resolves with whether the link or code was good. Never rejects.
   * @param typed the person typed the address and the code themselves.
   */
  readonly open: (
    purpose: MailPurpose,
    call: (links: MailLinkPort) => Promise<Got<Opened>>,
    typed?: boolean,
  ) => Promise<boolean>;
  readonly accept: (question: Question) => Promise<void>;
  readonly refuse: () => void;
}

export function useArrival(onTaken: (purpose: MailPurpose) => void): ArrivalActions {
  const [state, setState] = useState<ArrivalState>({ step: 'idle' });
  // State comes too late for a double press, which would use a link up twice.
  const working = useRef(false);

  function fail(failure: AuthFailure): false {
    setState({ step: 'failed', failure });
    return false;
  }

  async function accept({ arrival, purpose }: Question): Promise<void> {
    setState({ step: 'working' });
    const result = await loadSession()
      .then((session) => session.takeLink(arrival.refreshToken))
      .catch(noSession);
    if (!result.ok) return void fail(result.failure);
    forgetMailRequests();
    await announce(purpose, arrival);
    setState({ step: 'idle' });
    onTaken(purpose);
  }

  async function decide(purpose: MailPurpose, opened: Opened, typed: boolean): Promise<void> {
    if (opened.kind === 'first-of-two') return setState({ step: 'first-of-two' });
    const { arrival } = opened;
    const now = await loadSession().then((session) => session.ready());
    const question = { arrival, purpose, current: now.status === 'signed-in' ? now.identity : null };
    if (mayTake(now, arrival, typed || isMailRequested(arrival.email))) await accept(question);
    else setState({ step: 'asking', question });
  }

  return {
    state,
    accept,
    async open(purpose, call, typed = false) {
      if (working.current) return false;
      working.current = true;
      setState({ step: 'working' });
      try {
        const got = await askMailLinks(call);
        if (!got.ok) return fail(got.failure);
        await decide(purpose, got.data, typed);
        return true;
      } catch (cause) {
        return fail(noSession(cause).failure);
      } finally {
        working.current = false;
      }
    },
    refuse() {
      setState({ step: 'idle' });
      void askMailLinks((links) => links.refuse().then(() => ({ ok: true, data: null })));
    },
  };
}

/** Says what the mail was for and, once they are, as whom the person is signed in. */
async function announce(purpose: MailPurpose, arrival: Arrival): Promise<void> {
  const name = () => m.auth_signed_in_as({ name: nameOf(arrival) });
  const done =
    purpose === 'email_change' ? m.auth_address_changed : purpose === 'signup' ? m.auth_address_confirmed : null;
  const asked = await asksForCode();
  if (done !== null) toast({ type: 'success', title: done, ...(asked ? {} : { description: name }) });
  else if (!asked) toast({ type: 'success', title: name });
}
