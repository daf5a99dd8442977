/** /events: every event of the campaign, upcoming, past and cancelled, with how many people come; also in a dead spot. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { eventsRead } from '../data/reads.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { EventRow } from './EventRow.tsx';
import { eventSpec } from './listing.ts';

export function EventsScreen() {
  const events = useStaffRead(eventsRead);
  const now = useNow();
  const look = useListView(
    events.rows,
    useMemo(() => eventSpec(now), [now]),
  );
  const mayEdit = useMay('run_events');
  const make = mayEdit ? <ButtonLink href="/events/new">Make one</ButtonLink> : null;
  return (
    <>
      <PageHead
        title="Events"
        lead="Who comes, who came, and the queue at the door. An event you open stays on this device."
        actions={mayEdit ? <ButtonLink href="/events/new">New event</ButtonLink> : null}
      />
      <div className={css({ paddingBottom: '8' })}>
        <ListView
          name="Events"
          many="events"
          finder={{ look, label: 'Find an event', hint: 'Title, place or host' }}
          renderRow={(event) => <EventRow key={event.id} event={event} />}
          empty={{ title: 'No events yet', text: 'The first one you make appears on the landing page.', action: make }}
          noFit={{ title: 'No event fits', text: 'Try a shorter word or all kinds.', action: make }}
          status={<AsOf asOf={events.asOf} trouble={events.trouble} />}
          waiting={events.state === 'loading' ? <Spinner label="Loading the events..." /> : null}
        />
      </div>
    </>
  );
}
