/** What differs between two texts, word by word: what stayed, what went, what came. */

export interface WordChange {
  readonly what: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words differ in more than so many places: then the texts are shown whole, one after the other, before a phone stands still. */
const MOST_EDITS = 600;

/**
 * Shortest way from one text to the other (Myers 1986), in words with the blanks behind them. Joined again, `same` and `gone` are
 * the first text, `same` and `new` the second.
 */
export function wordDiff(before: string, after: string): readonly WordChange[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = shortest(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined([
    { what: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { what: 'same', text: a.slice(a.length - end).join('') },
  ]);
}

/** Each word with the blanks behind it; blanks at the beginning are a word. A number is one word with its sign, currency, and separators. */
const wordsOf = (text: string): readonly string[] =>
  text.match(
    /\s+|[-−]?\p{Sc}?\d+(?:[.,:/]\d+)*(?![\p{L}\p{M}])%?\s*|[\p{L}\p{N}\p{M}’'-]+\s*|[^\s\p{L}\p{N}\p{M}’'-]\s*/gu,
  ) ?? [];

function shortest(a: readonly string[], b: readonly string[]): readonly WordChange[] {
  const whole = [gone(a.join('')), fresh(b.join(''))];
  if (a.length === 0 || b.length === 0) return whole;
  const trail: Map<number, number>[] = [];
  const reach = new Map([[1, 0]]);
  for (let edits = 0; edits <= Math.min(a.length + b.length, MOST_EDITS); edits++) {
    trail.push(new Map(reach));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const down = isDown(reach, diagonal, edits);
      let x = down ? at(reach, diagonal + 1) : at(reach, diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      reach.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return walkedBack(a, b, trail);
    }
  }
  return whole;
}

const at = (reach: ReadonlyMap<number, number>, diagonal: number) => reach.get(diagonal) ?? 0;
const isDown = (reach: ReadonlyMap<number, number>, diagonal: number, edits: number) =>
  diagonal === -edits || (diagonal !== edits && at(reach, diagonal - 1) < at(reach, diagonal + 1));
const gone = (text: string): WordChange => ({ what: 'gone', text });
const fresh = (text: string): WordChange => ({ what: 'new', text });

function walkedBack(a: readonly string[], b: readonly string[], trail: readonly ReadonlyMap<number, number>[]) {
  const steps: WordChange[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trail.length - 1; edits >= 0; edits--) {
    const reach = trail[edits] ?? new Map<number, number>();
    const diagonal = x - y;
    const before = isDown(reach, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const [fromX, fromY] = [at(reach, before), at(reach, before) - before];
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      steps.push({ what: 'same', text: a[--x] ?? '' });
      y--;
    }
    if (edits === 0) break;
    if (before > diagonal) steps.push(fresh(b[--y] ?? ''));
    else steps.push(gone(a[--x] ?? ''));
  }
  return steps.toReversed();
}

/** Neighbours of one sort as one, and within a changed place what went before what came. */
function joined(changes: readonly WordChange[]): readonly WordChange[] {
  const result: WordChange[] = [];
  let [old, young] = ['', ''];
  const flush = () => {
    if (old) result.push(gone(old));
    if (young) result.push(fresh(young));
    [old, young] = ['', ''];
  };
  for (const { what, text } of changes) {
    if (text === '') continue;
    if (what === 'gone') old += text;
    else if (what === 'new') young += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.what === 'same') result[result.length - 1] = { what, text: last.text + text };
      else result.push({ what, text });
    }
  }
  flush();
  return result;
}
