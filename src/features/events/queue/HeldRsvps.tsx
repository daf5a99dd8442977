/** RSVPs of one event that are held for review: who and why, with a button that lets one count. Only a count for other staff. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { Notice } from '../../../forms/FormParts.tsx';
import { counted, moment } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { eventsRead, heldRead, type HeldRsvp } from '../data/reads.ts';
import { heldReasons, peopleWords } from '../data/words.ts';

export interface HeldRsvpsProps {
  readonly eventId: string;
  /** As the list of events says. */
  readonly count: number;
  readonly mayRelease: boolean;
  /** Asks the queue anew. */
  readonly refresh: () => Promise<unknown>;
}

export function HeldRsvps({ mayRelease, ...props }: HeldRsvpsProps) {
  if (mayRelease) return <HeldList {...props} />;
  return props.count > 0 ? (
    <p className={css({ padding: '3', backgroundColor: 'shade' })}>{m.queue_held_count(counted(props.count))}</p>
  ) : null;
}

const slots = row({ columns: 'actions' });

function HeldList({ eventId, count, refresh }: Omit<HeldRsvpsProps, 'mayRelease'>) {
  const held = useStaffRead(heldRead(eventId));
  const events = useStaffRead(eventsRead);
  const { busy, problem, run } = useChange(held.refresh, events.refresh, refresh);
  const known = held.rows?.length ?? count;
  if (known === 0) return problem === null ? null : <Notice>{problem}</Notice>;

  const release = ({ id, name }: HeldRsvp) =>
    void run((api) => api.rpc('release_rsvps', { event: eventId, ids: [id] }), {
      done: () => m.queue_held_released({ name }),
    });
  return (
    <Panel title={m.queue_held_title()} className={css({ marginBlock: '4', maxWidth: '46rem' })}>
      <p>
        {m.queue_held_count(counted(known))} {m.queue_held_more()}
      </p>
      <Notice>{problem}</Notice>
      <ul aria-label={m.queue_held_title()}>
        {(held.rows ?? []).map((one) => (
          <li key={one.id} className={slots.root} data-name={one.name}>
            <div className={slots.main}>
              <p className={css({ textStyle: 'h4' })}>{one.name}</p>
              <p
                className={css({
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: '2',
                  alignItems: 'center',
                  textStyle: 'small',
                })}
              >
                <span>{peopleWords(one.headcount)}</span>
                <Tag>{heldReasons[one.reason]()}</Tag>
                <span>{moment(one.held_at)}</span>
              </p>
              <p className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
                {[one.email, one.phone].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className={slots.actions}>
              <Button
                size="lg"
                variant="secondary"
                disabled={busy}
                aria-label={m.queue_held_release_of({ name: one.name })}
                onClick={() => release(one)}
              >
                {m.queue_held_release()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
