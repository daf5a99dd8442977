/** The groups of one kind, each with a bar, its sum and how many lines it has; the largest of many, and all on demand. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { Group, GroupedBy, Opened } from '../model/groups.ts';
import { figure, opens } from '../parts/styles.ts';
import { keyWords } from '../parts/words.ts';

/** So many are shown of a town's hundred places. */
const FIRST = 8;

interface GroupTableProps {
  readonly by: GroupedBy;
  readonly title: string;
  readonly groups: readonly Group[];
  /** 1: what was raised, 2: what was spent. */
  readonly at: 1 | 2;
  readonly onOpen: (opened: Opened) => void;
}

export function GroupTable({ by, title, groups, at, onOpen }: GroupTableProps) {
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...groups.map((group) => group[at]));
  const shown = all ? groups : groups.slice(0, FIRST);
  const names = { month: m.disclosure_month(), size: m.disclosure_size(), kind: m.disclosure_kind() };
  const heads = { ...names, place: m.disclosure_place(), purpose: m.disclosure_purpose() };
  const both = by === 'month';
  return (
    <>
      <TableFrame
        caption={title}
        heads={[
          { name: heads[by] },
          { name: at === 1 ? m.disclosure_raised() : m.disclosure_spent(), number: true },
          { name: both ? m.disclosure_spent() : m.disclosure_lines(), number: true },
        ]}
        rows={shown.map((group) => {
          const [key, , spent, lines] = group;
          return {
            key,
            cells: [
              <div key="name">
                <button type="button" className={opens} onClick={() => onOpen({ by, key })}>
                  {keyWords(by, key)}
                </button>
                <Bar part={Math.max(0, group[at]) / most} />
              </div>,
              <span key="sum" className={figure}>
                {exactMoney(group[at])}
              </span>,
              both ? exactMoney(spent) : digits(lines),
            ],
          };
        })}
      />
      {shown.length < groups.length ? (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {m.disclosure_show_all({ count: digits(groups.length) })}
        </Button>
      ) : null}
    </>
  );
}

/** Drawn by attributes, because the policy allows no style in the page. */
const Bar = ({ part }: { readonly part: number }) => (
  <svg aria-hidden="true" width="100%" height="6" className={css({ display: 'block', minWidth: '4rem' })}>
    <rect width={`${Math.round(part * 1000) / 10}%`} height="6" className={css({ fill: 'ink' })} />
  </svg>
);
