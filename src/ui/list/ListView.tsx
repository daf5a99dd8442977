/** A list that finds, narrows, orders, shows more, goes into a file and onto paper, and says what to do where nothing is. */
import { useState, type ReactNode } from 'react';
import { listView } from 'styled-system/recipes';
import { digits } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { downloadFile } from '../downloadFile.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ListFinder, type ListFinderProps } from './ListFinder.tsx';
import { isNarrowed, WHOLE_LIST } from './listView.ts';
import { PrintedTable, type Printed } from './PrintedTable.tsx';

interface Empty {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export interface ListViewProps<T> {
  /** Spoken: "All turfs". */
  readonly name: string;
  /** What the list is of: "turfs". */
  readonly many: string;
  readonly finder: ListFinderProps<T>;
  /** One line, with its key. */
  readonly renderRow: (item: T) => ReactNode;
  /** Beside each other in two columns where there is room for them. */
  readonly halves?: boolean;
  /** Where there is nothing at all. */
  readonly empty: Empty;
  /** Where nothing fits what was typed and picked. */
  readonly noFit: Empty;
  /** How old the list is. */
  readonly status?: ReactNode;
  /** In the list's place while it is not here. */
  readonly waiting?: ReactNode;
  /** Everything found, as a file. */
  readonly file?: {
    readonly name: string;
    readonly text: (found: readonly T[]) => string;
    /** Asked first, where not everything may leave the page; says itself why not. */
    readonly allowed?: () => Promise<boolean>;
  };
  /** Where all of it is had without scripts, by which the rest cannot be asked for. */
  readonly whole?: { readonly href: string; readonly words: string } | undefined;
  /** Everything found, on paper. */
  readonly paper?: (found: readonly T[]) => Printed;
}

export function ListView<T>(props: ListViewProps<T>) {
  const { name, many, finder, renderRow, halves = false, empty, noFit, status, waiting, file, whole, paper } = props;
  const slots = listView();
  const [printing, setPrinting] = useState(false);
  const { spec, items, state, set, found, shown } = finder.look;
  const none = items !== null && found.length === 0 ? (items.length === 0 ? empty : noFit) : null;

  async function save() {
    if (file && (await (file.allowed?.() ?? true))) downloadFile(file.text(found), file.name, 'text/csv');
  }

  return (
    <>
      {items === null || items.length > 0 ? <ListFinder {...finder} /> : null}
      {file || paper ? (
        <div className={slots.tools}>
          {file ? (
            <Button variant="secondary" disabled={found.length === 0} onClick={() => void save()}>
              {m.ui_download_csv()}
            </Button>
          ) : null}
          {paper ? (
            <Button variant="secondary" disabled={found.length === 0} onClick={() => setPrinting(true)}>
              {m.ui_print_list()}
            </Button>
          ) : null}
        </div>
      ) : null}
      {status}
      {items === null ? waiting : null}
      {none ? (
        <EmptyState
          title={none.title}
          action={
            none.action ??
            (none === noFit && isNarrowed(spec, state) ? (
              <Button variant="secondary" onClick={() => set({ ...WHOLE_LIST, order: state.order })}>
                {m.ui_show_all({ many })}
              </Button>
            ) : null)
          }
        >
          <p>{none.text}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={name} className={slots.list} data-halves={halves || undefined}>
        {shown.map(renderRow)}
      </ul>
      {found.length > shown.length ? (
        <p className={slots.more}>
          {m.ui_list_shown({ shown: digits(shown.length), found: digits(found.length), many })}{' '}
          <Button variant="ghost" onClick={() => set({ ...state, pages: state.pages + 1 })}>
            {m.ui_show_more()}
          </Button>
          {whole ? (
            <a href={whole.href} className={slots.whole}>
              {whole.words}
            </a>
          ) : null}
        </p>
      ) : null}
      {printing && paper ? <PrintedTable {...paper(found)} onDone={() => setPrinting(false)} /> : null}
    </>
  );
}
