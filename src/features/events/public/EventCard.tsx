/** One coming event: a tear-off date, what and where, RSVP and calendar. */
import { css } from 'styled-system/css';
import type { EventRow } from '../model/publicEvents.ts';
import { dialogLink } from '../../../hooks/useDialogs.ts';
import { trackEvent } from '../../../hooks/useTrack.ts';
import { m } from '../../../messages/messages.js';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Rich } from '../../../ui/Rich.tsx';
import { downloadIcs, googleCalendarUrl, outlookCalendarUrl } from './calendars.ts';
import { more } from './styles.ts';
import { when } from './when.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '4.5rem 1fr', lg: '6rem 1fr auto' },
  columnGap: { base: '4', md: '8' },
  rowGap: '4',
  paddingBlock: { base: '6', md: '8' },
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'ink',
});

const leaf = css({
  alignSelf: 'start',
  textAlign: 'center',
  backgroundColor: 'sheet',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'ink',
  '& > :first-child': {
    display: 'block',
    backgroundColor: 'quiet',
    color: 'onQuiet',
    textStyle: 'small',
    fontWeight: 'bold',
  },
  '& > :nth-child(2)': {
    display: 'block',
    textStyle: 'numeral',
    fontSize: { base: '2.25rem', lg: '3rem' },
    paddingTop: '2',
  },
  '& > :last-child': { display: 'block', textStyle: 'small', paddingBottom: '1' },
});

export interface EventCardProps {
  readonly event: EventRow;
  /** The next RSVP waits for a place. */
  readonly full: boolean;
}

export function EventCard({ event, full }: EventCardProps) {
  const { title } = event;
  const rsvp = dialogLink({ dialog: 'rsvp', eventId: event.id, eventTitle: event.title });
  const at = when(event.date);
  const cancelled = event.status === 'cancelled';
  const download = () => {
    downloadIcs(event, Date.now());
    trackEvent('event_calendar_download', { event_id: event.id, event_title: event.title });
  };
  return (
    <li className={row}>
      <div className={leaf} aria-hidden="true">
        <span>{at.weekday}</span>
        <span>{at.day}</span>
        <span>{at.month}</span>
      </div>
      <div>
        <h3 className={css({ textStyle: 'h3' })}>{event.title}</h3>
        <p className={css({ fontWeight: 'bold', marginTop: '2' })}>
          <time dateTime={event.date}>{at.text}</time>
        </p>
        <p>{event.location}</p>
        <News event={event} />
        {full && !cancelled ? (
          <p className={news}>
            <Rich of={m.public_full.parts({})} with={loud} />
          </p>
        ) : null}
        {event.description ? (
          <p className={css({ color: 'inkMuted', marginTop: '2', maxWidth: 'text' })}>{event.description}</p>
        ) : null}
        <GoodToKnow event={event} />
      </div>
      <div
        className={css({
          gridColumn: { base: '1 / -1', lg: 'auto' },
          display: 'grid',
          gap: '2',
          alignContent: 'start',
          minWidth: { lg: '15rem' },
        })}
      >
        {cancelled ? null : (
          <ButtonLink {...rsvp} aria-label={full ? m.public_wait_for({ title }) : m.public_rsvp_to({ title })}>
            {full ? m.public_wait() : m.public_rsvp()}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          onClick={download}
          aria-label={cancelled ? m.public_update_of({ title }) : m.public_add_of({ title })}
        >
          <Icon name="calendar" /> {cancelled ? m.public_update() : m.public_add()}
        </Button>
        {cancelled ? null : (
          <p className={css({ display: 'flex', justifyContent: 'center', gap: '3' })}>
            <a
              className={more}
              href={googleCalendarUrl(event)}
              target="_blank"
              rel="noopener"
              aria-label={m.public_google_of({ title })}
            >
              {m.public_google()}
            </a>
            <a
              className={more}
              href={outlookCalendarUrl(event)}
              target="_blank"
              rel="noopener"
              aria-label={m.public_outlook_of({ title })}
            >
              {m.public_outlook()}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

const news = css({
  marginTop: '2',
  paddingInline: '3',
  paddingBlock: '2',
  maxWidth: 'text',
  backgroundColor: 'straw',
  color: 'onStraw',
});

const loud = { state: (text: string) => <strong>{text}</strong> };

/** Cancelled, or moved since it was announced. */
function News({ event }: { readonly event: EventRow }) {
  if (event.status === 'cancelled') {
    return (
      <p className={news}>
        <Rich of={m.public_cancelled.parts({ reason: event.cancel_reason ?? '' })} with={loud} />
      </p>
    );
  }
  const before = [event.was_date === null ? null : when(event.was_date).text, event.was_location].filter(Boolean);
  if (before.length === 0) return null;
  return (
    <p className={news}>
      <Rich of={m.public_moved.parts({ before: before.join(', ') })} with={loud} />
    </p>
  );
}

function GoodToKnow({ event }: { readonly event: EventRow }) {
  const lines = [event.instructions, event.directions, event.accessibility].filter((line) => line !== null);
  if (lines.length === 0 || event.status === 'cancelled') return null;
  return (
    <details className={css({ marginTop: '1', maxWidth: 'text' })}>
      <summary className={more}>{m.public_good_to_know()}</summary>
      {lines.map((line) => (
        <p key={line} className={css({ textStyle: 'small', paddingBottom: '2', whiteSpace: 'pre-line' })}>
          {line}
        </p>
      ))}
    </details>
  );
}
