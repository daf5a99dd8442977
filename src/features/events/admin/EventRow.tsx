/** One event in the list: what, when, where, and how many people stand where. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { EventSummary } from '../data/reads.ts';
import { kindNames, momentWords, whenWords } from '../data/words.ts';
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';

const slots = row({ columns: 'halves' });

export function EventRow({ event }: { readonly event: EventSummary }) {
  return (
    <li className={slots.root}>
      <div className={slots.main}>
        <a
          href={`/events/${event.id}`}
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 'touch',
            textStyle: 'h4',
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
          })}
        >
          {event.title}
        </a>
        <p>
          <strong>{whenWords(event)}</strong> · {event.location}
        </p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1' })}>
          <Tag>{kindNames[event.kind]()}</Tag>
          {event.visibility === 'staff' ? <Tag>{m.admin_event_staff_only()}</Tag> : null}
          {event.status === 'cancelled' ? (
            <Tag loud>{m.events_cancelled({ text: event.cancel_reason ?? '' })}</Tag>
          ) : null}
          {event.was_date === null ? null : <Tag>{m.admin_event_moved({ before: momentWords(event.was_date) })}</Tag>}
          {event.held > 0 ? <Tag loud>{m.admin_event_held({ count: digits(event.held) })}</Tag> : null}
          {event.conflicts > 0 ? <Tag loud>{m.admin_event_conflicts({ count: digits(event.conflicts) })}</Tag> : null}
        </p>
      </div>
      <p className={css({ fontVariantNumeric: 'tabular-nums' })}>{figures(event)}</p>
    </li>
  );
}

function figures(event: EventSummary): string {
  const { capacity, waitlisted, checked_in: came, no_show: missing } = event;
  const count = digits(event.expected + came);
  return [
    capacity === null ? m.admin_event_coming({ count }) : m.admin_event_taken({ count, capacity: digits(capacity) }),
    waitlisted > 0 ? m.admin_event_waiting({ count: digits(waitlisted) }) : '',
    came > 0 ? m.admin_event_came({ count: digits(came) }) : '',
    missing > 0 ? m.admin_event_missing({ count: digits(missing) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
