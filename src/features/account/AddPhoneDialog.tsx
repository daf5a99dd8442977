/** Adding a phone: its number, and the code that is sent to it. */
import { useState } from 'react';
import { askAccount, useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AddDialogProps } from './AddAppDialog.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { NameForm } from './NameForm.tsx';

export function AddPhoneDialog({ refresh, onClose }: AddDialogProps) {
  const [factorId, setFactorId] = useState<string | null>(null);
  const begin = useAccountChange(() => Promise.resolve());

  function start({ name, phone }: { readonly name: string; readonly phone: string }) {
    return begin.run(async (account, session) => {
      const got = await account.addPhone(name, phone);
      if (!got.ok) return got;
      const sent = await session.sendCode(got.data.factorId);
      if (sent.ok) setFactorId(got.data.factorId);
      return sent;
    });
  }

  function close() {
    if (factorId !== null)
      void askAccount((account) => account.removeFactor(factorId).then(() => ({ ok: true, data: null })));
    onClose();
  }

  return (
    <Dialog open title={m.account_add_phone()} onClose={close}>
      {factorId === null ? (
        <NameForm
          lead={m.account_phone_lead()}
          suggested={m.account_phone_suggested()}
          withPhone
          problem={begin.problem}
          onSubmit={async (values) => void (await start(values))}
          onCancel={close}
        />
      ) : (
        <>
          <p>{m.account_phone_sent()}</p>
          <ConfirmCode kind="phone" factorId={factorId} refresh={refresh} onDone={onClose} onCancel={close} />
        </>
      )}
    </Dialog>
  );
}
