/** Writing CSV (RFC 4180) that a spreadsheet opens as text: what a person typed must never run as a formula. */

export type Cell = string | number | boolean | null;

/**
 * Spreadsheets take a cell that begins with one of these for a formula, also behind white space, also in full width;
 * tab and carriage return move what follows into a cell of its own.
 */
const FORMULA = /^\s*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export function csvCell(value: Cell): string {
  if (value === null) return '';
  // A number is a number: only text can be a formula.
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a byte order mark: without it Excel reads UTF-8 as something else. Lines end with CRLF, the last one too. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
