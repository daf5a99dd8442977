/** The question for a fresh proof, over the page that needs it. */
import { css } from 'styled-system/css';
import { hasPassword, type Account } from '../../core/session/account.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import { ElsewhereProof } from './ElsewhereProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { ProofForm } from './ProofForm.tsx';

export interface ProofDialogProps {
  readonly account: Pick<Account, 'email' | 'factors' | 'signIns'>;
  readonly onAnswer: (goOn: boolean) => void;
}

const nothing = () => Promise.resolve();

export function ProofDialog({ account, onAnswer }: ProofDialogProps) {
  const { email, factors, signIns } = account;
  const byPassword = signIns.length === 0 || hasPassword(account);
  const change = useAccountChange(nothing);
  const notice = change.problem ? (
    <p className={css({ fontWeight: 'bold', marginTop: '3' })}>{change.problem()}</p>
  ) : null;

  async function answered(right: Promise<boolean>): Promise<boolean> {
    if (!(await right)) return false;
    onAnswer(true);
    return true;
  }

  return (
    <Dialog
      open
      title={m.proof_again()}
      description={
        factors.length > 0 ? m.proof_again_lead() : byPassword ? m.proof_again_password() : m.proof_again_elsewhere()
      }
      onClose={() => onAnswer(false)}
    >
      {factors.length > 0 ? (
        <ProofForm
          factors={factors}
          notice={notice}
          onSendCode={(factorId) => change.run((_, session) => session.sendCode(factorId))}
          onProve={(proof) => answered(change.run((_, session) => session.prove(proof)))}
        />
      ) : !byPassword ? (
        <ElsewhereProof providers={signIns.map(({ provider }) => provider)} />
      ) : (
        <>
          {notice}
          <PasswordProof
            onProve={(password) => answered(change.run((_, session) => session.signIn(email, password)))}
          />
        </>
      )}
    </Dialog>
  );
}
