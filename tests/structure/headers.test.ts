/** Every file says first what it is for, in one style. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';

/** Made by tools and not kept, or read by the compiler only. */
const NOT_WRITTEN_HERE = /styled-system|routeTree\.gen\.ts|vite-env\.d\.ts|node_modules/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_WRITTEN_HERE.test(file));
}

it('every file opens with a sentence that says what it is for', () => {
  const files = ['src', 'tests', 'e2e', 'supabase'].flatMap(sources);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !readFileSync(join(root, file), 'utf8').startsWith('/**'))).toEqual([]);
});
