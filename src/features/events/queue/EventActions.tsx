/** What can be done with the event itself: change, copy, cancel with a reason, let it take place after all. */
import { useId, useState } from 'react';
import { css } from 'styled-system/css';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { Notice } from '../../../forms/FormParts.tsx';
import { codePoints } from '../../../forms/fields.ts';
import { eventsRead, type EventSummary } from '../data/reads.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';

const REASON_MAX = 500;

export function EventActions({ event }: { readonly event: EventSummary }) {
  const { refresh } = useStaffRead(eventsRead);
  const group = useId();
  // On a phone the list comes first: these are behind one button.
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, problem, run } = useChange(refresh);

  function send(words: string | null) {
    const args = { event: event.id, expected_version: event.version, reason: words };
    const work = async (api: StaffApi) => {
      await api.rpc('cancel_event', args);
      setAsking(false);
    };
    void run(work, words === null ? { done: 'It takes place', failed: true } : { done: 'Event cancelled' });
  }

  function cancel() {
    const words = reason.trim();
    const message = !words ? 'Please say why' : codePoints(words) > REASON_MAX ? 'Please keep it shorter' : null;
    setWrong(message);
    if (message === null) send(words);
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
        More
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
          Change
        </ButtonLink>
        <ButtonLink href={`/events/${event.id}/copy`} variant="secondary" size="lg">
          Duplicate
        </ButtonLink>
        {event.status === 'cancelled' ? (
          <Button variant="secondary" size="lg" busy={busy && 'Saving...'} onClick={() => send(null)}>
            It takes place after all
          </Button>
        ) : (
          <Button variant="ghost" size="lg" onClick={() => setAsking(true)}>
            Cancel the event
          </Button>
        )}
      </div>
      {asking ? (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title="Cancel this event?"
          description="The landing page and everybody’s calendar file will say so, with your reason."
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
              label="Why"
              required
              rows={3}
              value={reason}
              error={wrong}
              onChange={(change) => setReason(change.target.value)}
            />
            <Notice>{problem}</Notice>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
              <Button type="submit" busy={busy && 'Saving...'}>
                Cancel the event
              </Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
