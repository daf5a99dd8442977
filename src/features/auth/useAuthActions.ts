/** What happens when one of the sign-in page's forms is sent, and what is said afterwards. */
import { useState } from 'react';
import type { Proof } from '../../core/session/factors.ts';
import type { MailPurpose } from '../../core/session/mailLink.ts';
import type { AuthResult } from '../../core/session/ports.ts';
import type { Session } from '../../core/session/session.ts';
import { explained, failureWords, noSession } from '../../hooks/authWords.ts';
import { rememberMailRequest } from '../../hooks/mailLinks.ts';
import { loadSession } from '../../hooks/useSession.ts';
import { useOneAtATime } from '../../hooks/useOneAtATime.ts';
import { m } from '../../messages/messages.js';
import { toast } from '../../ui/toaster.tsx';
import type { AuthMode } from './AuthForm.tsx';
import { firstLeaderWanted } from './firstLeader.ts';
import type { NoticeTone } from './Notice.tsx';
import type { AuthValues } from './schema.ts';

/** Why the page is left. */
export type Done = 'signed-in' | 'verified' | 'continue' | 'password-set';

interface ActionNotice {
  readonly tone: NoticeTone;
  /** Put into words when it is drawn: it stays on the page. */
  readonly text: () => string;
  readonly canResend?: boolean;
  /** The mail that is on its way has a code, which may be typed here. */
  readonly codeFor?: MailPurpose;
}

/** Whether the account has a second factor that is still to be given. */
export async function asksForCode(): Promise<boolean> {
  const state = (await loadSession()).state();
  return state.status === 'signed-out' && state.why === 'code';
}

export function useAuthActions(mode: AuthMode, onDone: (done: Done) => void) {
  const [notice, setNotice] = useState<(ActionNotice & { readonly mode: AuthMode }) | null>(null);
  const { busy, run: alone } = useOneAtATime();
  const [left, setLeft] = useState(false);

  function say(next: ActionNotice | null) {
    setNotice(next && { ...next, mode });
  }

  /** The session's code may be out of reach in a dead spot, or broken: then that is the answer. */
  async function ask(call: (session: Session) => Promise<AuthResult>): Promise<AuthResult> {
    try {
      return await call(await loadSession());
    } catch (cause) {
      return noSession(cause);
    }
  }

  function fail(result: AuthResult & { readonly ok: false }): false {
    const { failure } = result;
    toast({ type: 'error', ...failureWords(failure) });
    say({ tone: 'warn', text: explained(failure), canResend: failure.kind === 'unverified' });
    return false;
  }

  function leave(done: Done) {
    setLeft(true);
    onDone(done);
  }

  async function run({ email, password, fullName }: AuthValues): Promise<boolean> {
    if (mode === 'sign-in') {
      const result = await ask((session) => session.signIn(email, password));
      if (!result.ok) return fail(result);
      if (await asksForCode()) return true;
      toast({ type: 'success', title: m.auth_welcome });
      // On a server that waits for its first leader this page goes on, with the question for its code.
      if (!(await firstLeaderWanted().catch(() => false))) leave('signed-in');
      return true;
    }
    if (mode === 'sign-up') {
      const result = await ask((session) => session.signUp({ email, password, fullName }));
      if (!result.ok) return fail(result);
      rememberMailRequest(email);
      toast({ type: 'success', title: m.auth_created });
      say({ tone: 'good', text: () => m.auth_mail_sent_to({ email }), canResend: true, codeFor: 'signup' });
      return true;
    }
    if (mode === 'forgot') {
      const result = await ask((session) => session.sendPasswordMail(email));
      if (!result.ok) return fail(result);
      // The same words whether there is such an account or not: this page tells nobody who has one.
      const text = () => m.auth_mail_on_its_way({ email });
      toast({ type: 'success', title: m.auth_check_mail, description: text });
      rememberMailRequest(email);
      say({ tone: 'good', text, codeFor: 'recovery' });
      return false;
    }
    const result = await ask((session) => session.setPassword(password));
    if (!result.ok) return fail(result);
    toast({ type: 'success', title: m.auth_password_set });
    leave('password-set');
    return true;
  }

  return {
    busy,
    left,
    notice: notice?.mode === mode ? notice : null,
    submit: (values: AuthValues): Promise<boolean> => alone(() => run(values)),
    /** Back to the form: the address was mistyped. */
    again: () => setNotice(null),
    async sendCode(factorId: string): Promise<boolean> {
      const result = await ask((session) => session.sendCode(factorId));
      if (!result.ok) return fail(result);
      setNotice(null);
      return true;
    },
    /** Resolves with whether the proof was right. A new password is asked for afterwards, where that is what the link was for. */
    async prove(proof: Proof): Promise<boolean> {
      const result = await ask((session) => session.prove(proof));
      if (!result.ok) return fail(result);
      setNotice(null);
      if (mode === 'new-password') return true;
      toast({ type: 'success', title: m.auth_welcome });
      leave('signed-in');
      return true;
    },
    async resend(email: string) {
      const result = await ask((session) => session.resendSignUpMail(email));
      if (!result.ok) return void fail(result);
      rememberMailRequest(email);
      toast({ type: 'success', title: m.auth_mail_sent, description: () => m.auth_look_for_it({ email }) });
    },
  };
}
