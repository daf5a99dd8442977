/** What a giver may still give by each limit, with what waits here counted, and what else their sums bring about. */
import { css } from 'styled-system/css';
import { exactMoney, townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { rulesRead } from '../data/reads.ts';
import type { Giver } from '../model/giverPage.ts';
import { limitLines, passedOthers, type LimitLine } from '../model/giverSums.ts';
import type { Gift } from '../model/limits.ts';
import type { RuleBook } from '../model/rules.ts';
import { ruleWords } from '../model/ruleWords.ts';
import { dayWords } from '../parts/dayWords.ts';
import { electionName } from '../parts/electionWords.ts';
import { entryLine, entrySum } from '../parts/lineStyles.ts';

function periodWords({ rule, period }: Pick<LimitLine, 'rule' | 'period'>, { cycles, elections }: RuleBook): string {
  if (rule.basis === 'single') return m.givers_period_single();
  if (rule.basis === 'calendar_year') return period;
  if (rule.basis === 'cycle') {
    const cycle = cycles.find(({ id }) => id === period);
    if (cycle) return m.givers_period_cycle({ from: dayWords(cycle.begins_on), to: dayWords(cycle.ends_on) });
  }
  return period === 'none' ? m.money_election_none() : electionName(period, elections);
}

export function LeftPanel({ giver, gifts }: { readonly giver: Giver; readonly gifts: readonly Gift[] }) {
  const { rows, asOf, trouble } = useStaffRead(rulesRead);
  const today = townDay(useNow());
  const book = rows?.[0];
  if (book === undefined)
    return (
      <Panel title={m.givers_sums()}>
        <AsOf asOf={asOf} trouble={trouble} />
      </Panel>
    );
  const lines = limitLines(book, gifts, giver.kind, today);
  return (
    <Panel title={m.givers_sums()}>
      {lines.length === 0 ? <p>{m.givers_no_limit()}</p> : null}
      <ul aria-label={m.givers_sums()}>
        {lines.map((line) => (
          <li key={`${line.rule.id} ${line.period}`} className={entryLine} data-limit={line.period}>
            <div className={css({ minWidth: '0' })}>
              <strong>{periodWords(line, book)}</strong>
              <p className={css({ color: 'inkMuted', textStyle: 'small' })}>
                {m.givers_of({ total: exactMoney(line.total), most: exactMoney(line.most) })}
              </p>
            </div>
            {line.over > 0 ? (
              <Tag loud>{m.givers_over({ over: exactMoney(line.over) })}</Tag>
            ) : (
              <p className={entrySum}>{m.givers_left({ left: exactMoney(line.left) })}</p>
            )}
          </li>
        ))}
      </ul>
      <ul
        className={css({ display: 'grid', gap: '2', marginTop: '3', textStyle: 'small', _empty: { display: 'none' } })}
      >
        {passedOthers(book, gifts).map(({ rule, period, total }) => (
          <li key={`${rule.id} ${period}`}>
            {m.givers_passed({ total: exactMoney(total), rule: ruleWords(rule, exactMoney) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
