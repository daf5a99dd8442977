/** The end of a dialog's form: what saves it, and the way out that saves nothing. */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { Button } from './Button.tsx';

export interface SaveCancelProps {
  /** "Save", "Invite" */
  readonly save: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

export function SaveCancel({ save, busy, onCancel }: SaveCancelProps) {
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <Button type="submit" busy={busy && m.ui_saving()}>
        {save}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {m.ui_cancel()}
      </Button>
    </div>
  );
}
