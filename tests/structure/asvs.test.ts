/** The checklist of tests/security/ASVS.md: complete, and every test that it names exists. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'tests/security/ASVS.md'), 'utf8');
const lines = text.split('\n').filter((line) => /^\|? ?V\d/.test(line));

/** How many requirements of levels 1 and 2 each section of a chapter has; they come first in their section. */
const REQUIREMENTS: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

it('names every requirement of levels 1 and 2 once', () => {
  const wanted = REQUIREMENTS.flatMap((sections, chapter) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, at) => `V${chapter + 1}.${section + 1}.${at + 1}`),
    ),
  );
  const found = lines.flatMap((line) =>
    [...(line.split('|')[1] ?? line).matchAll(/(V\d+\.\d+\.)(\d+)(?:–(\d+))?/g)].flatMap(([, section, from, to]) =>
      Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => `${section}${Number(from) + at}`),
    ),
  );
  expect(found).toHaveLength(253);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

it('says of each what holds it, why it does not apply, or what is open', () => {
  for (const line of lines) expect(line).toMatch(/`[\w/.-]+\.tsx?` "|not applicable|open:/);
});

it('names tests that exist', () => {
  const named = [...text.matchAll(/`([\w/.-]+\.tsx?)` "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(([, name = '', title = '']) => {
    const file = ['tests', 'e2e'].map((folder) => path.join(root, folder, name)).find((one) => fs.existsSync(one));
    return file === undefined || !titlesIn(file).includes(title);
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

it('the threat model names tests that exist', () => {
  const backend = fs.readFileSync(path.join(root, 'supabase/README.md'), 'utf8');
  const [, model = ''] = /^## Threat model$(.*?)^## /ms.exec(backend) ?? [];
  const rows = model.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((line) =>
    [...(line.split('|').at(-2) ?? '').matchAll(/`([\w/]+\/\w+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  const exists = (name: string): boolean =>
    fs
      .readdirSync(path.join(root, 'tests', path.dirname(name)))
      .some((file) => file.startsWith(`${path.basename(name)}.`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

/** What is in quotation marks where a test, or a row of the contract, begins. */
function titlesIn(file: string): readonly string[] {
  const source = fs.readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:\(|^)\s*(['"`])((?:(?!\1).)+)\1,/gm)].map(([, , title = '']) => title);
}
