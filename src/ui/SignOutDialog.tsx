/** Owns the question before somebody signs out while items of theirs wait on this device. */
import { css } from 'styled-system/css';
import { Button, ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface SignOutDialogProps {
  /** How many of the person's own items are not sent yet. */
  readonly waiting: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function SignOutDialog({ waiting, onCancel, onConfirm }: SignOutDialogProps) {
  const what = waiting === 1 ? '1 item of yours is' : `${waiting} items of yours are`;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      title="Sign out before everything is sent?"
      description={`${what} saved on this device and not sent yet.`}
    >
      <p>
        Nothing is deleted. What you saved stays on this device and is sent in your name when you sign in here again.
        Nobody else can send it.
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' })}>
        <Button onClick={onCancel}>Stay signed in</Button>
        <ButtonLink href="/outbox" variant="secondary">
          Look at them
        </ButtonLink>
        <Button variant="ghost" onClick={onConfirm}>
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  );
}
