/** Which reports a draft of the elections makes due, and which no more. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import type { PeriodsRow } from '../data/electionReads.ts';
import type { Election } from '../model/rules.ts';
import { dayWords } from '../parts/dayWords.ts';
import { electionName } from '../parts/electionWords.ts';

interface PeriodsProps {
  readonly periods: PeriodsRow;
  readonly before: readonly Election[];
  readonly after: readonly Election[];
}

export function PeriodsPart({ periods, before, after }: PeriodsProps) {
  const said = (list: PeriodsRow['was'], elections: readonly Election[]) =>
    list.map((one) =>
      m.rules_elections_period({
        from: dayWords(one.covers_from),
        until: dayWords(one.covers_until),
        due: dayWords(one.due_on),
        election: one.election_id === null ? '' : electionName(one.election_id, elections),
      }),
    );
  const [was, now] = [said(periods.was, before), said(periods.now, after)];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [m.rules_elections_due_no_more(), was.filter((one) => !now.includes(one))],
    [m.rules_elections_due_then(), now.filter((one) => !was.includes(one))],
  ];
  return (
    <section aria-label={m.rules_preview()} aria-live="polite" data-periods-preview>
      <h3 className={css({ textStyle: 'h5' })}>{m.rules_preview()}</h3>
      {lists.every(([, lines]) => lines.length === 0) ? <p>{m.rules_elections_due_same()}</p> : null}
      {lists.map(([title, lines]) =>
        lines.length === 0 ? null : (
          <div key={title}>
            <h4 className={css({ fontFamily: 'body', fontWeight: 'bold', marginTop: '3' })}>{title}</h4>
            <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' })}>
              {lines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ),
      )}
      <p className={css({ maxWidth: 'text', marginTop: '3' })}>{m.rules_elections_counted_anew()}</p>
    </section>
  );
}
