/** The sums by month as a chart, and by size, giver, place and purpose as tables with bars; each of them opens its rows. */
import { css } from 'styled-system/css';
import { exactMoney, dollars } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Chart } from '../../../ui/chart/Chart.tsx';
import type { AsOfProps } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { largestFirst, type Group, type Opened } from '../model/groups.ts';
import type { About } from '../model/snapshot.ts';
import { shortMonth } from '../parts/words.ts';
import { GroupTable } from './GroupTable.tsx';

interface GroupsProps extends Pick<AsOfProps, 'asOf' | 'trouble'> {
  readonly about: About;
  readonly onOpen: (opened: Opened) => void;
}

/** Of whole dollars where it is whole: the axis; to the cent in the table. */
const say = (value: number) => (Number.isInteger(value) ? dollars(value) : exactMoney(Math.round(value * 100)));

const byKey = (groups: readonly Group[]) => groups.toSorted((a, b) => (a[0] < b[0] ? -1 : 1));

export function GroupsPart({ about: { groups }, asOf, trouble, onOpen }: GroupsProps) {
  const months = byKey(groups.month ?? []);
  const spending = largestFirst(groups.purpose ?? [], 2);
  const tables = [
    { by: 'size', title: m.disclosure_by_size(), groups: byKey(groups.size ?? []), at: 1 },
    { by: 'kind', title: m.disclosure_by_kind(), groups: largestFirst(groups.kind ?? [], 1), at: 1 },
    { by: 'place', title: m.disclosure_by_place(), groups: largestFirst(groups.place ?? [], 1), at: 1 },
    { by: 'purpose', title: m.disclosure_by_purpose(), groups: spending, at: 2 },
  ] as const;
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '12',
        rowGap: '8',
      })}
    >
      <Panel title={m.disclosure_by_month()} className={css({ lg: { gridColumn: '1 / -1' } })}>
        <Chart
          title={m.disclosure_by_month()}
          figures={{
            axis: m.disclosure_month(),
            places: months.map(([key]) => ({ key, name: shortMonth(key) })),
            drawn: [
              { name: m.disclosure_raised(), values: months.map(([, raised]) => raised / 100) },
              { name: m.disclosure_spent(), values: months.map(([, , spent]) => spent / 100) },
            ],
          }}
          marks="lines"
          say={say}
          source={m.disclosure_source()}
          asOf={asOf}
          trouble={trouble}
        />
        <details>
          <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', minHeight: 'touch' })}>
            {m.disclosure_months_open()}
          </summary>
          <GroupTable by="month" title={m.disclosure_by_month()} groups={months.toReversed()} at={1} onOpen={onOpen} />
        </details>
      </Panel>
      {tables.map((table) => (
        <Panel key={table.by} title={table.title}>
          <GroupTable {...table} onOpen={onOpen} />
        </Panel>
      ))}
    </div>
  );
}
