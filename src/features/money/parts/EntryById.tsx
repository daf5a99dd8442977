/** An entry that something else leads to, a duty or a giver's page: opened wherever it stands in the ledger. */
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { entryRead } from '../data/reads.ts';
import { EntryDialog } from './EntryDialog.tsx';

interface EntryByIdProps {
  readonly id: string;
  /** What else changes with it. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function EntryById({ id, refresh, onClose }: EntryByIdProps) {
  const read = useStaffRead(entryRead(id));
  const entry = read.rows?.[0];
  if (entry)
    return (
      <EntryDialog
        entry={entry}
        refresh={async () => {
          await Promise.all([read.refresh(), refresh()]);
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={m.money_entry()}>
      {read.rows !== null ? (
        <p>{m.money_entry_gone()}</p>
      ) : read.state === 'loading' ? (
        <Spinner label={m.money_loading()} />
      ) : (
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      )}
    </Dialog>
  );
}
