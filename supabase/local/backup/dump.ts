/** Writes everything that a transaction sees into one file. Nobody is kept from working meanwhile. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { END_OF_ROWS, FORMAT, FORMAT_VERSION, type Header, type TableFoot, type Trailer } from './format.ts';
import { migrationsOf, sequencesOf, tablesOf } from './inventory.ts';
import { sign, type BackupKey } from './signature.ts';

export interface Dumped {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

/** For work that may take its time. */
export const PATIENT =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
/** How values are written, so that reading them again gives the very same ones. */
export const EXACT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local synchronize_seqscans = off`;

/** One signed snapshot of the whole database, however long writing it takes. `sql` must see every row: a superuser's connection. */
export async function dump(sql: postgres.Sql, file: string, key: BackupKey): Promise<Dumped> {
  return (await sql.begin('isolation level repeatable read read only', (tx) => dumpIn(tx, file, key))) as Dumped; // what dumpIn returns
}

/**
 * The same in a transaction that is under way. The file appears whole or not at all, on the disk when this resolves, and
 * readable by its owner alone.
 */
export async function dumpIn(tx: postgres.TransactionSql, file: string, key: BackupKey): Promise<Dumped> {
  await tx.unsafe(PATIENT);
  await tx.unsafe(EXACT);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  fs.rmSync(part, { force: true });
  const target = fs.createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
  const gzip = createGzip({ level: 6 });
  const written = pipeline(gzip, target);
  // Its failure is awaited below; until then it must not end the process.
  written.catch(() => undefined);
  try {
    const counted = await writeAll(tx, gzip, key);
    gzip.end();
    await written;
    fs.renameSync(part, file);
    return { file, ...counted, bytes: fs.statSync(file).size };
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    fs.rmSync(part, { force: true });
    throw error;
  }
}

async function writeAll(
  tx: postgres.TransactionSql,
  out: NodeJS.WritableStream,
  key: BackupKey,
): Promise<{ tables: number; rows: number }> {
  const whole = createHash('sha256');
  const write = async (bytes: Buffer): Promise<void> => {
    whole.update(bytes);
    if (out.write(bytes)) return;
    // What is not waited for any more is not listened to either: each wait would leave a listener behind.
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal }).then(closedEarly)]).finally(() =>
      waiting.abort(),
    );
  };
  const line = (value: Header | TableFoot | object) => write(Buffer.from(`${JSON.stringify(value)}\n`));

  const [about] = await tx.unsafe<{ at: string; version: string }[]>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, current_setting('server_version') as version`,
  );
  const [migrations, sequences] = [await migrationsOf(tx), await sequencesOf(tx)];
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    takenAt: about?.at ?? '',
    postgres: about?.version ?? '',
    migrations,
    sequences,
  };
  await line(header);
  const tables = await tablesOf(tx);
  let rows = 0;
  for (const { table, columns } of tables) {
    await line({ table, columns });
    const foot = await copyOut(tx, `copy (select ${columns.join(', ')} from ${table}) to stdout`, write);
    await write(Buffer.from(`${END_OF_ROWS}\n`));
    await line(foot);
    rows += foot.rows;
  }
  const sha256 = whole.copy().digest('hex');
  const trailer: Trailer = { tables: tables.length, rows, sha256, mac: sign(key, sha256) };
  await line(trailer);
  return { tables: tables.length, rows };
}

function closedEarly(): never {
  throw new Error('The backup file was closed before everything was written: is the disk full?');
}

/** Runs a COPY … TO STDOUT and returns the number of its rows and their hash. */
export async function copyOut(
  tx: postgres.TransactionSql,
  statement: string,
  write: (bytes: Buffer) => Promise<void>,
): Promise<TableFoot> {
  const hash = createHash('sha256');
  let rows = 0;
  const stream: AsyncIterable<Buffer> = await tx.unsafe(statement).readable();
  for await (const chunk of stream) {
    hash.update(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
    await write(chunk);
  }
  return { rows, sha256: hash.digest('hex') };
}
