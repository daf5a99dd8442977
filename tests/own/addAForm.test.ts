/** CONTRIBUTING's "Add a form" and "Add a field", followed to the letter in a copy of the repository: it compiles, and what is submitted becomes a row. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubmissionKind } from '../../src/core/outbox/kind.ts';
import { root } from '../../supabase/local/root.ts';
import { applyBlock, blocksOf } from './support/documentBlocks.ts';

let copy: string;
const inCopy = (file: string) => path.join(copy, file);
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const node = (...args: string[]) => run(process.execPath, ...args);

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-form-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name !== '' && fs.existsSync(path.join(root, name)))) {
    fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), inCopy(file));
  }
  // A folder of its own, not one link: the words' compiler works in it, and would find the words of here behind a link.
  fs.mkdirSync(inCopy('node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules')))
    fs.symlinkSync(path.join(root, 'node_modules', name), inCopy(`node_modules/${name}`));
  // What codegen has made here: the steps change no token and no route. The words are made anew.
  for (const made of ['src/styled-system', 'src/routeTree.gen.ts', 'src/hooks/writing.gen.ts'])
    fs.cpSync(path.join(root, made), inCopy(made), { recursive: true });
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

it('the steps give a form that compiles, and its submission becomes a row', async () => {
  const document = fs.readFileSync(inCopy('.github/CONTRIBUTING.md'), 'utf8');
  const [form, field] = [blocksOf(document, 'Add a form'), blocksOf(document, 'Add a field')];
  expect(form.length).toBeGreaterThan(5);
  expect(field.length).toBeGreaterThan(3);
  for (const block of [...form, ...field]) applyBlock(copy, block);
  node('supabase/local/types.ts');
  node('-e', "import('./src/build/messages.ts').then(({ makeMessages }) => makeMessages(process.cwd()))");
  node('node_modules/typescript/bin/tsc', '-p', 'src');

  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(inCopy(file)).href) as Promise<unknown>;
  const folder = 'src/features/intake/house-party';
  const { housePartyKind: kind } = (await load(`${folder}/kind.ts`)) as { housePartyKind: SubmissionKind<unknown> };
  const { housePartySchema: schema } = (await load(`${folder}/schema.ts`)) as {
    housePartySchema: v.GenericSchema;
  };
  const typed = { name: ' Ada Quill ', address: '1 Mill Street' };
  expect(v.safeParse(schema, { ...typed, name: 'A' }).success).toBe(false);
  const meta = { id: crypto.randomUUID(), userId: null, createdAt: new Date().toISOString() };
  const row = kind.toRow(v.parse(schema, typed), meta);
  const bad = { ...row, id: crypto.randomUUID(), name: 'A' };

  // By the copy's own server: its migrations, its gateway.
  const submit = (table: string, rows: readonly unknown[]) =>
    JSON.parse(node('tests/own/support/submit.ts', table, JSON.stringify(rows))) as unknown[];
  expect(submit(kind.table, [row, bad])).toEqual([
    201,
    400,
    [expect.objectContaining({ id: meta.id, name: 'Ada Quill', address: '1 Mill Street', user_id: null })],
  ]);

  const { yardSignKind } = (await load('src/features/intake/yard-sign/kind.ts')) as {
    yardSignKind: SubmissionKind<unknown>;
  };
  const wanted = { name: 'Ada Quill', address: '1 Mill Street', phone: '(207) 555-0100', notes: null };
  const sign = (payload: object) => yardSignKind.toRow(payload, { ...meta, id: crypto.randomUUID() });
  expect(submit(yardSignKind.table, [sign(wanted), sign({ ...wanted, bestTime: 'On Sundays' })])).toEqual([
    201,
    201,
    [expect.objectContaining({ best_time: null }), expect.objectContaining({ best_time: 'On Sundays' })],
  ]);
});
