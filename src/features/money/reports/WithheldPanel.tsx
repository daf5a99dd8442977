/** Whose name everybody is not told, why, and until when; and the lines that this changes, looked at before they are shown. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { counted, digits, exactMoney, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { PublicationsRow } from '../data/reportReads.ts';
import { typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { line } from './styles.ts';
import { WithholdDialog, type Withheld } from './WithholdDialog.tsx';

interface PanelProps {
  /** undefined while it is not known. */
  readonly said: PublicationsRow | undefined;
  readonly refresh: () => Promise<void>;
}

const dayOf = (at: string) => dayWords(townDay(Date.parse(at)));

export function WithheldPanel({ said, refresh }: PanelProps) {
  const [asking, setAsking] = useState<Withheld | 'new' | null>(null);
  return (
    <Panel title={m.reports_withheld()}>
      <p className={css({ maxWidth: 'text', marginBottom: '3' })}>{m.reports_withheld_hint()}</p>
      {said?.withheld.length === 0 ? <p>{m.reports_withheld_none()}</p> : null}
      <ul aria-label={m.reports_withheld()}>
        {said?.withheld.map((one) => (
          <li key={one.contributor_id} className={line} data-withheld={one.contributor_id}>
            <div className={css({ minWidth: '0', flex: '1 1 14rem', overflowWrap: 'anywhere' })}>
              <p>
                <strong>{one.name ?? m.money_nameless()}</strong>
              </p>
              <p>{one.reason}</p>
              <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                {m.reports_withheld_since({ day: dayOf(one.at), name: one.by_name ?? '–' })}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={m.reports_name_again_one({ name: one.name ?? m.money_nameless() })}
              onClick={() => setAsking({ contributor: one.contributor_id, name: one.name ?? m.money_nameless() })}
            >
              {m.reports_name_again()}
            </Button>
          </li>
        ))}
      </ul>
      {said === undefined || said.named_again.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.reports_named_again()}</summary>
          <ul aria-label={m.reports_named_again()}>
            {said.named_again.map((one) => (
              <li key={`${one.contributor_id} ${one.at}`} className={line}>
                <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
                  <p>
                    <strong>{one.name ?? m.money_nameless()}</strong>
                  </p>
                  <p>{one.reason}</p>
                  <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                    {m.reports_named_again_from({
                      since: dayOf(one.since),
                      by: one.since_by_name ?? '–',
                      day: dayOf(one.at),
                      name: one.by_name ?? '–',
                    })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {said === undefined || said.hidden_lines === 0 ? null : (
        <details>
          <summary className={opener}>{m.reports_hidden(counted(said.hidden_lines))}</summary>
          <ul aria-label={m.reports_hidden_list()} className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {said.hidden.map((one, at) => (
              <li key={String(at)} className={css({ overflowWrap: 'anywhere' })}>
                {[
                  one.name ?? m.money_nameless(),
                  typeWords[one.type](),
                  one.on === null ? null : dayWords(one.on),
                  exactMoney(one.cents),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          {said.hidden_lines > said.hidden.length ? (
            <p>{m.rules_first_of({ shown: digits(said.hidden.length), all: digits(said.hidden_lines) })}</p>
          ) : null}
        </details>
      )}
      <div className={css({ marginTop: '3' })}>
        <Button variant="secondary" onClick={() => setAsking('new')}>
          {m.reports_withhold()}
        </Button>
      </div>
      {asking === null ? null : (
        <WithholdDialog of={asking === 'new' ? null : asking} refresh={refresh} onClose={() => setAsking(null)} />
      )}
    </Panel>
  );
}
