/** Which topic the words of a question suggest, without a network: a beginning for whoever chooses, never a verdict. */

export interface Topic {
  readonly value: string;
  /** What is said about it, in the language of the page. */
  readonly words: string;
}

/** Shorter words are in every sentence, and of longer ones the beginning is what their forms share. */
const LEAST = 4;
const STEM = 5;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLocaleLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= LEAST)
      .map((word) => word.slice(0, STEM)),
  );

/** Answers the value of the topic, or '' where none has more of the words than every other. */
export function topicFinder(topics: readonly Topic[]): (text: string) => string {
  const known = topics.map(({ value, words }) => ({ value, stems: stemsOf(words) }));
  return (text) => {
    const asked = [...stemsOf(text)];
    const scores = known
      .map(({ value, stems }) => ({
        value,
        // A word that is said of each topic tells nothing.
        score: asked
          .filter((stem) => stems.has(stem))
          .reduce((sum, stem) => sum + 1 / known.filter((other) => other.stems.has(stem)).length, 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    const [first, second] = scores;
    return first && first.score >= 1 && first.score > (second?.score ?? 0) ? first.value : '';
  };
}
