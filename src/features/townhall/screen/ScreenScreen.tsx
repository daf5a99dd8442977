/** /engagement/<session>/screen: what hangs on the wall: who is asked now, who comes next, and how to ask. Keeps its last list without a signal. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { townHallRead, type Hall } from '../data/reads.ts';
import { fairOrder, onStage } from '../model/fairOrder.ts';
import type { Question } from '../model/question.ts';
import { askerWords } from '../parts/written.ts';
import { CaptionArea } from './CaptionArea.tsx';

export interface ScreenScreenProps {
  readonly session: string;
  /** The room's code; '' where whoever opened the screen did not bring it. */
  readonly code: string;
}

/** As many as can be read from the last row. */
const NEXT = 5;

const page = css({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 22rem' },
  gridTemplateRows: { lg: 'auto 1fr auto auto' },
  columnGap: '10',
  rowGap: '6',
  padding: { base: '5', lg: '10' },
  alignItems: 'start',
});

export function ScreenScreen({ session, code }: ScreenScreenProps) {
  const read = useRead(townHallRead(session));
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
      <div className={css({ gridColumn: '1 / -1' })}>
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </div>
    </main>
  );
}

function Wall({ hall, code }: { readonly hall: Hall; readonly code: string }) {
  const now = onStage(hall.questions);
  const next = fairOrder(hall.questions, hall.id).slice(0, NEXT);
  const address = `${campaign.siteUrl}${localHref(`/engagement/${hall.id}`)}`;
  return (
    <>
      <h1 className={css({ gridColumn: '1 / -1', textStyle: 'h3' })}>{hall.title}</h1>
      <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
        <section aria-live="polite" aria-label={m.townhall_on_stage()}>
          {now === null ? (
            <p className={css({ textStyle: 'h2' })}>{m.townhall_screen_waiting()}</p>
          ) : (
            <Spoken question={now} />
          )}
        </section>
        {next.length === 0 ? null : (
          <section aria-labelledby="next-title">
            <h2 id="next-title" className={css({ textStyle: 'h4', color: 'inkMuted' })}>
              {m.townhall_next()}
            </h2>
            <ol className={css({ display: 'grid', gap: '3', marginTop: '3' })}>
              {next.map(({ question }) => (
                <Upcoming key={question.id} question={question} />
              ))}
            </ol>
          </section>
        )}
      </div>
      <aside className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'h4' })}>{m.townhall_screen_ask()}</p>
        <QrCode text={code === '' ? address : `${address}?code=${code}`} />
        <p className={css({ overflowWrap: 'anywhere' })}>{address.replace(/^https?:\/\//, '')}</p>
        {code === '' ? null : (
          <p className={css({ textStyle: 'h4' })}>
            {m.townhall_code()}{' '}
            <strong className={css({ fontFamily: 'monospace', fontSize: '2.5rem', letterSpacing: '0.15em' })}>
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
        className={css({
          textStyle: 'h1',
          fontSize: { base: '2rem', lg: 'clamp(2.5rem, 4vw, 5rem)' },
          lineHeight: '1.1',
          overflowWrap: 'anywhere',
        })}
      >
        {question.text}
      </p>
      <p className={css({ textStyle: 'h4', marginTop: '4' })}>{askerWords(question)}</p>
    </>
  );
}

function Upcoming({ question }: { readonly question: Question }) {
  const locale = useLocale();
  return (
    <li
      lang={question.language === locale ? undefined : question.language}
      className={css({
        textStyle: 'h4',
        paddingTop: '3',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
        overflowWrap: 'anywhere',
      })}
    >
      {question.text}
    </li>
  );
}
