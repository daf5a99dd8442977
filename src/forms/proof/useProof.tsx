/** Before something that cannot be taken back: the second factor once more, where the last proof lies too far back. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { provenLately } from '../../core/session/account.ts';
import type { SecondFactor } from '../../core/session/factors.ts';
import { failureWords } from '../../hooks/authWords.ts';
import { askAccount } from '../../hooks/useAccount.ts';
import { toast } from '../../ui/toaster.tsx';

const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((module) => ({ default: module.ProofDialog })));

export interface AskForProof {
  /** Resolves with whether to go on. An account without a second factor has nothing to prove it by, and goes on. */
  readonly ask: () => Promise<boolean>;
  /** Put this anywhere in the component; it is empty while nothing is asked. */
  readonly dialog: ReactNode;
}

export function useProof(): AskForProof {
  const [asked, setAsked] = useState<{
    readonly factors: readonly SecondFactor[];
    readonly answer: (goOn: boolean) => void;
  } | null>(null);

  async function ask(): Promise<boolean> {
    const got = await askAccount((port) => port.read());
    if (!got.ok) {
      toast({ type: 'error', ...failureWords(got.failure) });
      return false;
    }
    const { factors } = got.data;
    if (factors.length === 0 || provenLately(got.data, Date.now())) return true;
    return new Promise((answer) => setAsked({ factors, answer }));
  }

  function answer(goOn: boolean) {
    asked?.answer(goOn);
    setAsked(null);
  }

  return {
    ask,
    dialog: asked ? (
      <Suspense fallback={null}>
        <ProofDialog factors={asked.factors} onAnswer={answer} />
      </Suspense>
    ) : null,
  };
}
