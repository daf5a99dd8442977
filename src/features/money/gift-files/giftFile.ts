/** A file of gifts, opened and read: in a worker on a machine, in a test as it is. */
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import {
  ACTBLUE_HEADINGS,
  actBlueLine,
  actBluePlaces,
  isActBlue,
  type ActBluePlaces,
} from '../model/imports/actblue.ts';
import { csvGift, occurrences, type UnkeyedGift } from '../model/imports/csvGift.ts';
import type { Line } from '../model/imports/line.ts';
import type { FileFault, LeftOut, OpenedFile, ReadFile, Reading } from './protocol.ts';

/** As the database. */
export const MOST_ROWS = 20_000;
const MOST_BYTES = 60_000_000;

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
  let headings: readonly string[] = [];
  let records = 0;
  for (const piece of pieces(text, delimiter)) {
    if (piece.first === 0) headings = (piece.records[0] ?? []).map((one) => one.trim());
    records += piece.records.length;
    if (records - 1 > MOST_ROWS) throw new FileError('too-long');
  }
  if (headings.length < 3 || isBlank(headings) || records < 2) throw new FileError('no-headings');
  const source = isActBlue(headings) ? 'actblue' : 'csv';
  const hash = await hashOfText(headings.join(','));
  const places = source === 'actblue' ? actBluePlaces(headings, hash) : null;
  if (source === 'actblue' && places === null) throw new FileError('columns');
  const changed = source === 'actblue' && hash !== ACTBLUE_HEADINGS;
  return { text, delimiter, places, sha256: await hashOf(bytes), source, changed, headings, total: records - 1 };
}

export async function readGifts(file: GiftText, { mapping, otherwise, zone }: Reading): Promise<ReadFile> {
  const leftOut: LeftOut[] = [];
  const lines: Line[] = [];
  const unkeyed: UnkeyedGift[] = [];
  for (const { first, records } of pieces(file.text, file.delimiter))
    for (const [at, record] of records.entries()) {
      const row = first + at + 1;
      if (row === 1) continue;
      const line = file.places ? actBlueLine(record, file.places, row, zone) : csvGift(record, mapping, row, otherwise);
      if ('fault' in line) leftOut.push({ row, fault: line.fault, record });
      else if ('told' in line) unkeyed.push(line);
      else lines.push(line);
    }
  return { lines: file.places ? lines : await keyed(unkeyed), leftOut };
}

async function keyed(gifts: readonly UnkeyedGift[]): Promise<readonly Line[]> {
  const which = occurrences(gifts.map(({ told }) => told));
  const hashes = await Promise.all(gifts.map(({ told }) => hashOfText(told)));
  return gifts.map(({ told: _told, ...gift }, n) => ({ ...gift, key: `csv:${hashes[n] ?? ''}:${which[n] ?? 1}` }));
}

/** The rows of these numbers, as they stand in the file. */
export function recordsOf(file: GiftText, rows: readonly number[]): readonly (readonly string[])[] {
  const wanted = new Set(rows);
  return [...pieces(file.text, file.delimiter)].flatMap(({ first, records }) =>
    records.filter((_, at) => wanted.has(first + at + 1)),
  );
}
