/** Every version of the rules, the newest first: nothing that once was in force is gone. */
import { css } from 'styled-system/css';
import { exactMoney, townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { VersionRow } from '../data/ruleReads.ts';
import { inOrder } from '../model/ruleDraft.ts';
import { ruleWords } from '../model/ruleWords.ts';
import { dayWords } from '../parts/dayWords.ts';

export function HistoryPanel({
  versions,
  today,
}: {
  readonly versions: readonly VersionRow[];
  readonly today: string;
}) {
  return (
    <Panel title={m.rules_history()}>
      <ul
        aria-label={m.rules_history()}
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}
      >
        {versions.map((one) => (
          <li key={one.id} data-version={one.version} className={css({ overflowWrap: 'anywhere' })}>
            <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })}>
              <strong>{m.rules_version({ version: String(one.version), place: one.jurisdiction })}</strong>{' '}
              {one.in_force === true ? <Tag loud>{m.rules_in_force()}</Tag> : null}
              {one.effective_from > today ? <Tag>{m.rules_waits()}</Tag> : null}
              {one.made_up ? <Tag>{m.rules_made_up()}</Tag> : null}
            </p>
            <p>
              {m.rules_from({ day: dayWords(one.effective_from) })} {m.rules_read({ day: dayWords(one.read_on) })}{' '}
              {one.by_name === null
                ? null
                : m.rules_written_by({ name: one.by_name, day: dayWords(townDay(Date.parse(one.created_at))) })}
            </p>
            {one.source_url === null ? null : (
              <p>
                <a href={one.source_url} rel="noreferrer" className={textLink}>
                  {one.source_url}
                </a>
              </p>
            )}
            <details>
              <summary className={opener}>{m.money_rules_all()}</summary>
              <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', maxWidth: 'text' })}>
                {inOrder(one.rules).map((rule) => (
                  <li key={rule.id}>{ruleWords(rule, exactMoney)}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
