/** One's own account for components: what the backend says of it, and one change at a time with the answer in words. */
import { useCallback, useEffect, useState } from 'react';
import type { Message } from '../core/label.ts';
import type { Account, AccountPort, Got } from '../core/session/account.ts';
import type { AuthFailure, AuthResult } from '../core/session/ports.ts';
import type { Session } from '../core/session/session.ts';
import { toast } from '../ui/toaster.tsx';
import { explained, failureWords, noSession } from './authWords.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import { loadSession } from './useSession.ts';

/** The code may be out of reach in a dead spot, or broken: then that is the answer. Never rejects. */
export async function askAccount<T>(call: (account: AccountPort) => Promise<Got<T>>): Promise<Got<T>> {
  try {
    const { account } = await import('../wiring/account.ts');
    return await call(account());
  } catch (cause) {
    return noSession(cause);
  }
}

const read = () => askAccount((port) => port.read());

export interface OwnAccount {
  /** null while there is no answer yet. */
  readonly account: Account | null;
  /** Why there is none, or no newer one; null when all is well. */
  readonly problem: Message | null;
  readonly refresh: () => Promise<void>;
}

export function useOwnAccount(): OwnAccount {
  const [got, setGot] = useState<Got<Account> | null>(null);
  const [account, setAccount] = useState<Account | null>(null);
  const take = useCallback((next: Got<Account>) => {
    setGot(next);
    if (next.ok) setAccount(next.data);
  }, []);
  const refresh = useCallback(() => read().then(take), [take]);
  useEffect(() => void read().then(take), [take]);
  return { account, problem: got && !got.ok ? explained(got.failure) : null, refresh };
}

export interface AccountChange {
  readonly busy: boolean;
  /** What stood against the last one; null when nothing did. */
  readonly problem: Message | null;
  /** Resolves with whether it was made. Never rejects. */
  readonly run: (work: (account: AccountPort, session: Session) => Promise<AuthResult>) => Promise<boolean>;
}

/**
 * @param refresh what to ask again afterwards, whatever came of it. @param done said where it was made. @param prove asks for a proof
 * where the server wants one that this device took for recent, as one with a wrong clock does; the work is then done once more.
 */
export function useAccountChange(
  refresh: () => Promise<void>,
  done?: Message,
  prove?: () => Promise<boolean>,
): AccountChange {
  const [against, setAgainst] = useState<AuthFailure | null>(null);
  const { busy, run: alone } = useOneAtATime();
  const run: AccountChange['run'] = (work) =>
    alone(async () => {
      setAgainst(null);
      let result = await made(work);
      if (prove && wantsProof(result) && (await prove())) result = await made(work);
      if (result.ok && done) toast({ type: 'success', title: done });
      if (!result.ok) {
        toast({ type: 'error', ...failureWords(result.failure) });
        setAgainst(result.failure);
      }
      await refresh();
      return result.ok;
    });
  return { busy, problem: against && explained(against), run };
}

const wantsProof = (result: AuthResult): boolean => !result.ok && result.failure.kind === 'prove-again';

async function made(work: (account: AccountPort, session: Session) => Promise<AuthResult>): Promise<AuthResult> {
  try {
    const [{ account }, session] = await Promise.all([import('../wiring/account.ts'), loadSession()]);
    return await work(account(), session);
  } catch (cause) {
    return noSession(cause);
  }
}
