/** Owns the question before many forms are released or any are dropped: a dropped one does not come back. */
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
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
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={decision === 'drop' ? `Drop ${forms(count)}?` : `Release ${forms(count)}?`}
      description={
        decision === 'drop'
          ? `${it} ${is} kept in the database and shown nowhere again. This can’t be taken back here.`
          : `${it} will count in the figures and stand in the lists, as if just sent.`
      }
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          busy={busy && (decision === 'drop' ? 'Dropping...' : 'Releasing...')}
          onClick={onConfirm}
        >{`Yes, ${decision} ${forms(count)}`}</Button>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
