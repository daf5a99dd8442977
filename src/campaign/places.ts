/**
 * Where each of the campaign's words stands in a printed landing page. The build finds the places (build/places.ts), and the worker
 * puts newer words there and in the page's island together, so that hydration always finds what the island says.
 */
import { escapeHtml, jsonForScript } from '../core/html.ts';
import { sameSection, ISLAND, type PageWords } from './page.ts';
import type { Section, Words } from './words.ts';

/** Two numbers a place: the characters between it and the place before, and twice the word's number in `leavesOf()`, odd within JSON. */
export type Places = readonly number[];

export interface Leaf {
  readonly section: Section;
  readonly path: readonly string[];
  readonly text: string;
}

/**
 * What no page prints: components reckon with it once they run, so that the island alone has to say it. Of a picture its number, and its
 * text in the other language.
 */
const UNPRINTED = /^earlyVoting\.(electionDate|countdownTarget|timeZone)$|\bpicture\.(media|alt\.\w+)$/;
export const mayBeUnprinted = (leaf: Leaf): boolean => UNPRINTED.test(nameOf(leaf));
const nameOf = ({ section, path }: Leaf) => [section, ...path].join('.');

/** Every text, in the order of the page's own island. */
export function leavesOf(words: Words): Leaf[] {
  return (Object.keys(words) as Section[]).flatMap((section) =>
    // the schema lets no other key in
    textsIn(words[section]).map(({ path, text }) => ({ section, path, text })),
  );
}

/** As a text stands in the page's markup, or within its structured data. */
export const written = (text: string, inJson: boolean): string =>
  inJson ? jsonForScript(text).slice(1, -1) : escapeHtml(text);

/** Data, which the Content-Security-Policy has nothing against. */
export const islandOf = (page: PageWords): string =>
  `<script type="application/json" id="${ISLAND}">${jsonForScript(page)}</script>`;

/** The words that a page was printed with. @throws Error when it has none. */
export function printedWords(html: string): PageWords {
  const [, json] = new RegExp(`id="${ISLAND}">([^<]*)</script>`).exec(html) ?? [];
  if (json === undefined) throw new Error('The page has no words.');
  return JSON.parse(json) as PageWords; // printed by the build
}

/**
 * The page with newer words, in its markup and in its island. A section of another shape (longer lists, another language) keeps
 * its old words in both.
 * @throws Error when the page and the places are not of one build.
 */
export function fillPage(html: string, places: Places, printed: PageWords, newer: PageWords): string {
  const leaves = leavesOf(printed.words);
  const placed = new Set(places.filter((_, index) => index % 2 === 1).map((place) => place >> 1));
  const unplaced = leaves.filter((leaf, index) => !placed.has(index) && !mayBeUnprinted(leaf));
  const words = {
    ...printed.words,
    ...fitting(printed, newer, unplaced),
  };
  let done = '';
  let at = 0;
  for (let n = 0; n < places.length; n += 2) {
    const start = at + (places[n] ?? 0);
    const place = places[n + 1] ?? 0;
    const leaf = leaves[place >> 1];
    const inJson = place % 2 === 1;
    const old = leaf ? written(leaf.text, inJson) : '';
    if (!leaf || !html.startsWith(old, start)) throw new Error('The page is not the one of these places.');
    done += html.slice(at, start) + written(textAt(words[leaf.section], leaf.path), inJson);
    at = start + old.length;
  }
  const rest = html.slice(at);
  const before = islandOf(printed);
  if (!rest.includes(before)) throw new Error('The page’s words are not where they belong.');
  // `from` stays: the page is still the one that the build printed.
  return done + rest.replace(before, () => islandOf({ ...printed, words }));
}

/** The newer page's sections that can stand where the printed ones do. */
function fitting(printed: PageWords, newer: PageWords, unplaced: readonly Leaf[]): Partial<Words> {
  const sections = (Object.keys(printed.words) as Section[]).filter((section) => {
    // the schema lets no other key in
    const [old, next] = [printed.words[section], newer.words[section]];
    if (sameSection(printed, newer, section)) return false;
    if (printed.borrowed[section] !== newer.borrowed[section] || shapeOf(old) !== shapeOf(next)) return false;
    return unplaced.every((leaf) => leaf.section !== section || textAt(next, leaf.path) === leaf.text);
  });
  return Object.fromEntries(sections.map((section) => [section, newer.words[section]]));
}

function textsIn(part: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

function textAt(part: unknown, path: readonly string[]): string {
  const found = path.reduce((within, key) => (within as Readonly<Record<string, unknown>>)[key], part); // of the same shape
  if (typeof found !== 'string') throw new Error('The words are of another shape.');
  return found;
}

/** Everything but the texts themselves; an empty one is another shape, since React prints no node for it. */
function shapeOf(part: unknown): string {
  if (typeof part === 'string') return part === '' ? 'none' : 'text';
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'nothing';
  const parts = Object.entries(part).map(([key, value]) => `${key}:${shapeOf(value)}`);
  return Array.isArray(part) ? `[${parts.join()}]` : `{${parts.toSorted().join()}}`;
}
