/** Ideas that say what somebody is typing: so that they find theirs before they send it again. Works without a network. */
import MiniSearch from 'minisearch';
import { plainText } from '../../../core/plainText.ts';
import type { Idea } from './idea.ts';

/** Shorter words say little, and every idea has them. */
const SHORTEST = 3;
/** So many are shown; more would be a list to read instead of a form to fill in. */
export const MOST_SIMILAR = 3;
/** Typed characters below which nothing can be like it. */
const LEAST_TYPED = 6;
/** Words of a long text that are looked for: those that the fewest ideas have. */
const MOST_WORDS = 6;
/**
 * Ideas that are weighed at a key: a word that hundreds have costs more than all others, and says less. Two words are looked for whatever
 * they cost. With 5,000 ideas a word that each of them has took most of a key's time.
 */
const MOST_WEIGHED = 600;
/** So many ideas are prepared before a press is let through. */
const CHUNK = 100;

/** Said in every second idea, and so in none. */
const COMMON = new Set(
  (
    'and the for that with you are not have has was were but they their there this from our one two all can who what when will would should could more ' +
    'los las una uno que con para por del son sus como mas pero hay este esta ser muy tiene todos todas cada donde'
  ).split(' '),
);

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));

/** 'benches' is a bench: endings go, alike in what is typed and what is found. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s)$/, '') : word);

export type FindSimilar = (typed: string) => readonly Idea[];

/**
 * Prepared once a list, in small pieces: a key press only looks up. Duplicates are not offered, the one that they say again is.
 */
export async function similarIn(ideas: readonly Idea[]): Promise<FindSimilar> {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  /** How often each word is said. */
  const often = new Map<string, number>();
  const index = new MiniSearch<Idea>({
    fields: ['en', 'es'],
    extractField: (idea, field) =>
      field === 'id' ? idea.id : field === 'en' ? (idea.text.en ?? '') : (idea.text.es ?? ''),
    tokenize: wordsOf,
    processTerm(word) {
      const term = stem(word);
      often.set(term, (often.get(term) ?? 0) + 1);
      return term;
    },
    searchOptions: { processTerm: stem },
  });
  await index.addAllAsync(ideas, { chunkSize: CHUNK });
  const ideasWith = (word: string) => often.get(stem(word)) ?? 0;
  /** What is being typed is the beginning of all of these. */
  const ideasWithBeginning = (word: string) => {
    const begun = stem(word);
    let sum = 0;
    for (const [term, times] of often) if (term.startsWith(begun)) sum += times;
    return sum;
  };
  /** Of what was typed, the words that say most. */
  function telling(all: readonly string[], last: string): string[] {
    const cost = new Map(all.map((word) => [word, word === last ? ideasWithBeginning(word) : ideasWith(word)]));
    const costOf = (word: string) => cost.get(word) ?? 0;
    const chosen: string[] = [];
    let weighed = 0;
    for (const word of all.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, MOST_WORDS)) {
      weighed += costOf(word);
      if (chosen.length >= 2 && weighed > MOST_WEIGHED) break;
      chosen.push(word);
    }
    return chosen;
  }
  return (typed) => {
    const said = typed.trim();
    if (said.length < LEAST_TYPED) return [];
    const all = [...new Set(wordsOf(said))];
    const last = all.at(-1);
    if (last === undefined) return [];
    const words = telling(all, last);
    const found = index.search(words.join(' '), {
      // Only what is being typed may be half a word; only long words that nobody said may be misspelt.
      prefix: (term) => stem(last) === term,
      fuzzy: (term) => (term.length > 5 && !often.has(term) ? 1 : false),
      maxFuzzy: 1,
    });
    // One word in common of many says nothing.
    const least = all.length > 3 ? Math.min(2, words.length) : 1;
    const shown = new Map<string, Idea>();
    for (const { id, queryTerms } of found) {
      if (queryTerms.length < least) continue;
      const idea = byId.get(String(id));
      const root = idea?.into == null ? idea : (byId.get(idea.into) ?? idea);
      if (root) shown.set(root.id, root);
      if (shown.size === MOST_SIMILAR) break;
    }
    return [...shown.values()];
  };
}
