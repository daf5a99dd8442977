/** A table that needs no sideways scrolling: on a phone each row stands as a block, every cell behind its column's name. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as blocks is none to Safari, unless its roles are said */
import type { ReactNode } from 'react';
import { table } from 'styled-system/recipes';

export interface Head {
  readonly name: string;
  /** Set right, in figures of one width. */
  readonly number?: boolean | undefined;
  /** What stands in the heading: a button that sorts. Left out: the name. */
  readonly content?: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | 'none';
}

export interface TableRow {
  readonly key: string;
  /** One a head; the first names the row. */
  readonly cells: readonly ReactNode[];
}

export interface TableFrameProps {
  readonly caption: string;
  readonly heads: readonly Head[];
  readonly rows: readonly TableRow[];
}

/** So few columns have room beside each other on a phone. */
const NARROW = 3;

export function TableFrame({ caption, heads, rows }: TableFrameProps) {
  const slots = table();
  return (
    <table role="table" className={slots.root} data-stacks={heads.length > NARROW || undefined}>
      <caption className={slots.caption}>{caption}</caption>
      <thead role="rowgroup" className={slots.head}>
        <tr role="row">
          {heads.map((head) => (
            <th
              key={head.name}
              role="columnheader"
              scope="col"
              className={slots.heading}
              data-number={head.number || undefined}
              aria-sort={head.sorted}
            >
              {head.content ?? head.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row" className={slots.row}>
            {row.cells.map((cell, at) => {
              const head = heads[at];
              return at === 0 ? (
                <th key={head?.name} role="rowheader" scope="row" className={slots.name}>
                  {cell}
                </th>
              ) : (
                <td
                  key={head?.name}
                  role="cell"
                  className={slots.cell}
                  data-label={head?.name}
                  data-number={head?.number || undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
