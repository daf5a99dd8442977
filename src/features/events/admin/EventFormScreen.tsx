/** The pages where an event is made, copied and changed. Needs a connection; what is typed stays on the screen. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { eventsRead, type SavedEvent } from '../data/reads.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { EventForm } from './EventForm.tsx';
import { copyValues, emptyValues, toValues } from './schema.ts';

export function NewEventScreen() {
  return (
    <Page title={m.admin_event_new()}>
      <EventForm key="new" initial={emptyValues()} saved={null} promised={0} draftKey="event:new" />
    </Page>
  );
}

export interface ChangeEventScreenProps {
  readonly eventId: string;
  /** Another event like it, instead of this one. */
  readonly copy?: boolean;
}

export function ChangeEventScreen({ eventId, copy = false }: ChangeEventScreenProps) {
  const events = useStaffRead(eventsRead);
  const found = events.rows?.find(({ id }) => id === eventId);
  // What the person began with: a newer version that arrives while they type must not slip under their change.
  const [begun, setBegun] = useState<SavedEvent | null>(null);
  if (found && begun?.id !== eventId && events.state === 'ready') setBegun(found);
  const title = copy ? m.admin_event_copy() : m.admin_event_change();
  if (!begun || !found) {
    return (
      <Page title={title}>
        {events.rows === null && events.state === 'loading' ? (
          <Spinner label={m.admin_event_loading()} />
        ) : (
          <EmptyState
            title={m.admin_event_not_here()}
            action={<ButtonLink href="/events">{m.admin_event_all()}</ButtonLink>}
          >
            <p>{events.trouble === 'fault' ? m.ui_went_wrong() : m.admin_event_not_here_more()}</p>
          </EmptyState>
        )}
      </Page>
    );
  }
  const promised = found.expected + found.checked_in;
  return (
    <Page title={title}>
      {copy ? (
        <EventForm
          key={`copy ${eventId}`}
          initial={copyValues(begun)}
          saved={null}
          promised={0}
          draftKey={`event:copy:${eventId}`}
        />
      ) : (
        <EventForm
          key={eventId}
          initial={toValues(begun)}
          saved={begun}
          promised={promised}
          draftKey={`event:${eventId}:${begun.version}`}
        />
      )}
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <div className={css({ maxWidth: '46rem', paddingBottom: '10' })}>{children}</div>
    </>
  );
}
