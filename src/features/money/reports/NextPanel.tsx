/** The report that comes next: of which days, due when, what is missing for it; and those that follow. */
import { css } from 'styled-system/css';
import { counted, townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { ReportsRow } from '../data/reportReads.ts';
import { dutyWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { useElectionName } from '../parts/electionWords.ts';
import { NoElections } from '../parts/NoElections.tsx';
import { AmendFirst } from './AmendFirst.tsx';

interface NextProps {
  /** undefined while it is not known. */
  readonly reports: ReportsRow | undefined;
  readonly onOpen: () => void;
}

export function NextPanel({ reports, onOpen }: NextProps) {
  const today = townDay(useNow());
  const electionName = useElectionName();
  const [next, ...later] = reports?.periods ?? [];
  return (
    <Panel title={m.reports_next()}>
      <NoElections />
      {reports !== undefined && next === undefined ? <p>{m.reports_next_none()}</p> : null}
      {next === undefined ? null : (
        <>
          <p className={css({ textStyle: 'h5' })}>
            {m.reports_period({ from: dayWords(next.covers_from), until: dayWords(next.covers_until) })}
          </p>
          <p className={css({ marginBlock: '2' })}>
            <Tag loud={next.due_on < today}>{m.reports_due({ day: dayWords(next.due_on) })}</Tag>{' '}
            {next.covers_until < today ? m.reports_over() : m.reports_not_over()}
          </p>
          <h3 className={css({ fontFamily: 'body', fontWeight: 'bold' })}>{m.reports_missing()}</h3>
          {reports?.missing.length === 0 ? <p>{m.reports_missing_none()}</p> : null}
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', marginBottom: '3' })}>
            {reports?.missing.map(({ kind, count }) => (
              <li key={kind}>{m.reports_missing_one({ what: dutyWords[kind](), ...counted(count) })}</li>
            ))}
          </ul>
          <AmendFirst why={m.reports_amend_first()} filed={reports?.reports ?? []} />
          <Button onClick={onOpen}>{m.reports_preview()}</Button>
        </>
      )}
      {later.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.reports_later()}</summary>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {later.map((one) => (
              <li key={one.covers_until}>
                {m.reports_period({ from: dayWords(one.covers_from), until: dayWords(one.covers_until) })}
                {'. '}
                {m.reports_due({ day: dayWords(one.due_on) })}
                {one.election_id === null ? '' : ` (${electionName(one.election_id)})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
