/** A staff page that shows the campaign's own words waits for them: only public pages come with them, and without them it breaks. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { importsIn, sourcesIn } from './importGraph.ts';

const src = resolve(import.meta.dirname, '../../src');
const sources = sourcesIn(src);
const to = Map.groupBy(importsIn(sources, src), ({ from }) => from);

/** What a page is made of: its features' files, not those of the shell. */
function reached(from: string, found = new Set<string>()): Set<string> {
  for (const { to: next } of to.get(from) ?? []) {
    if (found.has(next) || !/^(features|forms|ui)\//.test(next)) continue;
    found.add(next);
    reached(next, found);
  }
  return found;
}

const asks = (file: string) => /\buseWords\(/.test(sources.get(file) ?? '');

it('is readied by the route of each staff page that asks for it', () => {
  const pages = [...sources.keys()].filter((file) => file.startsWith('routes/_staff/'));
  const asking = pages.filter((page) => [...reached(page)].some(asks));
  expect(asking).toContain('routes/_staff/content_.ideas.tsx');
  expect(asking.filter((page) => !(sources.get(page) ?? '').includes('readyWords()'))).toEqual([]);
});
