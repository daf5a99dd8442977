/** /engagement/<session>/screen: what hangs on the wall: who is asked now, who comes next, and how to ask. Keeps its last list without a signal. */
import { memo, useEffect, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { digits } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { pause } from '../../../ui/pause.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { asOfWords } from '../../../ui/staff/AsOf.tsx';
import type { Hall } from '../data/reads.ts';
import { useHall } from '../data/useHall.ts';
import { fairOrder, onStage, type Placed } from '../model/fairOrder.ts';
import type { Question } from '../model/question.ts';
import { EventTitle } from '../parts/EventTitle.tsx';
import { askerWords } from '../parts/written.ts';
import { CaptionArea } from './CaptionArea.tsx';
import { SIZE, spokenSize } from './sizes.ts';

export interface ScreenScreenProps {
  readonly session: string;
  /** The room's code; '' where whoever opened the screen did not bring it. */
  readonly code: string;
}

/** So many are drawn at once: more than fit on most walls. What does not fit is cut off a line at a time, never in the middle of one. */
const AT_ONCE = 6;
/** The others follow so many at a time, so that a wall of hundreds answers the room meanwhile. */
const MORE = 15;

const page = css({
  minHeight: '100dvh',
  // A wall has nobody who scrolls.
  height: { lg: '100dvh' },
  overflow: { lg: 'hidden' },
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 20vw' },
  gridTemplateRows: { lg: 'auto minmax(0, 1fr) auto auto' },
  columnGap: '10',
  rowGap: '6',
  padding: { base: '5', lg: '10' },
  alignItems: 'start',
});
const wide = css({ gridColumn: '1 / -1' });

export function ScreenScreen({ session, code }: ScreenScreenProps) {
  const read = useHall(session);
  const hall = read.rows?.[0];
  return (
    <main id="main" className={page}>
      {hall ? (
        <Wall hall={hall} code={code} />
      ) : read.state === 'loading' ? (
        <Spinner label={m.townhall_loading()} />
      ) : (
        <h1 className={css({ textStyle: 'h2' })}>{m.townhall_no_session()}</h1>
      )}
      <CaptionArea caption={hall?.caption ?? null} asOf={read.asOf} away={read.trouble !== null} />
      <p aria-live="polite" className={cx(wide, css({ color: 'inkMuted' }))} style={{ fontSize: SIZE.age }}>
        {asOfWords(read.asOf, read.trouble)}
      </p>
    </main>
  );
}

function Wall({ hall, code }: { readonly hall: Hall; readonly code: string }) {
  const now = onStage(hall.questions);
  const next = fairOrder(hall.questions, hall.id);
  const site = campaign.siteUrl;
  const own = `${site}${localHref(`/engagement/${hall.id}`)}`;
  return (
    <>
      <h1 className={cx(wide, css({ textStyle: 'h3' }))} style={{ fontSize: SIZE.title }}>
        <EventTitle title={hall.title} />
      </h1>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '8',
          minWidth: '0',
          height: 'full',
          minHeight: '0',
        })}
      >
        <section aria-live="polite" aria-label={m.townhall_on_stage()}>
          {now === null ? (
            <p className={css({ textStyle: 'h2' })} style={{ fontSize: SIZE.waiting }}>
              {m.townhall_screen_waiting()}
            </p>
          ) : (
            <Spoken question={now} />
          )}
        </section>
        {next.length === 0 ? null : <ToCome next={next} />}
      </div>
      <aside className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'h4' })} style={{ fontSize: SIZE.next }}>
          {m.townhall_screen_ask()}
        </p>
        <QrCode text={code === '' ? own : `${own}?code=${code}`} width="100%" />
        {/* What somebody can say to their neighbor: the evening itself is chosen there. */}
        <p className={css({ overflowWrap: 'anywhere', fontWeight: 'bold' })} style={{ fontSize: SIZE.address }}>
          {`${site}${localHref('/engagement')}`.replace(/^https?:\/\//, '')}
        </p>
        {code === '' ? null : (
          <p className={css({ textStyle: 'h4' })} style={{ fontSize: SIZE.next }}>
            {m.townhall_code()}{' '}
            <strong
              className={css({ fontFamily: 'monospace', letterSpacing: '0.15em' })}
              style={{ fontSize: SIZE.code }}
            >
              {code}
            </strong>
          </p>
        )}
      </aside>
    </>
  );
}

function Spoken({ question }: { readonly question: Question }) {
  const locale = useLocale();
  return (
    <>
      <p
        lang={question.language === locale ? undefined : question.language}
        className={css({ textStyle: 'h2', overflowWrap: 'anywhere' })}
        style={{ fontSize: spokenSize(question.text) }}
      >
        {question.text}
      </p>
      <p className={css({ textStyle: 'h4', marginTop: '4' })} style={{ fontSize: SIZE.asker }}>
        {askerWords(question)}
      </p>
    </>
  );
}

interface ToComeProps {
  readonly next: readonly Placed<Question>[];
}

/** How many of a list are drawn, more with each turn of the page. */
function useDrawn(many: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn >= many) return;
    let gone = false;
    void pause().then(() => gone || setDrawn((before) => before + MORE));
    return () => {
      gone = true;
    };
  }, [drawn, many]);
  return drawn;
}

function ToCome({ next }: ToComeProps) {
  const drawn = useDrawn(next.length);
  return (
    <section
      aria-labelledby="next-title"
      className={css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minHeight: '0' })}
    >
      <h2 id="next-title" className={css({ textStyle: 'h4', color: 'inkMuted' })} style={{ fontSize: SIZE.asker }}>
        {`${m.townhall_next()} (${digits(next.length)})`}
      </h2>
      {/* What does not fit wraps into a second column, which is out of sight: no question is cut in half. */}
      <ol
        className={css({
          display: 'flex',
          flexDirection: 'column',
          flexWrap: 'wrap',
          flexGrow: '1',
          minHeight: '0',
          overflow: 'hidden',
          marginTop: '3',
        })}
      >
        {next.slice(0, drawn).map(({ question: { id, text, language } }) => (
          <Upcoming key={id} text={text} language={language} />
        ))}
      </ol>
    </section>
  );
}

/** Each answer brings new objects that say the same: what says the same is not drawn again. */
const Upcoming = memo(function Upcoming({ text, language }: Pick<Question, 'text' | 'language'>) {
  const locale = useLocale();
  return (
    <li
      className={css({
        width: 'full',
        paddingBlock: '3',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
      })}
    >
      <p
        lang={language === locale ? undefined : language}
        className={css({ lineHeight: '1.25', overflowWrap: 'anywhere', lineClamp: { lg: 2 } })}
        style={{ fontSize: SIZE.next }}
      >
        {text}
      </p>
    </li>
  );
});
