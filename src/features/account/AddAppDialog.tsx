/** Adding an authenticator app: a name, a picture to scan or a secret to type, and the first code. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { NewApp } from '../../core/session/account.ts';
import { askAccount, useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { NameForm } from './NameForm.tsx';

export interface AddDialogProps {
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function AddAppDialog({ refresh, onClose }: AddDialogProps) {
  const [made, setMade] = useState<NewApp | null>(null);
  const begin = useAccountChange(() => Promise.resolve());

  async function start({ name }: { readonly name: string }) {
    await begin.run(async (account) => {
      const got = await account.addApp(name);
      if (got.ok) setMade(got.data);
      return got;
    });
  }

  function close() {
    // Nobody scanned it, or nobody went on: it must not stand in the way of the next try.
    if (made) void askAccount((account) => account.removeFactor(made.factorId).then(() => ({ ok: true, data: null })));
    onClose();
  }

  return (
    <Dialog open title={m.account_add_app()} onClose={close}>
      {made === null ? (
        <NameForm
          lead={m.account_app_lead()}
          suggested={m.account_app_suggested()}
          problem={begin.problem}
          onSubmit={start}
          onCancel={close}
        />
      ) : (
        <>
          <p>{m.account_app_scan()}</p>
          <div className={css({ display: 'flex', justifyContent: 'center', marginBlock: '4' })}>
            <QrCode text={made.uri} />
          </div>
          <p>{m.account_app_type()}</p>
          <p
            className={css({
              fontFamily: 'monospace',
              fontWeight: 'bold',
              overflowWrap: 'anywhere',
              marginBottom: '4',
            })}
            translate="no"
          >
            {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <ConfirmCode kind="totp" factorId={made.factorId} refresh={refresh} onDone={onClose} onCancel={close} />
        </>
      )}
    </Dialog>
  );
}
