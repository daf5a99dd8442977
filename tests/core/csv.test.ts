/** The file of changes: RFC 4180, and nothing in it runs. */
import { describe, expect, it } from 'vitest';
import { csvCell, toCsv } from '../../src/core/csv.ts';

/** A reader by RFC 4180, written apart from the writer. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const at = text[i] ?? '';
    if (quoted) {
      if (at === '"' && text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else if (at === '"') quoted = false;
      else cell += at;
    } else if (at === '"') quoted = true;
    else if (at === ',') {
      row.push(cell);
      cell = '';
    } else if (at === '\r' && text[i + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      i += 1;
    } else cell += at;
  }
  return rows;
}

describe('the file of changes', () => {
  it('comes back as it was through a reader of its own', () => {
    const rows = [
      ['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'two\r\nlines', ' spaces ', '', 'Ünïcödé 🌻'],
      ['{"role":"candidate"}', '1', 'x', 'y', 'z', 'a', 'b', 'c'],
    ];
    const text = toCsv(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rows);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(parseCsv(text.slice(1)).slice(1)).toEqual(rows);
  });

  it.each([
    '=HYPERLINK("https://evil.example","click")',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '|cmd',
    '\uFF1D1+1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20SUM',
    '\u00A0=1',
  ])('never holds %j as a formula', (value) => {
    const [[cell] = []] = parseCsv(`${csvCell(value)}\r\n`);
    expect(cell?.startsWith("'")).toBe(true);
    expect(cell).toBe(`'${value}`);
  });

  it('leaves numbers numbers and nothing empty', () => {
    expect([csvCell(-5), csvCell(1.5), csvCell(true), csvCell(null)]).toEqual(['-5', '1.5', 'true', '']);
  });
});
