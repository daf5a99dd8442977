/** The second step of one's own sign-in: which factors there are, adding one, taking one away. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { Factor } from '../../core/session/account.ts';
import { useProof } from '../../forms/proof/useProof.tsx';
import { wayOf } from '../../forms/proof/words.ts';
import { moment } from '../../hooks/format.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { AddAppDialog } from './AddAppDialog.tsx';
import { AddKeyDialog } from './AddKeyDialog.tsx';
import { AddPhoneDialog } from './AddPhoneDialog.tsx';

export interface FactorsPanelProps {
  readonly factors: readonly Factor[];
  readonly refresh: () => Promise<void>;
}

const ADDING = { totp: AddAppDialog, webauthn: AddKeyDialog, phone: AddPhoneDialog } as const;

export function FactorsPanel({ factors, refresh }: FactorsPanelProps) {
  const [adding, setAdding] = useState<keyof typeof ADDING | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const proof = useProof();
  const change = useAccountChange(refresh, m.account_factor_removed);
  const Adding = adding === null ? null : ADDING[adding];
  const slots = row({ columns: 'actions' });
  // Old browsers know nothing of keys.
  const keys = 'PublicKeyCredential' in globalThis;

  async function remove({ id }: Factor) {
    setRemoving(null);
    if (await proof.ask()) await change.run((account) => account.removeFactor(id));
  }

  /** A factor is a proof from its first code on: it must not begin as a stranger's in a tab that was left open. */
  async function add(kind: keyof typeof ADDING) {
    if (await proof.askRecent()) setAdding(kind);
  }

  return (
    <Panel title={m.account_factors()}>
      <p>
        {factors.length === 0
          ? m.account_factors_none()
          : factors.length === 1
            ? m.account_factors_one()
            : m.account_factors_lead()}
      </p>
      {factors.length > 0 ? (
        <ul className={css({ marginTop: '3' })}>
          {factors.map((factor) => (
            <li key={factor.id} className={slots.root}>
              <div className={slots.main}>
                <p className={slots.title}>{wayOf(factor)}</p>
                {factor.addedAt === null ? null : (
                  <p className={slots.quiet}>{m.account_added({ when: moment(factor.addedAt) })}</p>
                )}
              </div>
              <Button
                variant="ghost"
                disabled={change.busy}
                aria-label={m.account_remove_of({ what: wayOf(factor) })}
                onClick={() => setRemoving(factor)}
              >
                {m.account_remove()}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        <Button variant="secondary" onClick={() => void add('totp')}>
          {m.account_add_app()}
        </Button>
        {keys ? (
          <Button variant="secondary" onClick={() => void add('webauthn')}>
            {m.account_add_key()}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void add('phone')}>
          {m.account_add_phone()}
        </Button>
      </div>
      {Adding ? <Adding refresh={refresh} onClose={() => setAdding(null)} /> : null}
      {removing ? (
        <ConfirmDialog
          title={m.account_remove_title({ what: wayOf(removing) })}
          text={factors.length === 1 ? m.account_remove_last() : m.account_remove_more()}
          yes={m.account_remove_yes()}
          no={m.account_keep()}
          onYes={() => void remove(removing)}
          onNo={() => setRemoving(null)}
        />
      ) : null}
      {proof.dialog}
    </Panel>
  );
}
