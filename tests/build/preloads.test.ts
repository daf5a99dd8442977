/** What the app asks for beside a file that it fetches later. */
import { expect, it } from 'vitest';
import { neededBeside } from '../../src/build/preloads.ts';
import type { ChunkLinks } from '../../src/build/firstFiles.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null): ChunkLinks => ({
  fileName,
  isEntry: false,
  facadeModuleId,
  imports,
  dynamicImports: [],
});
const chunks = new Map(
  [
    chunk('app.js', ['react.js']),
    chunk('react.js', []),
    chunk('dialog.js', ['react.js', 'form.js']),
    chunk('walk.js', ['react.js', 'form.js'], '/site/src/routes/_staff/walk.tsx?tsr-split=component'),
    chunk('form.js', ['field.js']),
    chunk('field.js', []),
  ].map((one) => [one.fileName, one]),
);

it('asks for all of a dialog together, but for what has run already', () => {
  const all = ['dialog.js', 'react.js', 'form.js', 'field.js'];
  expect(neededBeside(chunks, 'app.js', 'dialog.js', all)).toEqual(['dialog.js', 'form.js', 'field.js']);
});

it('leaves to a page that the device has by then what the page names itself, and asks for all that lies deeper', () => {
  const all = ['walk.js', 'react.js', 'form.js', 'field.js'];
  expect(neededBeside(chunks, 'app.js', 'walk.js', all)).toEqual(['field.js']);
});
