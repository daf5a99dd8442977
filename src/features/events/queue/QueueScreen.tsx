/** The page of one event: what it is, who comes and who came, lists to follow up, the file and the paper list. */
import { css } from 'styled-system/css';
import { mayExport } from '../../../hooks/freshProof.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { whenWords } from '../data/words.ts';
import { useQueue } from '../data/useQueue.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { fileNameOf } from '../../../ui/downloadFile.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { EventActions } from './EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';
import { queueCsv } from './exportQueue.ts';
import { HeldRsvps } from './HeldRsvps.tsx';
import { isNewVolunteer, QUEUE_SPEC } from './lists.ts';
import { NoEvent } from './NoEvent.tsx';
import { PersonRow } from './PersonRow.tsx';
import { queueOnPaper } from './queueOnPaper.ts';
import { Rides } from './Rides.tsx';
import { SyncLine } from './SyncLine.tsx';
import { Totals } from './Totals.tsx';
import { useActions } from './useActions.ts';

export function QueueScreen({ eventId }: { readonly eventId: string }) {
  const queue = useQueue(eventId);
  const actions = useActions(queue);
  const { event, attendees } = queue;
  const mayEdit = useMay('run_events');
  const look = useListView(attendees, QUEUE_SPEC);

  if (!event) return <NoEvent event={event} missing={queue.missing} />;
  const everybody = attendees ?? [];
  return (
    <>
      <PageHead
        title={event.title}
        lead={`${whenWords(event)}, ${event.location}`}
        actions={
          <>
            {event.status === 'scheduled' ? (
              <ButtonLink href={`/events/${eventId}/door`} size="lg">
                {mayEdit ? m.queue_open_door() : m.queue_see_door()}
              </ButtonLink>
            ) : null}
            <ButtonLink variant="secondary" href={`/events/${eventId}/questions`}>
              {m.queue_questions()}
            </ButtonLink>
            {mayEdit ? <EventActions event={event} /> : null}
          </>
        }
      />
      <EventFacts event={event} />
      <Totals totals={queue.totals} event={event} newcomers={everybody.filter(isNewVolunteer).length} />
      <SyncLine news={queue.news} read={queue.read} />
      <HeldRsvps eventId={eventId} count={event.held} mayRelease={mayEdit} refresh={queue.read.refresh} />
      <Rides eventId={eventId} attendees={everybody} mayEdit={mayEdit} refresh={queue.read.refresh} />
      <ListView
        name={m.queue_name()}
        many={m.queue_many()}
        finder={{ look, label: m.queue_find(), hint: m.queue_find_hint() }}
        renderRow={(person) => <PersonRow key={person.id} person={person} actions={mayEdit ? actions : null} />}
        empty={{ title: event.held > 0 ? m.queue_only_held() : m.queue_nobody(), text: m.queue_nobody_more() }}
        noFit={{ title: m.queue_no_fit(), text: m.queue_no_fit_more() }}
        waiting={<p className={css({ paddingBlock: '6' })}>{m.queue_not_here()}</p>}
        file={{
          name: fileNameOf(event.title, 'queue'),
          text: (found) => queueCsv(found, everybody),
          allowed: () => mayExport(`event ${event.id}`),
        }}
        paper={(found) => queueOnPaper(event, found)}
      />
    </>
  );
}
