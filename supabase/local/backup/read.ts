/** Reads a backup file and believes nothing in it: every number and hash is compared on the way. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import { END_OF_ROWS, BackupFileError, FORMAT, FORMAT_VERSION } from './format.ts';
import type { Header, TableFoot, TableHead, Trailer } from './format.ts';
import { signedBy, type BackupKey, type SignedBy } from './signature.ts';

export interface Visitor {
  header?(header: Header): Promise<void>;
  /** Called before a table's rows. */
  table?(head: TableHead): Promise<void>;
  /** Whole lines, line breaks included. */
  rows?(lines: Buffer): Promise<void>;
  /** Called after them, once their number and hash have been found right. */
  tableEnd?(head: TableHead, foot: TableFoot): Promise<void>;
}

export interface Contents {
  readonly header: Header;
  readonly trailer: Trailer;
  readonly tables: readonly (TableHead & TableFoot)[];
  /** Only with `key` can it be this server. */
  readonly signedBy: SignedBy;
}

/** Goes through the file once. Throws BackupFileError when it is cut short, was changed or is no backup of ours. */
export async function readBackup(file: string, visitor: Visitor = {}, key?: BackupKey): Promise<Contents> {
  const source = fs.createReadStream(file);
  const reader = new Reader(visitor, key);
  const unpack = unpacking();
  try {
    for await (const packed of source as AsyncIterable<Buffer>)
      for (const chunk of await unpack.take(packed)) await reader.take(chunk);
    for (const chunk of await unpack.end()) await reader.take(chunk);
    return reader.end();
  } catch (error) {
    if (isUnpackError(error)) throw new BackupFileError(`${file} is cut short or damaged.`, { cause: error });
    throw error;
  } finally {
    unpack.close();
    source.destroy();
  }
}

/** Unpacks piece by piece, each when it is asked for: a restore once stood still for ever, with nothing read and nothing to write. */
function unpacking() {
  const gunzip = createGunzip();
  let out: Buffer[] = [];
  let broken: Error | undefined;
  let give: (error: Error) => void = () => undefined;
  gunzip.on('data', (chunk: Buffer) => out.push(chunk));
  gunzip.on('error', (error) => {
    broken ??= error;
    give(broken);
  });
  const asked = async (ask: (done: (error?: Error | null) => void) => void): Promise<readonly Buffer[]> => {
    await new Promise<void>((resolve, reject) => {
      give = reject;
      if (broken) reject(broken);
      else ask((error) => (error ? reject(broken ?? error) : resolve()));
    });
    const made = out;
    out = [];
    return made;
  };
  return {
    take: (packed: Buffer) => asked((done) => void gunzip.write(packed, done)),
    end: () => asked((done) => void gunzip.once('end', () => done()).end()),
    close: () => void gunzip.destroy(),
  };
}

function isUnpackError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

class Reader {
  readonly #visitor: Visitor;
  readonly #key: BackupKey | undefined;
  readonly #whole = createHash('sha256');
  readonly #tables: (TableHead & TableFoot)[] = [];
  #rest: Buffer[] = [];
  #header: Header | undefined;
  #head: TableHead | undefined;
  #counted: { rows: number; hash: ReturnType<typeof createHash>; over: boolean } | undefined;
  #trailer: Trailer | undefined;
  #signedBy: SignedBy = 'no one';

  constructor(visitor: Visitor, key: BackupKey | undefined) {
    this.#visitor = visitor;
    this.#key = key;
  }

  async take(chunk: Buffer): Promise<void> {
    const last = chunk.lastIndexOf(10);
    if (last === -1) return void this.#rest.push(chunk);
    const lines = Buffer.concat([...this.#rest, chunk.subarray(0, last + 1)]);
    this.#rest = [chunk.subarray(last + 1)];
    await this.#lines(lines);
  }

  end(): Contents {
    if (!this.#trailer || !this.#header || this.#rest.some((part) => part.length > 0)) {
      throw new BackupFileError('The backup file is cut short.');
    }
    return { header: this.#header, trailer: this.#trailer, tables: this.#tables, signedBy: this.#signedBy };
  }

  async #lines(lines: Buffer): Promise<void> {
    let at = 0;
    while (at < lines.length) {
      if (this.#counted && !this.#counted.over) {
        const end = endOfRows(lines, at);
        const rows = lines.subarray(at, end ?? lines.length);
        if (rows.length > 0) await this.#rows(rows);
        if (end === undefined) return;
        this.#counted.over = true;
        const mark = Buffer.from(`${END_OF_ROWS}\n`);
        this.#whole.update(mark);
        at = end + mark.length;
        continue;
      }
      const end = lines.indexOf(10, at) + 1;
      await this.#line(lines.subarray(at, end));
      at = end;
    }
  }

  async #rows(rows: Buffer): Promise<void> {
    const counted = this.#counted;
    if (!counted) return;
    this.#whole.update(rows);
    counted.hash.update(rows);
    for (let at = rows.indexOf(10); at !== -1; at = rows.indexOf(10, at + 1)) counted.rows += 1;
    await this.#visitor.rows?.(rows);
  }

  async #line(bytes: Buffer): Promise<void> {
    const value = parsed(bytes);
    if (this.#trailer) throw new BackupFileError('Something stands behind the end of the backup file.');
    if (!this.#header) {
      this.#header = headerOf(value);
      await this.#visitor.header?.(this.#header);
    } else if (this.#head && this.#counted) {
      const foot = { rows: this.#counted.rows, sha256: this.#counted.hash.digest('hex') };
      if (value['rows'] !== foot.rows || value['sha256'] !== foot.sha256) {
        throw new BackupFileError(
          `The rows of ${this.#head.table} in the backup file are not the ones that were written.`,
        );
      }
      this.#tables.push({ ...this.#head, ...foot });
      const head = this.#head;
      this.#head = this.#counted = undefined;
      await this.#visitor.tableEnd?.(head, foot);
    } else if (typeof value['table'] === 'string') {
      this.#head = tableOf(value);
      this.#counted = { rows: 0, hash: createHash('sha256'), over: false };
      await this.#visitor.table?.(this.#head);
    } else {
      this.#trailer = this.#trailerOf(value);
      return;
    }
    this.#whole.update(bytes);
  }

  #trailerOf(value: Record<string, unknown>): Trailer {
    const trailer = {
      tables: this.#tables.length,
      rows: this.#tables.reduce((sum, { rows }) => sum + rows, 0),
      sha256: this.#whole.copy().digest('hex'),
    };
    const same = Object.entries(trailer).every(([name, counted]) => value[name] === counted);
    if (!same) throw new BackupFileError('The backup file is not the one that was written.');
    this.#signedBy = signedBy(this.#key, trailer.sha256, value['mac']);
    return trailer;
  }
}

/** Where the line with the mark begins at or after `from`, which is the beginning of a line. */
function endOfRows(lines: Buffer, from: number): number | undefined {
  const mark = `${END_OF_ROWS}\n`;
  if (lines.subarray(from, from + mark.length).equals(Buffer.from(mark))) return from;
  const found = lines.indexOf(`\n${mark}`, from);
  return found === -1 ? undefined : found + 1;
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  throw new BackupFileError('This is not a backup file of this app, or it is damaged.');
}

function headerOf(value: Record<string, unknown>): Header {
  if (value['format'] !== FORMAT) throw new BackupFileError('This is not a backup file of this app.');
  if (value['version'] !== FORMAT_VERSION) {
    throw new BackupFileError(
      `The backup file is of format ${String(value['version'])}; this version reads ${FORMAT_VERSION}.`,
    );
  }
  const { takenAt, postgres, migrations, sequences } = value;
  if (typeof takenAt !== 'string' || !Array.isArray(migrations) || !Array.isArray(sequences)) {
    throw new BackupFileError('The header of the backup file is damaged.');
  }
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    takenAt,
    postgres: String(postgres),
    migrations: migrations.map(String),
    sequences: sequences.map((one: { name: unknown; last: unknown; called: unknown }) => ({
      name: identifier(String(one.name)),
      last: String(one.last),
      called: one.called === true,
    })),
  };
}

function tableOf({ table, columns }: Record<string, unknown>): TableHead {
  if (!Array.isArray(columns)) throw new BackupFileError('A table of the backup file has no columns.');
  return { table: identifier(String(table)), columns: columns.map((column) => identifier(String(column))) };
}

/** Names go into SQL as they are, so nothing else may stand in their place. */
function identifier(name: string): string {
  const part = String.raw`(?:[a-z_][a-z0-9_$]*|"(?:[^"]|"")+")`;
  if (!new RegExp(`^${part}(?:\\.${part})?$`).test(name))
    throw new BackupFileError('The backup file names something that is no table.');
  return name;
}
