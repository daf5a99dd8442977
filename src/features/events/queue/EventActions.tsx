/** What can be done with the event itself: change, copy, cancel with a reason, let it take place after all. */
import { useId, useState } from 'react';
import { css } from 'styled-system/css';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Notice } from '../../../forms/FormParts.tsx';
import { codePoints } from '../../../forms/fields.ts';
import { eventsRead, type EventSummary } from '../data/reads.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';

const REASON_MAX = 500;
const WRONG = { missing: m.queue_why_missing, long: m.queue_why_long };

export function EventActions({ event }: { readonly event: EventSummary }) {
  const { refresh } = useStaffRead(eventsRead);
  const group = useId();
  // On a phone the list comes first: these are behind one button.
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<keyof typeof WRONG | null>(null);
  const { busy, problem, run } = useChange(refresh);

  function send(words: string | null) {
    const args = { event: event.id, expected_version: event.version, reason: words };
    const work = async (api: StaffApi) => {
      await api.rpc('cancel_event', args);
      setAsking(false);
    };
    void run(
      work,
      words === null ? { done: () => m.queue_takes_place(), failed: true } : { done: () => m.queue_event_cancelled() },
    );
  }

  function cancel() {
    const words = reason.trim();
    const found = !words ? 'missing' : codePoints(words) > REASON_MAX ? 'long' : null;
    setWrong(found);
    if (found === null) send(words);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        aria-expanded={open}
        aria-controls={group}
        onClick={() => setOpen(!open)}
        className={css({ lg: { display: 'none' } })}
      >
        {m.queue_more()}
      </Button>
      <div
        id={group}
        data-open={open || undefined}
        className={css({
          display: { base: 'none', lg: 'flex' },
          '&[data-open]': { display: 'flex' },
          flexWrap: 'wrap',
          gap: '3',
        })}
      >
        <ButtonLink href={`/events/${event.id}/edit`} variant="secondary" size="lg">
          {m.queue_change()}
        </ButtonLink>
        <ButtonLink href={`/events/${event.id}/copy`} variant="secondary" size="lg">
          {m.queue_duplicate()}
        </ButtonLink>
        {event.status === 'cancelled' ? (
          <Button variant="secondary" size="lg" busy={busy && m.ui_saving()} onClick={() => send(null)}>
            {m.queue_takes_place_after_all()}
          </Button>
        ) : (
          <Button variant="ghost" size="lg" onClick={() => setAsking(true)}>
            {m.queue_cancel_event()}
          </Button>
        )}
      </div>
      {asking ? (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={m.queue_cancel_title()}
          description={m.queue_cancel_more()}
        >
          <form
            noValidate
            onSubmit={(submit) => {
              submit.preventDefault();
              cancel();
            }}
            className={css({ display: 'grid', gap: '4' })}
          >
            <TextAreaField
              label={m.queue_why()}
              required
              rows={3}
              value={reason}
              error={wrong && WRONG[wrong]()}
              onChange={(change) => setReason(change.target.value)}
            />
            <Notice>{problem}</Notice>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
              <Button type="submit" busy={busy && m.ui_saving()}>
                {m.queue_cancel_event()}
              </Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                {m.queue_keep()}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
