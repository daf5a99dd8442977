/** The question before many forms are released or any are dropped: a dropped one does not come back. */
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

export type Decision = 'release' | 'drop';

const RELEASE = {
  title: m.admin_release_title,
  text: m.admin_release_more,
  yes: m.admin_release_yes,
  busy: m.admin_releasing,
};
const DROP = { title: m.admin_drop_title, text: m.admin_drop_more, yes: m.admin_drop_yes, busy: m.admin_dropping };

export interface DecideDialogProps {
  readonly decision: Decision;
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function DecideDialog({ decision, count, busy, onConfirm, onClose }: DecideDialogProps) {
  const said = counted(count);
  const words = decision === 'drop' ? DROP : RELEASE;
  return (
    <ConfirmDialog
      title={words.title(said)}
      text={words.text(said)}
      yes={words.yes(said)}
      no={m.ui_cancel()}
      busy={busy && words.busy()}
      onYes={onConfirm}
      onNo={onClose}
    />
  );
}
