/** A second factor over the Supabase client: a challenge, what answers it, and what happens on the way. */
import type { AuthPort } from '../../core/session/ports.ts';
import type { AuthCalls, AuthClient } from './authCalls.ts';
import { answerWithKey, type Said } from './keys.ts';

/** The phone went from Wi-Fi to mobile between challenge and answer: a new challenge, once, and nobody need know. */
const MOVED = 'mfa_ip_address_mismatch';

/** In the place of the server's code (authFailure.ts). */
const SENT_ANEW: Said = { error: { code: 'code_sent_anew' } };

export function createProofs({ attempt }: AuthCalls): Pick<AuthPort, 'sendCode' | 'prove'> {
  /** The challenge whose code a phone was sent last, by factor. A reload forgets it. */
  const sent = new Map<string, string>();

  async function send(auth: AuthClient, factorId: string): Promise<Said> {
    const { data, error } = await auth.mfa.challenge({ factorId });
    if (data) sent.set(factorId, data.id);
    return { error };
  }

  async function withSentCode(auth: AuthClient, factorId: string, code: string): Promise<Said> {
    const challengeId = sent.get(factorId);
    const said = challengeId === undefined ? null : await auth.mfa.verify({ factorId, challengeId, code });
    if (said && codeOf(said.error) !== MOVED) return { error: said.error };
    // Not without a word: another challenge is another code on their phone.
    const { error } = await send(auth, factorId);
    return error ? { error } : SENT_ANEW;
  }

  return {
    sendCode: (factorId) => attempt((auth) => send(auth, factorId)),
    prove: (proof) =>
      attempt((auth) => {
        if (proof.kind === 'webauthn') return again(() => answerWithKey(auth, proof.factorId));
        const { factorId, code } = proof;
        if (proof.kind === 'phone') return withSentCode(auth, factorId, code);
        return again(() => auth.mfa.challengeAndVerify({ factorId, code }));
      }),
  };
}

async function again(call: () => Promise<Said>): Promise<Said> {
  const first = await call();
  return codeOf(first.error) === MOVED ? call() : first;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
