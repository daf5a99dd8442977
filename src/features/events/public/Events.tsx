/** The events section: early voting first, then the next three meetings. */
import { css } from 'styled-system/css';
import type { Locale } from '../../../core/locale.ts';
import { isoEnd } from '../model/length.ts';
import type { EventRow } from '../model/publicEvents.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Edge } from '../../../ui/art/Edge.tsx';
import { DoorArt } from '../../../ui/art/Errands.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { Rich } from '../../../ui/Rich.tsx';
import { EarlyVoting } from './EarlyVoting.tsx';
import { EventCard } from './EventCard.tsx';
import { fullEventsRead, hadBegun, publicEventsRead } from './reads.ts';
import { Subscribe } from './Subscribe.tsx';
import { useNowOnDevice } from '../../../hooks/useNow.ts';

const SHOWN = 3;
const NONE: readonly string[] = [];

/** The campaign may have said a day in another language than the page's. */
const markedAs = (lang: Locale | undefined) => ({ day: (text: string) => <span lang={lang}>{text}</span> });

export function Events() {
  const { words, lang } = useWords('earlyVoting');
  return (
    <section id="events" aria-labelledby="events-title" className={`${band} ${css({ backgroundColor: 'paper' })}`}>
      <Edge cut="paper" className={css({ color: 'shade' })} />
      <div className={wrap}>
        <h2 id="events-title" className={css({ textStyle: 'h2', marginBottom: { base: '6', md: '10' } })}>
          {m.public_title()}
        </h2>
        <EarlyVoting />
        <div className={css({ marginTop: { base: '6', md: '10' } })}>
          <EventList />
        </div>
        <p
          className={css({
            fontWeight: 'bold',
            paddingTop: '6',
            borderTopWidth: '2px',
            borderTopStyle: 'solid',
            borderTopColor: 'ink',
          })}
        >
          <Rich of={m.public_election_day.parts({ day: words.electionDay })} with={markedAs(lang)} />
        </p>
      </div>
    </section>
  );
}

function EventList() {
  const events = useRead(publicEventsRead);
  const now = useNowOnDevice();
  if (!events.rows) {
    if (events.state === 'failed') return <Unreachable offline={events.trouble === 'offline'} />;
    return <p className={css({ minHeight: '14rem', textStyle: 'lead' })}>{m.public_loading()}</p>;
  }
  // rows kept on the device may be from last week: what is over is not coming
  const coming = events.rows
    .filter((event) => !hadBegun(event, events.asOf) && (now === null || isoEnd(event) > now))
    .slice(0, SHOWN);
  if (coming.length === 0) {
    return (
      <EmptyState
        art={<DoorArt />}
        title={m.public_none()}
        action={
          <ButtonLink href="/?open=newsletter" variant="secondary">
            {m.public_tell_me()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {events.trouble !== null ? (
        <p className={css({ textStyle: 'small', color: 'inkMuted', paddingBottom: '3' })}>
          {events.trouble === 'offline' ? m.public_kept_offline() : m.public_kept()}
        </p>
      ) : null}
      {coming.some(({ capacity }) => capacity !== null) ? (
        <CardsWithRoom events={coming} />
      ) : (
        <Cards events={coming} full={NONE} />
      )}
      <Subscribe />
    </>
  );
}

interface CardsProps {
  readonly events: readonly EventRow[];
}

function CardsWithRoom({ events }: CardsProps) {
  const { rows } = useRead(fullEventsRead);
  return <Cards events={events} full={rows ?? NONE} />;
}

function Cards({ events, full }: CardsProps & { readonly full: readonly string[] }) {
  return (
    <ul>
      {events.map((event) => (
        <EventCard key={event.id} event={event} full={full.includes(event.id)} />
      ))}
    </ul>
  );
}

function Unreachable({ offline }: { readonly offline: boolean }) {
  return (
    <EmptyState art={<DoorArt />} title={offline ? m.public_nothing_offline() : m.public_unreachable()}>
      <p>{offline ? m.public_nothing_offline_more() : m.public_unreachable_more()}</p>
    </EmptyState>
  );
}
