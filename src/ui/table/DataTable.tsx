/** A table that is sorted by its headings (@tanstack/react-table): each a button, and the one in force says so. */
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { table as look } from 'styled-system/recipes';
import { labelOf, type Label } from '../../core/label.ts';
import { Icon } from '../Icon.tsx';
import { compareValues, type Sortable } from './compareValues.ts';
import { TableFrame, type Head } from './TableFrame.tsx';

export interface Column<T> {
  readonly name: Label;
  readonly cell: (row: T) => ReactNode;
  /** What it is sorted by; left out, it is not. */
  readonly by?: (row: T) => Sortable;
  /** Set right, and the largest first. */
  readonly number?: boolean;
}

export interface DataTableProps<T> {
  readonly caption: string;
  /** The same ones from drawing to drawing. The first names the row. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const SAID = { asc: 'ascending', desc: 'descending' } as const;

export function DataTable<T>({ caption, columns, rows, keyOf }: DataTableProps<T>) {
  const slots = look();
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const defs = useMemo(
    () =>
      columns.map(({ by, number }, at): ColumnDef<typeof features, { readonly row: T }> => ({
        // Not its name: that changes with the language, and the order stays.
        id: String(at),
        accessorFn: ({ row }) => by?.(row) ?? null,
        enableSorting: by !== undefined,
        sortDescFirst: number === true,
        sortFn: (a, b, id) => compareValues(a.getValue<Sortable>(id), b.getValue<Sortable>(id)),
      })),
    [columns],
  );
  const table = useTable({ features, data, columns: defs, enableMultiSort: false });
  const heads = columns.map(({ name: said, number }, at): Head => {
    const name = labelOf(said);
    const column = table.getColumn(String(at));
    if (!column?.getCanSort()) return { name, number };
    const sorted = column.getIsSorted();
    return {
      name,
      number,
      sorted: sorted === false ? 'none' : SAID[sorted],
      content: (
        <button type="button" className={slots.sort} onClick={() => column.toggleSorting()}>
          {name}
          <Icon name="chevron" size={14} className={slots.arrow} />
        </button>
      ),
    };
  });
  return (
    <TableFrame
      caption={caption}
      heads={heads}
      rows={table.getRowModel().rows.map(({ original: { row } }) => ({
        key: keyOf(row),
        cells: columns.map(({ cell }) => cell(row)),
      }))}
    />
  );
}
