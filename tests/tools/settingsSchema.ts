/** `node tests/tools/settingsSchema.ts`: writes the shape of the settings and what the app comes with into the migration that asks for them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { sampleSeeds as seeds } from '../../src/sample/seeds.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import { settingSchemas } from '../../src/campaign/settings.ts';
import { jsonSchema } from '../support/jsonSchema.ts';

const file = new URL('../../supabase/migrations/20261127090250_settings.sql', import.meta.url);

const shapes = Object.fromEntries(Object.entries(settingSchemas).map(([key, schema]) => [key, jsonSchema(schema)]));
let sql = readFileSync(file, 'utf8');
for (const [name, value] of Object.entries({ shape: shapes, defaults: settingDefaults(seeds) })) {
  const json = await format(JSON.stringify(value), { parser: 'json', printWidth: 130 });
  const said = `$${name}$\n${json.trimEnd().replaceAll(/^/gm, '    ')}\n  $${name}$`;
  sql = sql.replace(new RegExp(`\\$${name}\\$.*\\$${name}\\$`, 's'), () => said);
}
writeFileSync(file, sql);
