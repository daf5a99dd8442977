// The generated types say what the migrations say.
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, typesFile } from '../../supabase/local/types.ts';

it('database.types.ts is what a fresh database gives (else: npm run db:types)', async () => {
  expect(fs.readFileSync(typesFile, 'utf8')).toBe(await generateTypes());
});
