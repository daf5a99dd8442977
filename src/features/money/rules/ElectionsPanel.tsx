/** The elections in force with their cycles, and the way to change them; every version that was, with who wrote it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { dutiesRead, rulesRead } from '../data/reads.ts';
import { electionsRead } from '../data/electionReads.ts';
import type { Cycle, Election } from '../model/rules.ts';
import { dayWords } from '../parts/dayWords.ts';
import { electionWords } from '../parts/electionWords.ts';
import { ElectionForm } from './ElectionForm.tsx';

const dotted = css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' });

export function ElectionsPanel() {
  const kept = useStaffRead(electionsRead);
  const rules = useStaffRead(rulesRead);
  const duties = useStaffRead(dutiesRead);
  const [writing, setWriting] = useState(false);
  const now = kept.rows?.[0];
  const none = now?.elections.length === 0;
  return (
    <section id="elections" className={css({ scrollMarginTop: '5rem' })}>
      <Panel title={m.rules_elections_title()}>
        {now === undefined ? null : writing ? (
          <ElectionForm
            now={now}
            refresh={[kept.refresh, rules.refresh, duties.refresh]}
            onClose={() => setWriting(false)}
          />
        ) : (
          <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
            {none ? <p className={css({ maxWidth: 'text' })}>{m.rules_elections_none()}</p> : null}
            <CalendarLines calendar={now} />
            <Button variant={none ? 'primary' : 'secondary'} onClick={() => setWriting(true)}>
              {none ? m.rules_elections_write() : m.rules_elections_change()}
            </Button>
          </div>
        )}
        {now === undefined || now.versions.length === 0 ? null : (
          <details>
            <summary className={opener}>{m.rules_elections_history()}</summary>
            <ul aria-label={m.rules_elections_history()} className={css({ display: 'grid', gap: '3' })}>
              {now.versions.map((one) => (
                <li key={one.id}>
                  <p className={css({ fontWeight: 'bold' })}>
                    {m.rules_elections_version({
                      version: String(one.version),
                      day: dayWords(townDay(Date.parse(one.at))),
                      name: one.by_name ?? '–',
                    })}
                  </p>
                  <CalendarLines calendar={one} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <AsOf asOf={kept.asOf} trouble={kept.trouble} />
      </Panel>
    </section>
  );
}

interface CalendarLinesProps {
  readonly calendar: { readonly cycles: readonly Cycle[]; readonly elections: readonly Election[] };
}

function CalendarLines({ calendar: { cycles, elections } }: CalendarLinesProps) {
  return (
    <ul>
      {cycles.map((cycle) => (
        <li key={cycle.id} data-cycle={cycle.id}>
          <p>{m.rules_elections_cycle({ from: dayWords(cycle.begins_on), until: dayWords(cycle.ends_on) })}</p>
          <ul className={dotted}>
            {elections
              .filter((one) => one.cycle === cycle.id)
              .map((one) => (
                <li key={one.id}>{electionWords(one)}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
