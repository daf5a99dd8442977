/** The step after the password: any verified factor of the account, or another account. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Proof, SecondFactor } from '../../core/session/factors.ts';
import { ProofForm } from '../../forms/proof/ProofForm.tsx';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';

export interface SecondStepProps {
  readonly factors: readonly SecondFactor[];
  readonly notice: ReactNode;
  readonly onProve: (proof: Proof) => Promise<boolean>;
  readonly onSendCode: (factorId: string) => Promise<boolean>;
  /** Somebody else wants to sign in, or this person has none of it at hand. */
  readonly onOther: () => void;
}

export function SecondStep({ factors, notice, onProve, onSendCode, onOther }: SecondStepProps) {
  return (
    <>
      <h2 className={css({ textStyle: 'h3' })}>{m.auth_step()}</h2>
      <ProofForm factors={factors} notice={notice} onProve={onProve} onSendCode={onSendCode} />
      <div className={css({ marginTop: '4' })}>
        <Button variant="ghost" onClick={onOther}>
          {m.auth_another_account()}
        </Button>
      </div>
    </>
  );
}
