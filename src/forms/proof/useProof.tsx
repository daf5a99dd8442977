/** Before something that cannot be taken back: asks again who it is, where the last proof is too old. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { provenLately, type Account } from '../../core/session/account.ts';
import { failureWords } from '../../hooks/authWords.ts';
import { askAccount } from '../../hooks/useAccount.ts';
import { toast } from '../../ui/toaster.tsx';

const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((module) => ({ default: module.ProofDialog })));

export interface AskForProof {
  /** Resolves with whether to go on. An account without a second factor has nothing to prove it by, and goes on. */
  readonly ask: () => Promise<boolean>;
  /**
   * Before a change to how the account signs in. Asks for the second factor, or for the password where there is none, unless it was
   * given recently: hosted Supabase does not ask.
   */
  readonly askRecent: () => Promise<boolean>;
  /** Asks in any case, for the password where there is no second factor: the server has said that it wants a proof. */
  readonly demand: () => Promise<boolean>;
  /** Put this anywhere in the component; it is empty while nothing is asked. */
  readonly dialog: ReactNode;
}

export function useProof(): AskForProof {
  const [asked, setAsked] = useState<{
    readonly account: Account;
    readonly answer: (goOn: boolean) => void;
  } | null>(null);

  async function question(needed: (account: Account) => boolean): Promise<boolean> {
    const got = await askAccount((port) => port.read());
    if (!got.ok) {
      toast({ type: 'error', ...failureWords(got.failure) });
      return false;
    }
    const account = got.data;
    return needed(account) ? new Promise((answer) => setAsked({ account, answer })) : true;
  }

  function answer(goOn: boolean) {
    asked?.answer(goOn);
    setAsked(null);
  }

  return {
    ask: () => question((account) => account.factors.length > 0 && !provenLately(account, Date.now())),
    askRecent: () => question((account) => !provenLately(account, Date.now())),
    demand: () => question(() => true),
    dialog: asked ? (
      <Suspense fallback={null}>
        <ProofDialog account={asked.account} onAnswer={answer} />
      </Suspense>
    ) : null,
  };
}
