/** The migrations of the first release are one baseline: each thing is defined once, beside its subject, and corrected only by later migrations. */
import { expect, it } from 'vitest';
import { migrationFiles } from '../../supabase/local/migrations.ts';

/** The last migration of 1.0.0-rc.1. What comes after it changes what campaigns have, and can't do so where it was defined. */
const LAST_OF_BASELINE = '20261205090000';

const definition =
  /^create (?:or replace )?(function|view|table|policy|trigger|(?:unique )?index|schema) (?:if not exists )?("[^"]+"(?: on [\w.]+)?|[\w.]+(?:\([^)]*\))?)/gm;
// What only ever corrects something that stands already.
const correction =
  /^(drop|create or replace|alter (?:function|policy|view|index)|alter table \S+\s+(?!enable row level security))/gm;

/** The things that these scripts define twice, and the statements that correct an earlier one. */
function found(scripts: readonly string[]): { twice: string[]; corrections: string[] } {
  const names = scripts.flatMap((sql) => [...sql.matchAll(definition)].map(([, kind, name]) => `${kind} ${name}`));
  const corrections = scripts.flatMap((sql) => [...sql.matchAll(correction)].map(([words]) => words));
  return { twice: names.filter((name, index) => names.indexOf(name) !== index), corrections };
}

it('defines each thing of the first release once and corrects none', () => {
  const scripts = migrationFiles()
    .filter(({ version }) => version <= LAST_OF_BASELINE)
    .map(({ sql }) => sql);
  expect(scripts.length).toBeGreaterThan(10);
  expect(found(scripts)).toEqual({ twice: [], corrections: [] });
});

it('would find a second definition, a change and a removal', () => {
  const once = 'create function private.one() returns void\n';
  expect(found([once, once]).twice).toEqual(['function private.one()']);
  for (const sql of [
    'drop view private.one;',
    'create or replace function private.one() returns void',
    'alter policy "One" on public.one using (true);',
    'alter table public.one add column two text;',
  ])
    expect(found([sql]).corrections).toHaveLength(1);
});
