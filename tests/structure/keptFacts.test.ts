/** What this device decided shows as decided wherever it is listed, also what only the outbox still has: no caller may leave that out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';

const features = join(root, 'src', 'features');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(features, file), 'utf8') }));

/** Reads the items that wait, or hands them to a function of its own that does. */
const READS_WAITING = /\bwaiting\b/i;

it('every list of what was decided here reads what waits from before a sign-out', () => {
  const byItself = sources.filter(({ text }) => text.includes('useFactsAndItems('));
  expect(byItself.length).toBeGreaterThan(0);
  expect(byItself.filter(({ text }) => !READS_WAITING.test(text)).map(({ file }) => file)).toEqual([]);
});

it('nothing but the two hooks asks for kept facts', () => {
  const past = sources.filter(({ text }) => /outboxView\(\)\s*\.facts\(/.test(text));
  expect(past.map(({ file }) => file)).toEqual([]);
});
