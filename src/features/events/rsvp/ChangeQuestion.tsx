/** Asks before the form, on a device that has sent an RSVP for this event: is it a change, or is it for someone else? */
import { css } from 'styled-system/css';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OwnRsvp } from '../data/ownRsvps.ts';

export interface ChangeQuestionProps {
  /** The event's title; null where it is not known here. */
  readonly event: string | null;
  /** One for each person, the latest first; at least one. */
  readonly earlier: readonly OwnRsvp[];
  /** Null: for someone else. */
  readonly onAnswer: (changes: string | null) => void;
  readonly onClose: () => void;
}

export function ChangeQuestion({ event, earlier, onAnswer, onClose }: ChangeQuestionProps) {
  const only = earlier.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.rsvp_change_question()}
      description={event === null ? m.rsvp_change_sent() : m.rsvp_change_sent_for({ event })}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        {earlier.map(({ id, at }) => (
          <Button key={id} onClick={() => onAnswer(id)}>
            {only ? m.rsvp_change_mine() : m.rsvp_change_this({ when: moment(at), code: receiptCode(id) })}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onAnswer(null)}>
          {m.rsvp_change_other()}
        </Button>
      </div>
    </Dialog>
  );
}
