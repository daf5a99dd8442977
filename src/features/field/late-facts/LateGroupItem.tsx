/** What one person brought late from one turf: the sum of it first, each result on demand, and what to do with it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { moment } from '../../../hooks/format.ts';
import { countWords, lateWords, placeWords, saidWords, type Late, type LateGroup } from './late.ts';

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
  const [take, drop] = one ? ['Take it', 'Yes, drop it'] : ['Take all', `Yes, drop all ${all.length}`];
  const what = `${countWords(group.items)} of ${group.name}, ${group.where}`;
  return (
    <li
      className={css({
        display: 'grid',
        gap: '3',
        maxWidth: '42rem',
        padding: '4',
        backgroundColor: 'sheet',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        borderRadius: 'sm',
      })}
    >
      <div>
        <h3 className={css({ textStyle: 'h4', fontSize: '1.25rem' })}>{`${group.name}, ${group.where}`}</h3>
        <p className={css({ fontWeight: 'bold' })}>{countWords(group.items)}</p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{lateWords(group)}</p>
      </div>
      <details>
        <summary className={opener}>Look at each</summary>
        <ul aria-label={`Each of ${group.name}, ${group.where}`}>
          {group.items.map((item) => (
            <Item key={item.id} item={item} busy={busy} onSettle={onSettle} />
          ))}
        </ul>
      </details>
      <div className={buttons}>
        <Button disabled={busy} aria-label={`${take}: ${what}`} onClick={() => onSettle(all, true)}>
          {take}
        </Button>
        {sure ? (
          <>
            <Button
              variant="secondary"
              disabled={busy}
              aria-label={`${drop}: ${what}`}
              onClick={() => onSettle(all, false)}
            >
              {drop}
            </Button>
            <Button variant="ghost" onClick={() => setSure(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button variant="ghost" disabled={busy} aria-label={`Drop...: ${what}`} onClick={() => setSure(true)}>
            Drop...
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
  const where = placeWords(item);
  return (
    <li className={slots.root}>
      <div>
        <p className={slots.title}>{where}</p>
        <p>{saidWords(item)}</p>
        {item.notes === null ? null : <p>{`“${item.notes}”`}</p>}
        <p className={slots.quiet}>
          {`${saved === null ? '' : `Saved ${moment(saved)}, `}came ${moment(parseTimestamp(item.came_at) ?? 0)}`}
        </p>
      </div>
      <div className={slots.actions}>
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={`Take ${where}: ${saidWords(item)}`}
          onClick={() => onSettle([item.id], true)}
        >
          Take
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          aria-label={`Drop ${where}: ${saidWords(item)}`}
          onClick={() => onSettle([item.id], false)}
        >
          Drop
        </Button>
      </div>
    </li>
  );
}
