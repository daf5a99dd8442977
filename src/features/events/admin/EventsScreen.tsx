/** /events: every event of the campaign, upcoming, past and cancelled, with how many people come; also in a dead spot. */
import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { eventsRead } from '../data/reads.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
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
  const locale = useLocale();
  const look = useListView(
    events.rows,
    useMemo(() => eventSpec(now, locale), [now, locale]),
  );
  const mayEdit = useMay('run_events');
  const make = mayEdit ? <ButtonLink href="/events/new">{m.admin_event_make_one()}</ButtonLink> : null;
  return (
    <>
      <PageHead
        title={m.admin_events()}
        lead={m.admin_event_lead()}
        actions={
          <>
            {mayEdit ? <ButtonLink href="/events/new">{m.admin_event_new()}</ButtonLink> : null}
            <ButtonLink variant="secondary" href="/events/questions">
              {m.admin_event_questions()}
            </ButtonLink>
          </>
        }
      />
      <div className={css({ paddingBottom: '8' })}>
        <ListView
          name={m.admin_events()}
          many={m.admin_event_many()}
          finder={{ look, label: m.admin_event_find(), hint: m.admin_event_find_hint() }}
          renderRow={(event) => <EventRow key={event.id} event={event} />}
          empty={{ title: m.admin_event_none(), text: m.admin_event_none_more(), action: make }}
          noFit={{ title: m.admin_event_no_fit(), text: m.admin_event_no_fit_more(), action: make }}
          status={<AsOf asOf={events.asOf} trouble={events.trouble} />}
          waiting={events.state === 'loading' ? <Spinner label={m.admin_event_loading_all()} /> : null}
        />
      </div>
    </>
  );
}
