/**
 * The rows that pages are printed with as files beside them, one a read: as code, because the first script asks for a page's code
 * and waits for nothing else. In the page itself they would stand before the first picture of it, a third of its bytes.
 */
import type { PrintedReads } from '../hooks/printedReads.ts';
import { sha256Of } from './contentHash.ts';

export interface RowFiles {
  /** For the page's element. '' where it has no rows. */
  readonly attributes: string;
  readonly names: readonly string[];
  readonly files: readonly { readonly fileName: string; readonly source: string }[];
}

/** Pages that show the same name the same files. */
export function rowFiles({ asOf, rows, checked = [] }: PrintedReads): RowFiles {
  const files = Object.entries(rows).map(([key, of]) => {
    // Quicker to read than the same as an object of code.
    const source = `export const key=${JSON.stringify(key)};export const checked=${checked.includes(key)};export const rows=JSON.parse(${JSON.stringify(JSON.stringify(of))});`;
    return { fileName: `assets/printed-rows-${sha256Of(source).slice(0, 8)}.js`, source };
  });
  const names = files.map(({ fileName }) => fileName);
  if (names.length === 0) return { attributes: '', names, files };
  return { attributes: ` data-rows="${names.map((name) => `/${name}`).join(' ')}" data-as-of="${asOf}"`, names, files };
}
