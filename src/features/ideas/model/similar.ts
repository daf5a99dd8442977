/** Ideas that say what somebody is typing: so that they find theirs before they send it again. Works without a network. */
import MiniSearch from 'minisearch';
import { plainText } from '../../../core/plainText.ts';
import { languagesOf, stemIn, type StemLanguage } from '../../../core/stems.ts';
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

/** The same stems as the search in lists has (core/findWords.ts). What is typed may be in either language. */
const stemsIn = (word: string, languages: readonly StemLanguage[]): readonly string[] => [
  ...new Set(languages.map((language) => stemIn(word, language))),
];

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
    processTerm(word, field) {
      const term = stemIn(word, field === 'es' ? 'es' : 'en');
      often.set(term, (often.get(term) ?? 0) + 1);
      return term;
    },
    // What is asked for are stems already.
    searchOptions: { tokenize: (stems) => stems.split(' '), processTerm: (stem) => stem },
  });
  await index.addAllAsync(ideas, { chunkSize: CHUNK });
  const sumOf = (stems: readonly string[], times: (stem: string) => number) =>
    stems.reduce((sum, stem) => sum + times(stem), 0);
  const ideasWith = (stems: readonly string[]) => sumOf(stems, (stem) => often.get(stem) ?? 0);
  /** What is being typed is the beginning of all of these. */
  const ideasWithBeginning = (stems: readonly string[]) => {
    let sum = 0;
    for (const [term, times] of often) if (stems.some((stem) => term.startsWith(stem))) sum += times;
    return sum;
  };
  /** Of what was typed, the words that say most. */
  function telling(all: readonly string[], last: string, stems: (word: string) => readonly string[]): string[] {
    const cost = new Map(
      all.map((word) => [word, word === last ? ideasWithBeginning(stems(word)) : ideasWith(stems(word))]),
    );
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
    const languages = languagesOf(plainText(said).split(' '));
    const stems = (word: string) => stemsIn(word, languages);
    const words = telling(all, last, stems);
    const asked = new Map(words.flatMap((word) => stems(word).map((stem) => [stem, word] as const)));
    const begun = stems(last);
    const found = index.search([...asked.keys()].join(' '), {
      // Only what is being typed may be half a word; only long words that nobody said may be misspelt.
      prefix: (term) => begun.includes(term),
      fuzzy: (term) => (term.length > 5 && !often.has(term) ? 1 : false),
      maxFuzzy: 1,
    });
    // One word in common of many says nothing.
    const least = all.length > 3 ? Math.min(2, words.length) : 1;
    const shown = new Map<string, Idea>();
    for (const { id, queryTerms } of found) {
      // One word may be there by its stem in each language.
      if (new Set(queryTerms.map((stem) => asked.get(stem))).size < least) continue;
      const idea = byId.get(String(id));
      const root = idea?.into == null ? idea : (byId.get(idea.into) ?? idea);
      if (root) shown.set(root.id, root);
      if (shown.size === MOST_SIMILAR) break;
    }
    return [...shown.values()];
  };
}
