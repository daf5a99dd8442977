/** A file of HSDS, opened: JSON, or the tables of its package in a zip. Two thousand services: no worker is needed for them. */
import { isZip, unzip, type Bytes } from '../../../core/zip.ts';
import { decode, delimiterOf, pieces } from '../../../ui/csv/records.ts';
import { rowsIn, servicesIn, tableOf, type Row, type Table } from '../model/hsds/tables.ts';

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
    if (isZip(bytes)) return servicesIn(await tablesOf(bytes));
    return JSON.parse(decode(bytes.buffer).replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw cause instanceof HsdsFileError ? cause : new HsdsFileError('unreadable', { cause });
  }
}

async function tablesOf(bytes: Bytes): Promise<ReadonlyMap<Table, readonly Row[]>> {
  const tables = new Map<Table, readonly Row[]>();
  for (const entry of await unzip(bytes, (name) => tableOf(name) !== null, MOST_UNPACKED)) {
    const table = tableOf(entry.name);
    const text = decode(entry.bytes.slice().buffer).replace(/^\uFEFF/, '');
    const records = [...pieces(text, delimiterOf(text))].flatMap((piece) => piece.records);
    if (table !== null && records.length > 1) tables.set(table, rowsIn(records));
  }
  if (!tables.has('services')) throw new HsdsFileError('no-tables');
  return tables;
}
