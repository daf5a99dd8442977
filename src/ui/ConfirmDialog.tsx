/** Asks before something that is not taken back: what will happen, the word that does it, and the way out. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** "Delete it" */
  readonly yes: string;
  /** "Keep it" */
  readonly no: string;
  /** "Deleting...", while it happens. */
  readonly busy?: string | false;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** More of what will happen: a list, say. */
  readonly children?: ReactNode;
}

export function ConfirmDialog({ title, text, yes, no, busy = false, onYes, onNo, children }: ConfirmDialogProps) {
  return (
    <Dialog open role="alertdialog" title={title} description={text} onClose={onNo}>
      {children}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        <Button busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="secondary" disabled={busy !== false} onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
