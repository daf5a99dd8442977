/** What one person brought late from one turf: the sum of it first, each result on demand, and what to do with it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import {
  countWords,
  lateWords,
  placeWords,
  saidWords,
  whereWords,
  whoWords,
  type Late,
  type LateGroup,
} from './late.ts';

export interface LateGroupItemProps {
  readonly group: LateGroup;
  readonly busy: boolean;
  readonly onSettle: (items: readonly string[], take: boolean) => void;
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

export function LateGroupItem({ group, busy, onSettle }: LateGroupItemProps) {
  const [sure, setSure] = useState(false);
  const all = group.items.map(({ id }) => id);
  const one = all.length === 1;
  const take = one ? m.late_facts_take_it() : m.late_facts_take_all();
  const drop = one ? m.late_facts_drop_it_sure() : m.late_facts_drop_all_sure({ count: all.length });
  const from = { name: whoWords(group), where: whereWords(group) };
  const labelOf = (button: string) => m.late_facts_button_of({ button, count: countWords(group.items), ...from });
  return (
    <li
      className={css({
        display: 'grid',
        gap: '3',
        maxWidth: '40rem',
        padding: '4',
        backgroundColor: 'sheet',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        borderRadius: 'sm',
      })}
    >
      <div>
        <h3 className={css({ textStyle: 'h4', fontSize: '1.25rem' })}>{m.late_facts_heading(from)}</h3>
        <p className={css({ fontWeight: 'bold' })}>{countWords(group.items)}</p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{lateWords(group)}</p>
      </div>
      <details>
        <summary className={opener}>{m.late_facts_look()}</summary>
        <ul aria-label={m.late_facts_each_of(from)}>
          {group.items.map((item) => (
            <Item key={item.id} item={item} busy={busy} onSettle={onSettle} />
          ))}
        </ul>
      </details>
      <div className={buttons}>
        <Button disabled={busy} aria-label={labelOf(take)} onClick={() => onSettle(all, true)}>
          {take}
        </Button>
        {sure ? (
          <>
            <Button variant="secondary" disabled={busy} aria-label={labelOf(drop)} onClick={() => onSettle(all, false)}>
              {drop}
            </Button>
            <Button variant="ghost" onClick={() => setSure(false)}>
              {m.late_facts_keep()}
            </Button>
          </>
        ) : (
          <Button
            variant="ghost"
            disabled={busy}
            aria-label={labelOf(m.late_facts_drop_ask())}
            onClick={() => setSure(true)}
          >
            {m.late_facts_drop_ask()}
          </Button>
        )}
      </div>
    </li>
  );
}

interface ItemProps extends Pick<LateGroupItemProps, 'busy' | 'onSettle'> {
  readonly item: Late;
}

const slots = row();

function Item({ item, busy, onSettle }: ItemProps) {
  const saved = parseTimestamp(item.saved_at);
  const came = moment(parseTimestamp(item.came_at) ?? 0);
  const where = placeWords(item);
  const said = saidWords(item);
  return (
    <li className={slots.root}>
      <div>
        <p className={slots.title}>{where}</p>
        <p>{said}</p>
        {item.notes === null ? null : <p>{`“${item.notes}”`}</p>}
        <p className={slots.quiet}>
          {saved === null
            ? m.late_facts_came({ time: came })
            : m.late_facts_saved_and_came({ saved: moment(saved), time: came })}
        </p>
      </div>
      <div className={slots.actions}>
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={m.late_facts_take_one({ where, said })}
          onClick={() => onSettle([item.id], true)}
        >
          {m.late_facts_take()}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          aria-label={m.late_facts_drop_one({ where, said })}
          onClick={() => onSettle([item.id], false)}
        >
          {m.late_facts_drop()}
        </Button>
      </div>
    </li>
  );
}
