/** The question before somebody signs out while items of theirs wait on this device, or where they can't sign in again. */
import { css } from 'styled-system/css';
import { Button, ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface SignOutDialogProps {
  /** How many of the person's own items are not sent yet. */
  readonly waiting: number;
  /** How many forms they have begun and not saved. */
  readonly drafts: number;
  /** Whether both are locked behind them. */
  readonly locked: boolean;
  /** There is no connection now. */
  readonly away: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const NO_WAY_BACK = 'There is no connection: you can’t sign in again until there is one.';

/** The first that fits is what the question is about. */
function subjectOf({ waiting, drafts }: SignOutDialogProps): readonly [title: string, description: string] {
  const items = waiting === 1 ? '1 item of yours is' : `${waiting} items of yours are`;
  const forms = drafts === 1 ? '1 form that you began is' : `${drafts} forms that you began are`;
  if (waiting > 0) return ['Sign out before everything is sent?', `${items} saved on this device and not sent yet.`];
  if (drafts > 0) return ['Sign out with a form half filled in?', `${forms} not saved yet.`];
  return ['Sign out without a connection?', NO_WAY_BACK];
}

export function SignOutDialog(props: SignOutDialogProps) {
  const { waiting, drafts, locked, away, onCancel, onConfirm } = props;
  const [title, description] = subjectOf(props);
  const about = waiting + drafts;
  return (
    <Dialog open role="alertdialog" onClose={onCancel} title={title} description={description}>
      <div className={css({ display: 'grid', gap: '3' })}>
        {waiting > 0 ? (
          <p>
            Nothing is deleted. What you saved stays on this device and is sent in your name when you sign in here
            again.{' '}
            {locked ? 'Until then it is locked: nobody else can read it or send it.' : 'Nobody else can send it.'}
          </p>
        ) : null}
        {waiting > 0 && !locked ? (
          <p>
            <strong>Whoever has this device next could read it.</strong> The key to lock it comes from the campaign’s
            server, and it could not be had.
          </p>
        ) : null}
        {drafts > 0 ? (
          <p>
            {locked
              ? 'What you began and did not save is locked too, and is back when you sign in here again.'
              : 'What you began and did not save is erased from this device.'}
          </p>
        ) : null}
        {away ? (
          <p>
            {about > 0 ? <strong>{`${NO_WAY_BACK} `}</strong> : null}
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
