// `npm run db:types`: writes src/backend/database.types.ts from the migrations. `-- --check` only compares.
import fs from 'node:fs';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { openBackend } from './backend.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';

export const typesFile = path.join(root, 'src/backend/database.types.ts');

/** The types of a fresh database with every migration applied, as they should stand in `typesFile`. */
export async function generateTypes(): Promise<string> {
  const backend = await openBackend({ database: { driver: 'pglite', url: 'memory://' }, seed: false });
  try {
    const query = async (sql: string) => ({ rows: await backend.database.query(sql) });
    const metadata = await introspect({ query }, { includedSchemas: ['public'] });
    const source = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' });
    const head =
      '// The database as TypeScript sees it. Generated from supabase/migrations by `npm run db:types`; not written by hand.\n';
    return await format(head + source, { ...(await resolveConfig(typesFile)), filepath: typesFile });
  } finally {
    await backend.close();
  }
}

if (import.meta.main) {
  await run(async () => {
    process.chdir(root);
    const types = await generateTypes();
    if (!process.argv.includes('--check')) fs.writeFileSync(typesFile, types);
    else if (fs.readFileSync(typesFile, 'utf8') !== types) {
      throw new StartError('database.types.ts does not match the migrations. Run:\n  npm run db:types');
    }
  });
}
