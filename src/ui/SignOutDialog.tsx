/** The question before somebody signs out while items of theirs wait on this device, or where they can't sign in again. */
import { css } from 'styled-system/css';
import { counted } from '../hooks/format.ts';
import { m } from '../messages/messages.js';
import { Button, ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Rich } from './Rich.tsx';

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

const loud = (text: string) => <strong>{text}</strong>;

/** The first that fits is what the question is about. */
function subjectOf({ waiting, drafts }: SignOutDialogProps): readonly [title: string, description: string] {
  if (waiting > 0) return [m.ui_sign_out_unsent(), m.ui_items_unsent(counted(waiting))];
  if (drafts > 0) return [m.ui_sign_out_half_filled(), m.ui_forms_unsaved(counted(drafts))];
  return [m.ui_sign_out_away(), m.ui_no_way_back()];
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
            {m.ui_sign_out_kept()} {locked ? m.ui_sign_out_locked() : m.ui_sign_out_unlocked()}
          </p>
        ) : null}
        {waiting > 0 && !locked ? (
          <p>
            <Rich of={m.ui_sign_out_readable.parts({})} with={{ loud }} />
          </p>
        ) : null}
        {drafts > 0 ? <p>{locked ? m.ui_sign_out_drafts_locked() : m.ui_sign_out_drafts_erased()}</p> : null}
        {away ? (
          <p>
            {about > 0 ? <strong>{`${m.ui_no_way_back()} `}</strong> : null}
            {m.ui_sign_out_lists()}
          </p>
        ) : null}
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' })}>
        <Button onClick={onCancel}>{m.ui_stay_signed_in()}</Button>
        {waiting > 0 ? (
          <ButtonLink href="/outbox" variant="secondary">
            {m.ui_look_at_them()}
          </ButtonLink>
        ) : null}
        <Button variant="ghost" onClick={onConfirm}>
          {m.ui_sign_out_anyway()}
        </Button>
      </div>
    </Dialog>
  );
}
