/** The question for a fresh proof, over the page that needs it. */
import { css } from 'styled-system/css';
import type { SecondFactor } from '../../core/session/factors.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProofForm } from './ProofForm.tsx';

export interface ProofDialogProps {
  readonly factors: readonly SecondFactor[];
  readonly onAnswer: (goOn: boolean) => void;
}

const nothing = () => Promise.resolve();

export function ProofDialog({ factors, onAnswer }: ProofDialogProps) {
  const change = useAccountChange(nothing);
  return (
    <Dialog open title={m.proof_again()} description={m.proof_again_lead()} onClose={() => onAnswer(false)}>
      <ProofForm
        factors={factors}
        notice={
          change.problem ? <p className={css({ fontWeight: 'bold', marginTop: '3' })}>{change.problem()}</p> : null
        }
        onSendCode={(factorId) => change.run((_, session) => session.sendCode(factorId))}
        onProve={async (proof) => {
          const right = await change.run((_, session) => session.prove(proof));
          if (right) onAnswer(true);
          return right;
        }}
      />
    </Dialog>
  );
}
