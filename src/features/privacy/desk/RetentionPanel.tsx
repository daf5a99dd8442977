/** How long what is settled is kept: a number of days a sort of rows, how many that would be now, and the press that removes them. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { rulesRead } from '../data/reads.ts';
import { ruleWords } from '../model/words.ts';
import { Problem } from './Problem.tsx';

const CHOICES = [30, 90, 180, 365, 730, 1825];

export function RetentionPanel() {
  const read = useStaffRead(rulesRead);
  const change = useChange(read.refresh);
  const [pressed, setPressed] = useState<string | null>(null);

  const keep = (subject: string, days: string) => {
    setPressed(subject);
    return change.run((api) => api.rpc('set_retention', days === '' ? { subject } : { subject, days: Number(days) }));
  };
  const remove = (subject: string) => {
    setPressed(subject);
    return change.run((api) => api.rpc('run_retention', { subject }), {
      done: (rows) => m.privacy_rule_done({ rows: digits(Number(rows)) }),
    });
  };

  return (
    <Panel title={m.privacy_rules()} className={css({ marginTop: '8', paddingBottom: '8' })}>
      <p className={css({ color: 'inkMuted', maxWidth: 'text' })}>{m.privacy_rules_lead()}</p>
      <ul>
        {read.rows?.map(({ subject, days, due }) => (
          <li
            key={subject}
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-end',
              justifyContent: 'space-between',
              gap: '3',
              paddingBlock: '3',
              borderBottomWidth: '1px',
              borderBottomStyle: 'solid',
              borderBottomColor: 'lineSoft',
            })}
          >
            <div className={css({ minWidth: '0', width: { base: 'full', sm: '20rem' } })}>
              <SelectField
                label={ruleWords(subject)}
                value={days === null ? '' : String(days)}
                options={[
                  { value: '', label: m.privacy_rule_keep() },
                  ...[...new Set([...CHOICES, ...(days === null ? [] : [days])])]
                    .sort((a, b) => a - b)
                    .map((one) => ({ value: String(one), label: m.privacy_rule_days({ days: digits(one) }) })),
                ]}
                onChange={(event) => void keep(subject, event.target.value)}
              />
            </div>
            {due > 0 ? (
              <Button variant="secondary" disabled={change.busy} onClick={() => void remove(subject)}>
                {m.privacy_rule_remove({ rows: digits(due) })}
              </Button>
            ) : null}
            {pressed === subject ? <Problem>{change.problem}</Problem> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
