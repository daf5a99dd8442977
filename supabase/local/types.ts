/** `npm run db:types`: writes into the app what the migrations define, its types and who may do what. `-- --check` only compares. */
import fs from 'node:fs';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import type { Query } from './database.ts';
import { inFreshDatabase } from './freshDatabase.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';

const sources: Readonly<Record<string, { holds: string; source: (query: Query) => Promise<string> }>> = {
  'src/backend/database.types.ts': { holds: 'The database as TypeScript sees it.', source: typesOf },
  'src/core/session/permissions.ts': { holds: 'The staff roles and what each of them may do.', source: permissionsOf },
};

/** The generated files by their path from the root, as they should stand there for the migrated database that `query` asks. */
export async function generate(query: Query): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const [file, { holds, source }] of Object.entries(sources)) {
    const head = `/** ${holds} Generated from supabase/migrations by \`npm run db:types\`; not written by hand. */\n`;
    const options = { ...(await resolveConfig(path.join(root, file))), filepath: file };
    made.set(file, await format(head + (await source(query)), options));
  }
  return made;
}

async function typesOf(query: Query): Promise<string> {
  const ask = { query: async (sql: string) => ({ rows: await query(sql) }) };
  const metadata = await introspect(ask, { includedSchemas: ['public'] });
  return generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' });
}

async function permissionsOf(query: Query): Promise<string> {
  const [names] = await query('select array_to_json(private.staff_roles()) as roles');
  const rows = await query('select name, array_to_json(roles) as roles from private.permissions order by name');
  const permissions = Object.fromEntries(rows.map(({ name, roles }) => [String(name), roles]));
  return `
    export const ROLES = ${JSON.stringify(names?.roles)} as const;

    export type Role = (typeof ROLES)[number];

    export const PERMISSIONS = ${JSON.stringify(permissions)} as const satisfies Record<string, readonly Role[]>;

    export type Permission = keyof typeof PERMISSIONS;
  `;
}

if (import.meta.main) {
  await run(async () => {
    process.chdir(root);
    for (const [file, text] of await inFreshDatabase(false, ({ query }) => generate(query))) {
      if (!process.argv.includes('--check')) fs.writeFileSync(file, text);
      else if (fs.readFileSync(file, 'utf8') !== text) {
        throw new StartError(`${file} does not match the migrations. Run:\n  npm run db:types`);
      }
    }
  });
}
