/** One event in the list: what, when, where, and how many people stand where. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { EventSummary } from '../data/reads.ts';
import { kindNames, momentWords, whenWords } from '../data/words.ts';
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
          <Tag>{kindNames[event.kind]}</Tag>
          {event.visibility === 'staff' ? <Tag>Staff only</Tag> : null}
          {event.status === 'cancelled' ? <Tag loud>{`Cancelled: ${event.cancel_reason ?? ''}`}</Tag> : null}
          {event.was_date === null ? null : <Tag>{`Moved from ${momentWords(event.was_date)}`}</Tag>}
          {event.conflicts > 0 ? <Tag loud>{`${event.conflicts} to look at`}</Tag> : null}
        </p>
      </div>
      <p className={css({ fontVariantNumeric: 'tabular-nums' })}>{figures(event)}</p>
    </li>
  );
}

function figures(event: EventSummary): string {
  const promised = event.expected + event.checked_in;
  return [
    event.capacity === null ? `${promised} coming` : `${promised} of ${event.capacity} places`,
    event.waitlisted > 0 ? `${event.waitlisted} waiting` : '',
    event.checked_in > 0 ? `${event.checked_in} came` : '',
    event.no_show > 0 ? `${event.no_show} missing` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
