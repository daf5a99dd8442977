/** Reading CSV record by record, in pieces: a whole file at once would take hundreds of megabytes and one long task. */
import Papa from 'papaparse';

/** Characters. */
const PIECE = 1 << 17;

export interface Piece {
  /** Records before this piece, the headings counted. */
  readonly first: number;
  readonly records: readonly (readonly string[])[];
}

/** UTF-16 by its mark or its zeros, UTF-8, or else what older programs write. Never rejects a file for one odd letter. */
export function decode(bytes: ArrayBuffer): string {
  const wide = wideEncoding(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 400)));
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's "Unicode Text" and several states write two bytes a letter. */
function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const half = head.length / 2;
  if (head.length < 8) return null;
  if (zeros(1) > half * 0.8 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > half * 0.8 && zeros(1) === 0 ? 'utf-16be' : null;
}

/** The character between the columns, by the first lines. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, PIECE);
  return Papa.parse<string[]>(head, { preview: 20, skipEmptyLines: true }).meta.delimiter;
}

/** Yields whole records only; the last piece ends with the file. */
export function* pieces(text: string, delimiter: string): Generator<Piece, void, void> {
  const newline = newlineOf(text);
  let at = 0;
  let first = 0;
  let size = PIECE;
  while (at < text.length) {
    const last = at + size >= text.length;
    const parser = new Papa.Parser({ delimiter, newline });
    const { data, meta } = parser.parse(text.slice(at, at + size), 0, !last) as Papa.ParseResult<string[]>; // rows of cells
    if (meta.cursor === 0 && !last) {
      // One record longer than the piece: a quote that was never closed, or a very long note.
      size *= 2;
      continue;
    }
    // Behind the last line break there is nothing.
    const records = last && isBlank(data.at(-1) ?? []) ? data.slice(0, -1) : data;
    yield { first, records };
    if (last) return;
    first += records.length;
    at += meta.cursor;
    size = PIECE;
  }
}

export function isBlank(record: readonly string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  const head = text.slice(0, PIECE);
  if (head.includes('\r\n')) return '\r\n';
  return head.includes('\n') || !head.includes('\r') ? '\n' : '\r';
}
