/** Asking for a second factor: the one that was given here last, and a way to each other one of the account. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Proof, SecondFactor } from '../../core/session/factors.ts';
import { lastFactor, rememberFactor } from '../../hooks/lastFactor.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { CodeProof } from './CodeProof.tsx';
import { KeyProof } from './KeyProof.tsx';
import { leadOf, wayOf } from './words.ts';

export interface ProofFormProps {
  readonly factors: readonly SecondFactor[];
  /** What is said of the last try. */
  readonly notice: ReactNode;
  /** Resolves with whether it was right. */
  readonly onProve: (proof: Proof) => Promise<boolean>;
  /** Resolves with whether a code is on its way. */
  readonly onSendCode: (factorId: string) => Promise<boolean>;
}

export function ProofForm({ factors, notice, onProve, onSendCode }: ProofFormProps) {
  const [picked, setPicked] = useState(lastFactor);
  const factor = factors.find(({ id }) => id === picked) ?? factors[0];
  if (!factor) return null;
  const others = factors.filter(({ id }) => id !== factor.id);

  async function prove(proof: Proof): Promise<boolean> {
    const right = await onProve(proof);
    if (right) rememberFactor(proof.factorId);
    return right;
  }

  return (
    <>
      <p className={css({ color: 'inkMuted', marginTop: '2' })}>{leadOf(factor)}</p>
      {notice}
      {factor.kind === 'webauthn' ? (
        <KeyProof key={factor.id} onUse={() => prove({ kind: 'webauthn', factorId: factor.id })} />
      ) : (
        <CodeProof key={factor.id} factor={{ ...factor, kind: factor.kind }} onProve={prove} onSendCode={onSendCode} />
      )}
      {others.length > 0 ? (
        <section aria-label={m.proof_other()} className={css({ marginTop: '5' })}>
          <p className={css({ fontWeight: 'bold' })}>{m.proof_other()}</p>
          <div className={css({ display: 'grid', justifyItems: 'start' })}>
            {others.map((other) => (
              <Button key={other.id} variant="ghost" onClick={() => setPicked(other.id)}>
                {wayOf(other)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
