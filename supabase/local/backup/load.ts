/** Puts a backup into a database, whatever was in it before: everything or nothing, in one transaction. */
import type { Writable } from 'node:stream';
import type postgres from 'postgres';
import { appliedOf, changedSince, HISTORY, isOtherBaseline } from '../baseline.ts';
import { migrationFiles, type Migration } from '../migrations.ts';
import { copyOut, dumpIn, EXACT, PATIENT, type Dumped } from './dump.ts';
import { BackupFileError, type Header, type TableHead } from './format.ts';
import { migrationsOf, tablesOf } from './inventory.ts';
import { readBackup, type Contents, type Visitor } from './read.ts';
import type { BackupKey } from './signature.ts';

export interface Restored {
  readonly contents: Contents;
  /** Migrations that the backup did not know yet and that were applied to its rows. */
  readonly migrated: readonly string[];
  /** What was there before, if it was asked for. */
  readonly before?: Dumped;
}

export interface Loading {
  /** Of this server: the backup must be signed with it, unless its reader trusts it without, and what is there is kept with it. */
  readonly key?: BackupKey;
  readonly trustUnsigned?: boolean;
  readonly keepBefore?: string | undefined;
  readonly files?: Migration[];
}

/**
 * Makes the database what it was when `file` was written, then applies the migrations that came since. `sql` is a superuser's
 * connection; the database has the schema `auth` already. Whoever else asks it meanwhile waits, and nobody sees half of it.
 * With `keepBefore`, what is there now is written to that file first, in the same transaction, so that nothing is in neither.
 * Throws BackupFileError, with nothing changed, if the file is damaged, not signed with the key or newer than this checkout.
 */
export async function load(
  sql: postgres.Sql,
  file: string,
  { key, trustUnsigned = false, keepBefore, files = migrationFiles() }: Loading,
): Promise<Restored> {
  const contents = await readBackup(file, {}, key);
  if (!trustUnsigned) refuseUnsigned(contents);
  refuseNewer(contents.header, files);
  const restored = await sql.begin(async (tx) => {
    await tx.unsafe(PATIENT);
    const there = await tablesOf(tx);
    await tx.unsafe(`lock table ${there.map(({ table }) => table).join(', ')} in access exclusive mode`);
    const before = keepBefore === undefined ? undefined : await dumpIn(tx, keepBefore, neededTo(key));
    const migrated = await rebuild(tx, file, contents, files);
    return { contents, migrated, ...(before ? { before } : {}) };
  });
  return restored as Restored; // what the function above returns
}

export const UNSIGNED =
  "The backup is not signed with this server's key: it was made before backups were signed, by another server, or by someone " +
  'who changed it. It could give anyone a role or a password.';

function refuseUnsigned({ signedBy }: Contents): void {
  if (signedBy !== 'this server') throw new BackupFileError(UNSIGNED);
}

function neededTo(key: BackupKey | undefined): BackupKey {
  if (!key) throw new Error('What is there cannot be kept: there is no key to sign it with.');
  return key;
}

const OTHER_BASELINE =
  'The backup was made by an earlier version of the app that this one cannot take over: restore it with that version.';

function refuseNewer({ migrations }: Header, files: readonly Migration[]): void {
  if (isOtherBaseline(migrations, files[0]?.version)) {
    throw new BackupFileError(OTHER_BASELINE);
  }
  const known = new Set(files.map(({ version }) => version));
  const unknown = migrations.filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new BackupFileError(
      `The backup was made by another version of the app: it has the migrations ${unknown.join(', ')}, which are not here. ` +
        'Update the app, then restore.',
    );
  }
}

/** Most migrations end so. In one transaction each time costs more than the last; rebuild() does it once, after the last of them. */
const EACH_TIME = /^select private\.restore_grants\(\);$/gm;

// The schemas of the migrations are made anew, as they were at the backup's time; the accounts' and the history's stay and
// only get other rows.
async function rebuild(
  tx: postgres.TransactionSql,
  file: string,
  { header, tables }: Contents,
  files: readonly Migration[],
): Promise<string[]> {
  const [account] = await tx.unsafe<{ owner: string }[]>(
    `select quote_ident(pg_get_userbyid(relowner)) as owner from pg_class where oid = 'auth.users'::regclass`,
  );
  if (!account) throw new Error('This database has no accounts table: start the server on it once.');
  const apply = async (some: readonly Migration[]): Promise<void> => {
    await tx.unsafe(`set local session_replication_role = origin; set local role ${account.owner}`);
    for (const { sql } of some) await tx.unsafe(sql.replace(EACH_TIME, ''));
    await tx.unsafe('reset role');
  };

  await tx.unsafe(`drop schema if exists public, private cascade;
    create schema public authorization pg_database_owner; grant usage on schema public to public;`);
  const known = new Set(header.migrations);
  await apply(files.filter(({ version }) => known.has(version)));

  // No trigger fires and no reference is checked while rows come in: they are the rows that all of that once let in.
  await tx.unsafe('set local session_replication_role = replica');
  const here = new Map((await tablesOf(tx)).map((head) => [head.table, head]));
  await tx.unsafe(`truncate ${[...here.keys()].join(', ')}`);
  await copyIn(tx, file, here);
  if (changedSince(appliedOf(await tx.unsafe(HISTORY)), files).length > 0) throw new BackupFileError(OTHER_BASELINE);
  for (const { name, last, called } of header.sequences) {
    await tx.unsafe('select setval($1::regclass, $2::bigint, $3)', [name, last, called]);
  }
  await compare(tx, tables);

  const later = files.filter(({ version }) => !known.has(version));
  await apply(later);
  for (const { version, name, sql } of later) {
    await tx.unsafe(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [version, name, sql],
    );
  }
  if ((await migrationsOf(tx)).length !== files.length)
    throw new Error('The history of migrations is not what it should be.');
  await tx.unsafe(`set local session_replication_role = origin; set local role ${account.owner}`);
  await tx.unsafe('select private.restore_grants()');
  return later.map(({ version, name }) => `${version}_${name}`);
}

async function copyIn(tx: postgres.TransactionSql, file: string, here: ReadonlyMap<string, TableHead>): Promise<void> {
  let rows: Writable | undefined;
  let failure: Error | undefined;
  const visitor: Visitor = {
    async table({ table, columns }) {
      const target = here.get(table);
      const missing = columns.filter((column) => !target?.columns.includes(column));
      if (!target || missing.length > 0) {
        throw new BackupFileError(`This version of the app has no place for ${table} (${missing.join(', ')}).`);
      }
      rows = await tx.unsafe(`copy ${table} (${columns.join(', ')}) from stdin`).writable();
      rows.on('error', (error) => (failure ??= error));
    },
    async rows(lines) {
      if (failure) throw failure;
      if (rows) await written(rows, lines);
    },
    async tableEnd({ table }) {
      if (rows) await ended(rows);
      rows = undefined;
      try {
        await tx.unsafe('select 1');
      } catch (error) {
        throw failure ?? new Error(`The database refuses the rows of ${table}.`, { cause: error });
      }
    },
  };
  try {
    await readBackup(file, visitor);
  } catch (error) {
    // In the middle of a COPY the connection takes no ROLLBACK: whoever waited for that would wait for ever.
    rows?.destroy();
    throw error;
  }
}

/** Resolves once they are with the system, or will never be: what became of them says `error`. */
function written(rows: Writable, lines: Buffer): Promise<void> {
  return new Promise((resolve) => rows.write(lines, () => resolve()));
}

// postgres.js never says that a COPY was refused at its very end; the next statement of the transaction does, and it may be sent
// once the stream has handed over its last bytes.
function ended(rows: Writable): Promise<void> {
  return new Promise((resolve) => {
    const name = '_final';
    const final = rows[name].bind(rows);
    rows[name] = (done) => {
      final(done);
      resolve();
    };
    rows.once('close', resolve);
    rows.end();
  });
}

// What was read back is compared with what was written down, byte for byte.
async function compare(tx: postgres.TransactionSql, tables: Contents['tables']): Promise<void> {
  await tx.unsafe(EXACT);
  for (const { table, columns, rows, sha256 } of tables) {
    const now = await copyOut(tx, `copy (select ${columns.join(', ')} from ${table}) to stdout`, async () => undefined);
    if (now.rows !== rows || now.sha256 !== sha256)
      throw new Error(`The rows of ${table} did not come back as they were.`);
  }
  await tx.unsafe('set local timezone to default; set local datestyle to default; set local intervalstyle to default');
}
