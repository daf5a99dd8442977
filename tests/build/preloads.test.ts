/** What the app asks for beside a file that it fetches later. */
import { expect, it } from 'vitest';
import { neededBeside } from '../../src/build/preloads.ts';
import type { ChunkLinks } from '../../src/build/firstFiles.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null): ChunkLinks => ({
  fileName,
  isEntry: fileName === 'entry.js',
  facadeModuleId,
  moduleIds: [],
  imports,
  dynamicImports: [],
});
const chunks = new Map(
  [
    chunk('entry.js', []),
    chunk('landing.js', ['react.js', 'words.js']),
    chunk('app.js', ['react.js', 'router.js', 'words.js']),
    chunk('router.js', []),
    chunk('words.js', []),
    chunk('react.js', []),
    chunk('dialog.js', ['react.js', 'form.js']),
    chunk('walk.js', ['react.js', 'form.js'], '/site/src/routes/_staff/walk.tsx?tsr-split=component'),
    chunk('background.js', ['form.js'], '/site/src/app/background.ts'),
    chunk('form.js', ['field.js']),
    chunk('field.js', []),
  ].map((one) => [one.fileName, one]),
);

const STARTS = ['landing.js', 'app.js'];
const beside = (host: string, file: string, all: string[]) => neededBeside(chunks, STARTS, host, file, all);

it('asks for all of a dialog together, but for what has run already', () => {
  const all = ['dialog.js', 'react.js', 'form.js', 'field.js'];
  expect(beside('landing.js', 'dialog.js', all)).toEqual(['dialog.js', 'form.js', 'field.js']);
});

it('leaves a page behind a door, and what nobody waits for, to name their files themselves, but for their styles', () => {
  const all = ['walk.js', 'react.js', 'form.js', 'field.js', 'walk.css'];
  expect(beside('app.js', 'walk.js', all)).toEqual(['walk.css']);
  expect(beside('landing.js', 'background.js', ['background.js', 'form.js', 'field.js'])).toEqual([]);
});

it('the page begins with nothing: all of what it starts with is asked for together', () => {
  const all = ['app.js', 'react.js', 'router.js', 'words.js'];
  expect(beside('entry.js', 'app.js', all)).toEqual(all);
  expect(beside('landing.js', 'app.js', all)).toEqual(['app.js', 'router.js']);
});

it('a part of both starts does not know which of them has run', () => {
  expect(beside('words.js', 'dialog.js', ['dialog.js', 'router.js', 'react.js'])).toEqual(['dialog.js', 'router.js']);
});
