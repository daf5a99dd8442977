/** One form that was set aside: who, what, why and since when, and the box that picks it. */
import { css } from 'styled-system/css';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { reasonWords, waited, whatWords, writtenLines, type SetAside } from './setAside.ts';

export interface SetAsideRowProps {
  readonly row: SetAside;
  readonly picked: boolean;
  readonly now: number;
  readonly onPick: (picked: boolean) => void;
}

export function SetAsideRow({ row, picked, now, onPick }: SetAsideRowProps) {
  const lines = writtenLines(row);
  return (
    <li
      data-reason={row.reason}
      className={css({
        paddingBlock: '3',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
        overflowWrap: 'anywhere',
      })}
    >
      <Checkbox checked={picked} onCheckedChange={onPick}>
        <strong>{row.name}</strong> <span>{whatWords(row)}</span>
      </Checkbox>
      <div className={css({ display: 'grid', gap: '1', paddingLeft: '2.375rem', minWidth: '0' })}>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1' })}>
          <Tag>{reasonWords[row.reason]()}</Tag>
          <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{waited(row.set_aside_at, now)}</span>
        </p>
        <p className={css({ _empty: { display: 'none' } })}>{[row.email, row.phone].filter(Boolean).join(' · ')}</p>
        {lines.map((line) => (
          <p key={line} className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
