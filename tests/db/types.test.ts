/** The generated files say what the migrations say. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';
import { generate } from '../../supabase/local/types.ts';
import { useSuperuser } from './support/superuser.ts';

const database = useSuperuser({ seed: false });

it('the app’s types and permissions are what a fresh database gives (else: npm run db:types)', async () => {
  const made = await generate(database().query);
  expect([...made.keys()]).toContain('src/core/session/permissions.ts');
  for (const [file, text] of made) expect(fs.readFileSync(path.join(root, file), 'utf8'), file).toBe(text);
});
