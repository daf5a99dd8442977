/** /engagement: the town halls that come and those that were, one's own questions, and every answer that was given. */
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { townHallsRead } from '../data/reads.ts';
import { inOrder } from '../model/session.ts';
import { OwnQuestions } from '../parts/OwnQuestions.tsx';
import { h2, section } from '../parts/styles.ts';
import { useToday } from '../parts/useToday.ts';
import { Archive } from './Archive.tsx';
import { ByReceipt } from './ByReceipt.tsx';
import { SessionCard } from './SessionCard.tsx';

/** What asks the server, or has the device's own records, is nothing without scripts. */
const withScripts = css({ display: { base: 'block', _noscript: 'none' } });

export interface HubScreenProps {
  /** By which they are held. */
  readonly rules: ReactNode;
}

export function HubScreen({ rules }: HubScreenProps) {
  const { now, today } = useToday();
  const read = useRead(townHallsRead);
  const { coming, past } = inOrder(read.rows ?? [], now ?? Number.NEGATIVE_INFINITY);
  return (
    <main id="main" className={wrap}>
      <div className={css({ maxWidth: 'text', paddingTop: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'h2' })}>{m.townhall_title()}</h1>
        <p className={css({ textStyle: 'lead', marginTop: '3' })}>{m.townhall_lead()}</p>
      </div>
      <section aria-labelledby="coming-title" className={section}>
        <h2 id="coming-title" className={h2}>
          {m.townhall_coming()}
        </h2>
        {read.rows === null ? (
          // Not here: how old it is says so.
          read.state === 'loading' && <Spinner label={m.townhall_loading()} />
        ) : coming.length === 0 ? (
          <EmptyState title={m.townhall_none_coming()}>
            <p>{m.townhall_none_coming_more()}</p>
          </EmptyState>
        ) : (
          <ul>
            {coming.map((session) => (
              <SessionCard key={session.id} session={session} now={now} />
            ))}
          </ul>
        )}
        <AsOf asOf={now === null ? null : read.asOf} trouble={now === null ? null : read.trouble} />
      </section>
      <section aria-labelledby="mine-title" className={cx(section, withScripts)}>
        <h2 id="mine-title" className={h2}>
          {m.townhall_mine()}
        </h2>
        <OwnQuestions today={today} />
        <ByReceipt today={today} />
      </section>
      <Archive sessions={read.rows} today={today} />
      {past.length === 0 ? null : (
        <section aria-labelledby="past-title" className={section}>
          <h2 id="past-title" className={h2}>
            {m.townhall_past()}
          </h2>
          <ul>
            {past.map((session) => (
              <SessionCard key={session.id} session={session} now={now} />
            ))}
          </ul>
        </section>
      )}
      {rules}
    </main>
  );
}
