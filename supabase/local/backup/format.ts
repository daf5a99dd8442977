/**
 * What a backup file is: gzip over lines. A header, then for each table its name, its rows in COPY's text format and a footer
 * with their number and hash, then a trailer that counts everything, so that a file cut short is never taken for a whole one.
 */

export const FORMAT = 'campaign-hub backup';
export const FORMAT_VERSION = 1;
/** COPY's own mark for the end of rows; no row can look like it. */
export const END_OF_ROWS = String.raw`\.`;

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** When the snapshot was taken, ISO 8601, by the database's clock. */
  readonly takenAt: string;
  readonly postgres: string;
  /** The migrations that had been applied, oldest first: what the rows fit into. */
  readonly migrations: readonly string[];
  readonly sequences: readonly Sequence[];
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

export interface TableHead {
  /** `schema.table`, quoted as SQL wants it. */
  readonly table: string;
  readonly columns: readonly string[];
}

export interface TableFoot {
  readonly rows: number;
  /** Of the rows' bytes, hex. */
  readonly sha256: string;
}

export interface Trailer {
  readonly tables: number;
  readonly rows: number;
  /** Of every byte before this line, hex. */
  readonly sha256: string;
  /** That hash, signed with the server's key (signature.ts). */
  readonly mac?: string;
}

/** The file cannot be used. The message says why and goes to whoever called the command. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}
