/** The migration that tells the database which kinds of content there are, written off the app's own list and pages. */
import { format } from 'prettier';
import { pages } from '../../src/app/access.ts';
import { wholeSchema } from '../../src/backend/contentSchema.ts';
import type { ContentKind } from '../../src/core/content/kind.ts';
import { contentKinds } from '../../src/wiring/contentKinds.ts';
import { jsonSchema } from './jsonSchema.ts';

export const kindsMigrationFile = new URL(
  '../../supabase/migrations/20261201090050_content_kinds.sql',
  import.meta.url,
);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function rowOf(kind: ContentKind): Promise<string> {
  const json = await format(JSON.stringify(jsonSchema(wholeSchema(kind))), { parser: 'json', printWidth: 130 });
  const { verifyDays = 'null', address } = kind;
  return `insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  ${quoted(kind.kind)}, ${kind.eyes}, ${verifyDays}, ${address === undefined ? 'null' : quoted(address)}, ${quoted(kind.title)}, $shape$
${json.trimEnd().replaceAll(/^/gm, '    ')}
  $shape$
);`;
}

/** Its whole text. */
export async function kindsMigration(): Promise<string> {
  const kinds = [...contentKinds].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  const rows = await Promise.all(kinds.map(rowOf));
  const paths = pages.filter(({ roles }) => roles === null).map(({ path }) => quoted(path));
  return `-- The kinds of content, by the app's own list. Written by \`node tests/tools/contentKinds.ts\`; not written by hand.

create function private.public_paths() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array[${paths.join(', ')}] $$;
comment on function private.public_paths() is 'Where a link inside may lead besides what is published.';

${rows.join('\n\n')}
`;
}
