/** Adding a security key or passkey: a name, and the browser asks for the rest. */
import { useAccountChange } from '../../hooks/useAccount.ts';
import { m } from '../../messages/messages.js';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AddDialogProps } from './AddAppDialog.tsx';
import { NameForm } from './NameForm.tsx';

export function AddKeyDialog({ refresh, onClose }: AddDialogProps) {
  const change = useAccountChange(refresh, m.account_factor_added);
  return (
    <Dialog open title={m.account_add_key()} onClose={onClose}>
      <NameForm
        lead={m.account_key_lead()}
        suggested={m.account_key_suggested()}
        problem={change.problem}
        onSubmit={async ({ name }) => {
          if (await change.run((account) => account.addKey(name))) onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
