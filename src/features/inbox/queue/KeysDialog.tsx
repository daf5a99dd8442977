/** Which key does what, and the switch that turns all of them off. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface KeysDialogProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

const KEYS = [
  ['j k ↓ ↑', m.inbox_key_move],
  ['Enter', m.inbox_key_open],
  ['c', m.inbox_do_claim],
  ['a', m.inbox_do_assign],
  ['n', m.inbox_do_note],
  ['t', m.inbox_do_contact],
  ['s', m.inbox_do_snooze],
  ['x', m.inbox_do_close],
  ['/', m.inbox_find],
  ['?', m.inbox_keys],
] as const;

export function KeysDialog({ on, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog open onClose={onClose} title={m.inbox_keys()} description={m.inbox_keys_lead()}>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: '4',
          rowGap: '2',
          marginBottom: '4',
        })}
      >
        {KEYS.map(([key, words]) => (
          <div key={key} className={css({ display: 'contents' })}>
            <dt className={css({ fontWeight: 'bold' })}>{key}</dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={on} onCheckedChange={onSwitch}>
        {m.inbox_keys_on()}
      </Checkbox>
    </Dialog>
  );
}
