/** What staff need to know of an event beside the queue. */
import { css } from 'styled-system/css';
import type { EventSummary } from '../data/reads.ts';
import { kindNames, momentWords } from '../data/words.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { opener } from '../../../ui/staff/opener.ts';

export function EventFacts({ event }: { readonly event: EventSummary }) {
  const lines: readonly (readonly [string, string | null])[] = [
    [m.queue_what(), event.description],
    [m.queue_getting_there(), event.directions],
    [m.queue_accessibility(), event.accessibility],
    [m.queue_bring(), event.instructions],
    [m.queue_host(), event.host],
  ];
  return (
    <>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Tag>{kindNames[event.kind]()}</Tag>
        {event.visibility === 'staff' ? <Tag>{m.queue_staff_only()}</Tag> : null}
        {event.status === 'cancelled' ? (
          <Tag loud>{m.events_cancelled({ text: event.cancel_reason ?? '' })}</Tag>
        ) : null}
        {event.was_date === null ? null : <Tag>{m.queue_moved_from({ before: momentWords(event.was_date) })}</Tag>}
        {event.was_location === null ? null : <Tag>{m.queue_moved_from({ before: event.was_location })}</Tag>}
      </p>
      <details className={css({ marginTop: '1' })}>
        <summary className={opener}>{m.queue_about()}</summary>
        <dl className={css({ maxWidth: 'text' })}>
          {lines.map(([label, text]) =>
            text === null ? null : (
              <div key={label} className={css({ paddingBottom: '2' })}>
                <dt className={css({ fontWeight: 'bold' })}>{label}</dt>
                <dd className={css({ whiteSpace: 'pre-line' })}>{text}</dd>
              </div>
            ),
          )}
        </dl>
      </details>
    </>
  );
}
