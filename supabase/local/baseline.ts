/** Refuses a database that the migrations of another baseline made, before anything in it is changed. */
import type { Database, Row } from './database.ts';
import type { Migration } from './migrations.ts';
import { StartError } from './startError.ts';

/** Whether migrations were applied and today's first one, which all others stand on, is not among them. */
export function isOtherBaseline(applied: readonly string[], first: string | undefined): boolean {
  return applied.length > 0 && first !== undefined && !applied.includes(first);
}

/** A migration as the history of a database has it; `statements` is null where it was written down without them. */
export interface Applied {
  readonly version: string;
  readonly statements: readonly string[] | null;
}

/** What {@link appliedOf} reads. The tables of older versions had no statements. */
export const HISTORY = `select version, to_jsonb(m) -> 'statements' as statements
  from supabase_migrations.schema_migrations m order by version`;

export const appliedOf = (rows: readonly Row[]): Applied[] =>
  rows.map(({ version, statements }) => ({
    version: String(version),
    statements: Array.isArray(statements) ? statements.map(String) : null,
  }));

/**
 * The versions that were applied with other definitions than today's file has: what came after them cannot stand on them.
 * Comments and the way a file is laid out define nothing.
 */
export function changedSince(applied: readonly Applied[], files: readonly Migration[]): string[] {
  const today = new Map(files.map(({ version, sql }) => [version, defined(sql)]));
  return applied
    .filter(({ version, statements }) => {
      const now = today.get(version);
      return statements !== null && now !== undefined && defined(statements.join(';')) !== now;
    })
    .map(({ version }) => version);
}

const defined = (sql: string): string => sql.replaceAll(/--[^\n]*/g, '').replaceAll(/[\s;]+/g, '');

/**
 * Reads alone. Throws StartError if `database`, which lies in `place`, began with another migration than today's `files`, or one of
 * them was another when it was applied.
 */
export async function refuseOtherBaseline(
  database: Database,
  place: string,
  files: readonly Migration[],
): Promise<void> {
  const [history] = await database.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  );
  if (history?.there !== true) return;
  const applied = appliedOf(await database.query(HISTORY));
  const versions = applied.map(({ version }) => version);
  if (isOtherBaseline(versions, files[0]?.version) || changedSince(applied, files).length > 0)
    throw new StartError(
      `The data in ${place} was made by an earlier version of the app that this one cannot take over, and nothing in it ` +
        'was changed: go on with that version, or begin anew with another DATA_DIR.',
    );
}
