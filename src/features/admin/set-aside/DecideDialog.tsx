/** The question before many forms are released or any are dropped: a dropped one does not come back. */
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { forms } from './setAside.ts';

export type Decision = 'release' | 'drop';

export interface DecideDialogProps {
  readonly decision: Decision;
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function DecideDialog({ decision, count, busy, onConfirm, onClose }: DecideDialogProps) {
  const [it, is] = count === 1 ? ['It', 'is'] : ['They', 'are'];
  return (
    <ConfirmDialog
      title={decision === 'drop' ? `Drop ${forms(count)}?` : `Release ${forms(count)}?`}
      text={
        decision === 'drop'
          ? `${it} ${is} kept in the database and shown nowhere again. This can’t be taken back here.`
          : `${it} will count in the figures and stand in the lists, as if just sent.`
      }
      yes={`Yes, ${decision} ${forms(count)}`}
      no="Cancel"
      busy={busy && (decision === 'drop' ? 'Dropping...' : 'Releasing...')}
      onYes={onConfirm}
      onNo={onClose}
    />
  );
}
