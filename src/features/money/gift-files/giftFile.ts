/** A file of contributions, opened and read: in a worker on a machine, in a test as it is. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import {
  ACTBLUE_HEADINGS,
  actBlueLine,
  actBluePlaces,
  isActBlue,
  type ActBluePlaces,
} from '../model/imports/actblue.ts';
import { guessGiftColumns, lackingOf, plainHeading, statusColumns } from '../model/imports/columns.ts';
import type { GiftMapping } from '../model/imports/fields.ts';
import { layoutOf, type Layout } from '../model/imports/layouts.ts';
import type { Line } from '../model/imports/line.ts';
import { toLines } from '../model/imports/toLines.ts';
import type { Draft } from '../model/imports/readRow.ts';
import { wholeFile } from '../model/imports/wholeFile.ts';
import type { FileFault, LeftOut, OpenedFile, ReadFile, Reading } from './protocol.ts';
import { methodOf } from '../model/imports/methods.ts';
import { readRow } from '../model/imports/readRow.ts';

/** As the database. */
export const MOST_ROWS = 20_000;
const MOST_BYTES = 60_000_000;
/** So many records may stand above the headings: a title, an account, a period. */
const ABOVE = 15;

export class FileError extends Error {
  readonly why: FileFault;

  constructor(why: FileFault) {
    super(why);
    this.name = 'FileError';
    this.why = why;
  }
}

export interface GiftText extends OpenedFile {
  readonly text: string;
  readonly delimiter: string;
  readonly places: ActBluePlaces | null;
  readonly layout: Layout | null;
  /** How many records stand above and in the headings. */
  readonly above: number;
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const hashOfText = (text: string) => hashOf(new TextEncoder().encode(text));

/** Rejects with FileError. */
export async function openGifts(bytes: ArrayBuffer): Promise<GiftText> {
  if (bytes.byteLength > MOST_BYTES) throw new FileError('too-long');
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.slice(0, 4000).includes('\0')) throw new FileError('not-csv');
  const delimiter = delimiterOf(text);
  const all = [...pieces(text, delimiter)].flatMap(({ records }) => records);
  const above = headingsAt(all) + 1;
  const headings = (all[above - 1] ?? []).map((one) => one.trim());
  const rows = all.slice(above).filter((record) => !isBlank(record));
  if (all.length - above > MOST_ROWS) throw new FileError('too-long');
  if (headings.length < 3 || isBlank(headings) || rows.length === 0) throw new FileError('no-headings');
  const shared = { text, delimiter, sha256: await hashOf(bytes), headings, total: rows.length, above };
  if (isActBlue(headings)) {
    const hash = await hashOfText(headings.join(','));
    const places = actBluePlaces(headings, hash);
    if (places === null) throw new FileError('columns');
    const changed = hash !== ACTBLUE_HEADINGS;
    return { ...shared, places, layout: null, source: 'actblue', processor: 'ActBlue', changed, guess: {}, states: [] };
  }
  const known = layoutOf(headings.map(plainHeading));
  const { guess, states } = guessFrom(headings, rows, known);
  // A known file that lacks what is needed is asked about as any other.
  const layout = lackingOf(guess, states).length === 0 ? known : null;
  const source = layout?.source ?? 'csv';
  return { ...shared, places: null, layout, source, processor: layout?.name ?? null, changed: false, guess, states };
}

/** The first record that names an amount and a day, or else the first that isn't empty. */
function headingsAt(all: readonly (readonly string[])[]): number {
  const named = all.slice(0, ABOVE).findIndex((record) => {
    if (record.filter((cell) => cell.trim() !== '').length < 3) return false;
    if (isActBlue(record)) return true;
    const { amount, day } = guessGiftColumns(record, layoutOf(record.map(plainHeading)));
    return amount !== undefined && day !== undefined;
  });
  return named >= 0
    ? named
    : Math.max(
        0,
        all.findIndex((record) => !isBlank(record)),
      );
}

function guessFrom(headings: readonly string[], rows: readonly (readonly string[])[], layout: Layout | null) {
  const byName = guessGiftColumns(headings, layout);
  const { type, method, ...rest } = byName;
  const cells = (at: number) => rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  // A "Type" that says check and card is the method.
  const isMethod =
    layout === null && type !== undefined && method === undefined && cells(type).every((one) => methodOf(one) !== null);
  const guess: GiftMapping = isMethod ? { ...rest, method: type } : byName;
  const others = new Set(
    Object.entries(guess).flatMap(([field, at]) => (field === 'status' || field === 'type' ? [] : [at])),
  );
  const states = statusColumns(headings, rows).filter((at) => !others.has(at));
  const [state] = states;
  const unsaid = guess.status === undefined && !states.some((at) => at === guess.type);
  return { guess: unsaid && state !== undefined ? { ...guess, status: state } : guess, states };
}

export async function readGifts(file: GiftText, reading: Reading): Promise<ReadFile> {
  const numbered = [...pieces(file.text, file.delimiter)]
    .flatMap(({ first, records }) => records.map((record, at) => ({ row: first + at + 1, record })))
    .filter(({ row, record }) => row > file.above && !isBlank(record));
  const whole = file.places
    ? null
    : wholeFile(
        numbered.map(({ record }) => record),
        { ...reading, headings: file.headings, layout: file.layout, delimiter: file.delimiter },
      );
  if (whole && (whole.asksZone || whole.asksOrder))
    return { lines: [], leftOut: [], rows: [], asksZone: whole.asksZone, asksOrder: whole.asksOrder, words: [] };
  const leftOut: LeftOut[] = [];
  const lines: Line[] = [];
  const drafts: Draft[] = [];
  const records = new Map(numbered.map(({ row, record }) => [row, record]));
  for (const { row, record } of numbered) {
    const found = whole
      ? readRow(record, row, whole.rows)
      : file.places && actBlueLine(record, file.places, row, reading.zone);
    if (!found) continue;
    if ('fault' in found) leftOut.push({ row, record, ...found });
    else if ('what' in found) lines.push(found);
    else drafts.push(...found);
  }
  if (whole) {
    const resolved = await toLines(drafts, file.source, hashOfText);
    lines.push(...resolved.lines);
    for (const fault of resolved.faults) leftOut.push({ record: records.get(fault.row) ?? [], ...fault });
  }
  leftOut.sort((a, b) => a.row - b.row);
  return {
    lines,
    leftOut,
    rows: sendOrder(numbered, lines),
    asksZone: false,
    asksOrder: false,
    words: whole ? askedWords(leftOut) : [],
  };
}

/** Processors write the newest first: a refund is sent after what it refunds, in whatever order the file has them. */
function sendOrder(numbered: readonly { readonly row: number }[], lines: readonly Line[]): readonly number[] {
  const gifts = new Set(lines.filter(({ what }) => what === 'gift').map(({ row }) => row));
  const late = new Set(lines.filter(({ what, row }) => what === 'refund' && !gifts.has(row)).map(({ row }) => row));
  const rows = numbered.map(({ row }) => row);
  return [...rows.filter((row) => !late.has(row)), ...rows.filter((row) => late.has(row))];
}

function askedWords(leftOut: readonly LeftOut[]): ReadFile['words'] {
  const found = new Map<string, { field: 'status' | 'type'; word: string; rows: number }>();
  for (const { fault, detail = '' } of leftOut) {
    if ((fault !== 'status' && fault !== 'type') || detail === '') continue;
    const before = found.get(`${fault}:${detail}`);
    found.set(`${fault}:${detail}`, { field: fault, word: detail, rows: (before?.rows ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The rows of these numbers, as they stand in the file. */
export function recordsOf(file: GiftText, rows: readonly number[]): readonly (readonly string[])[] {
  const wanted = new Set(rows);
  return [...pieces(file.text, file.delimiter)].flatMap(({ first, records }) =>
    records.filter((_, at) => wanted.has(first + at + 1)),
  );
}
