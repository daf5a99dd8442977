/** Owns the question before somebody signs out while items of theirs wait on this device, or where they can't sign in again. */
import { css } from 'styled-system/css';
import { Button, ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface SignOutDialogProps {
  /** How many of the person's own items are not sent yet. */
  readonly waiting: number;
  /** There is no connection now. */
  readonly away: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const NO_WAY_BACK = 'There is no connection: you can’t sign in again until there is one.';

export function SignOutDialog({ waiting, away, onCancel, onConfirm }: SignOutDialogProps) {
  const what = waiting === 1 ? '1 item of yours is' : `${waiting} items of yours are`;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      title={waiting > 0 ? 'Sign out before everything is sent?' : 'Sign out without a connection?'}
      description={waiting > 0 ? `${what} saved on this device and not sent yet.` : NO_WAY_BACK}
    >
      <div className={css({ display: 'grid', gap: '3' })}>
        {waiting > 0 ? (
          <p>
            Nothing is deleted. What you saved stays on this device and is sent in your name when you sign in here
            again. Nobody else can send it.
          </p>
        ) : null}
        {away ? (
          <p>
            {waiting > 0 ? <strong>{`${NO_WAY_BACK} `}</strong> : null}
            Your lists leave this device with you; they come back when you sign in.
          </p>
        ) : null}
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' })}>
        <Button onClick={onCancel}>Stay signed in</Button>
        {waiting > 0 ? (
          <ButtonLink href="/outbox" variant="secondary">
            Look at them
          </ButtonLink>
        ) : null}
        <Button variant="ghost" onClick={onConfirm}>
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  );
}
