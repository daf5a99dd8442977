/**
 * Finds where each of the campaign's words stands in a printed landing page: the page is printed a second time with a mark of its own
 * in every word's place, and the two are compared. A word that a component prints in any other way than as it is (shortened,
 * in capitals) fails the build, which names it.
 */
import type { PageWords } from '../campaign/page.ts';
import { leavesOf, written, type Places } from '../campaign/places.ts';
import type { Words } from '../campaign/words.ts';

const MARK = /zq(\d+)qz/g;
const mark = (n: number) => `zq${n}qz`;
const DATA = '<script type="application/ld+json">';

/** The page's words, each replaced by its mark. */
export function markedWords(page: PageWords): PageWords {
  let next = 0;
  const marked = (part: unknown): unknown => {
    if (typeof part === 'string') return mark(next++);
    if (Array.isArray(part)) return part.map(marked);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, marked(value)]));
  };
  return { ...page, words: marked(page.words) as Words }; // of the same shape
}

/** @param marked the same page, printed with `markedWords()`. */
export function findPlaces(html: string, marked: string, { words }: PageWords): Places {
  const leaves = leavesOf(words);
  const places: number[] = [];
  let at = 0;
  let atMarked = 0;
  let last = 'the beginning';
  const same = (between: string) => {
    if (!html.startsWith(between, at)) {
      throw new Error(`The landing page prints a word after ${last} in another way than as it is: ${where(html, at)}`);
    }
    at += between.length;
  };
  for (const found of marked.matchAll(MARK)) {
    const between = marked.slice(atMarked, found.index);
    same(between);
    const n = Number(found[1]);
    const leaf = leaves[n];
    if (!leaf) throw new Error(`The page says ${found[0]} by itself.`);
    const inJson = isData(marked, found.index);
    same(written(leaf.text, inJson));
    places.push(between.length, n * 2 + Number(inJson));
    atMarked = found.index + found[0].length;
    last = [leaf.section, ...leaf.path].join('.');
  }
  same(marked.slice(atMarked));
  if (places.length === 0 || at !== html.length) throw new Error('The landing page has none of the campaign’s words.');
  return places;
}

const isData = (html: string, at: number) => html.lastIndexOf(DATA, at) > html.lastIndexOf('</script>', at);
const where = (html: string, at: number) => JSON.stringify(html.slice(Math.max(0, at - 40), at + 80));
