/** `node tests/tools/contentSchema.ts`: writes the shape of the campaign's words (src/campaign/words.ts) into the migration that asks for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { snapshotSchema } from '../../src/campaign/words.ts';
import { jsonSchema } from '../support/jsonSchema.ts';

const file = new URL('../../supabase/migrations/20261127091600_content.sql', import.meta.url);
const json = await format(JSON.stringify(jsonSchema(snapshotSchema)), { parser: 'json', printWidth: 130 });
const shape = `$shape$\n${json.trimEnd().replaceAll(/^/gm, '    ')}\n  $shape$`;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(/\$shape\$.*\$shape\$/s, () => shape),
);
