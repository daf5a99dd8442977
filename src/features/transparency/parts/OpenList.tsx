/** A part's list: searched, narrowed, a screenful at a time, with its age, its source and a file of exactly what is found. */
import type { ReactNode } from 'react';
import { toCsv, type Cell } from '../../../core/csv.ts';
import { m } from '../../../messages/messages.js';
import { townDay } from '../../../hooks/format.ts';
import { fileNameOf } from '../../../ui/downloadFile.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView, type ListLook } from '../../../ui/list/useListView.ts';
import { useShownFromHash } from '../../../ui/list/useShownFromHash.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { openDataFile } from '../data/openData.ts';
import type { Open } from '../data/useOpen.ts';
import { Age } from './Age.tsx';

export interface Table<T> {
  readonly heads: readonly string[];
  readonly cells: (item: T) => readonly Cell[];
}

export interface OpenListProps<T> {
  readonly open: Open<T>;
  /** The same one from drawing to drawing. */
  readonly spec: ListSpec<T>;
  /** "Documents" */
  readonly name: string;
  /** "documents" */
  readonly many: string;
  /** What can be typed. */
  readonly hint: string;
  /** Whose the rows are. */
  readonly source: string;
  readonly csv: Table<T>;
  /** Of content: whose file has every row. */
  readonly kind?: string;
  /** The id under which a line stands in the page, so that a link to it finds it however far down it is. The same function from drawing to drawing. */
  readonly anchorOf?: (item: T) => string;
  readonly renderRow: (item: T) => ReactNode;
  /** Above the lines, of what was found. */
  readonly renderSum?: (found: readonly T[]) => ReactNode;
}

export function OpenList<T>(props: OpenListProps<T>) {
  const { open, spec, name, many, hint, source, csv, kind, anchorOf, renderRow, renderSum } = props;
  const look: ListLook<T> = useListView(open.rows, spec);
  useShownFromHash(look, anchorOf);
  const asOf = open.asOf === null ? '' : townDay(open.asOf);
  return (
    <ListView
      name={name}
      many={many}
      finder={{ look, label: m.transparency_find({ many }), hint }}
      renderRow={renderRow}
      empty={{ title: m.transparency_nothing(), text: m.transparency_nothing_more() }}
      noFit={{ title: m.transparency_no_fit(), text: m.transparency_no_fit_more() }}
      status={
        <>
          {renderSum && look.found.length > 0 ? renderSum(look.found) : null}
          <Age of={open} source={source} />
        </>
      }
      waiting={open.waiting ? <Spinner label={m.ui_loading()} /> : <NotHere />}
      whole={kind === undefined ? undefined : { href: openDataFile(kind), words: m.transparency_all_json() }}
      file={{
        name: fileNameOf(name, asOf),
        // Each line says whose it is and of when, because a file goes on without its page.
        text: (found) =>
          toCsv(
            [...csv.heads, m.transparency_csv_source(), m.transparency_csv_as_of()],
            found.map((item) => [...csv.cells(item), source, asOf]),
          ),
      }}
    />
  );
}

const NotHere = () => (
  <EmptyState title={m.transparency_not_here()}>
    <p>{m.transparency_not_here_more()}</p>
  </EmptyState>
);
