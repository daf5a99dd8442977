/** The rows that a page was printed with, where they stand in files beside it (build/rowFiles.ts). */
import { printReads, READS_ISLAND } from '../hooks/printedReads.ts';

/** A file of one read's rows. */
export interface RowFile {
  readonly key: string;
  readonly rows: unknown;
  /** The build has (hooks/printedReads.ts). */
  readonly checked?: boolean;
}

/**
 * To be called before the page is drawn. A page that is kept for a dead spot has its rows in itself.
 * @throws Error when one is out of reach.
 */
export async function fetchPrintedRows(
  { dataset }: HTMLElement,
  fetch: (file: string) => Promise<RowFile>,
): Promise<void> {
  const { rows, asOf } = dataset;
  if (rows === undefined || document.getElementById(READS_ISLAND)) return;
  const files = await Promise.all(rows.split(' ').map(fetch));
  printReads({
    asOf: Number(asOf),
    rows: Object.fromEntries(files.map(({ key, rows }) => [key, rows])),
    checked: files.filter(({ checked }) => checked).map(({ key }) => key),
  });
}
