/** A file of HSDS, opened: JSON, or the tables of its package in a zip. Two thousand services: no worker is needed for them. */
import { isZip, unzip, type Bytes } from '../../../core/zip.ts';
import { decode, delimiterOf, isBlank, pieces } from '../../../ui/csv/records.ts';
import { csvName, rowsIn, servicesIn, tableOf, type ReadTable, type Row } from '../model/hsds/tables.ts';
import type { Unread } from '../model/hsds/versions.ts';

/** Why a file cannot be read: put into words where it is shown. */
export type HsdsFault = 'large' | 'unreadable' | 'no-tables';

export class HsdsFileError extends Error {
  readonly why: HsdsFault;

  constructor(why: HsdsFault, options?: ErrorOptions) {
    super(why, options);
    this.name = 'HsdsFileError';
    this.why = why;
  }
}

const MOST_BYTES = 10_000_000;
/** Of its tables together. */
const MOST_UNPACKED = 40_000_000;

/** What read.ts reads. Rejects with HsdsFileError. */
export async function openHsds(file: Blob): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new HsdsFileError('large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) return await packageIn(bytes);
    return JSON.parse(decode(bytes.buffer).replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw cause instanceof HsdsFileError ? cause : new HsdsFileError('unreadable', { cause });
  }
}

/** Read from others of the file: need, cost and access are attributes of what this app has written. */
const BESIDE = ['accessibility', 'taxonomies', 'taxonomy_terms'] as const;
const isBeside = (table: ReadTable) => BESIDE.some((one) => one === table);

async function packageIn(bytes: Bytes): Promise<unknown> {
  const tables = new Map<ReadTable, readonly Row[]>();
  const unread: Unread[] = [];
  for (const entry of await unzip(bytes, (name) => csvName(name) !== null, MOST_UNPACKED)) {
    const table = tableOf(entry.name);
    const text = decode(entry.bytes.slice().buffer).replace(/^\uFEFF/, '');
    const records = [...pieces(text, delimiterOf(text))]
      .flatMap((piece) => piece.records)
      .filter((one) => !isBlank(one));
    if (records.length < 2) continue;
    if (table === null) unread.push({ table: csvName(entry.name) ?? '', rows: records.length - 1 });
    else tables.set(table, [...(tables.get(table) ?? []), ...rowsIn(records)]);
  }
  if (!tables.has('services')) throw new HsdsFileError('no-tables');
  const isOurs = tables.get('attributes')?.some((row) => row['label'] === 'need') ?? false;
  for (const [table, rows] of tables) if (isBeside(table) && !isOurs) unread.push({ table, rows: rows.length });
  return { contents: servicesIn(tables), unread };
}
