/** One text that two people changed: put together where they changed different sentences, and only there. */
import { wordDiff } from '../wordDiff.ts';

interface Hunk {
  /** Characters of the text that both began with. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** What ends a sentence, a line or a point of a list. */
const END = /[.!?…]["”’)]*\s|\n/;

/** @returns null where both changed one sentence: two halves of two promises must not become a third one. */
export function mergeText(base: string, ours: string, theirs: string): string | null {
  const [mine, other] = [hunksOf(base, ours), hunksOf(base, theirs)];
  const all: Hunk[] = [];
  for (const hunk of mine) {
    for (const rival of other) if (!isSame(hunk, rival) && !areApart(base, hunk, rival)) return null;
    all.push(hunk);
  }
  all.push(...other.filter((hunk) => !mine.some((one) => isSame(one, hunk))));
  let text = base;
  for (const { from, to, words } of all.toSorted((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + words + text.slice(to);
  }
  return text;
}

function hunksOf(base: string, text: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { what, text: words } of wordDiff(base, text)) {
    const last = hunks.at(-1);
    if (what === 'same') at += words.length;
    else if (what === 'gone') {
      hunks.push({ from: at, to: at + words.length, words: '' });
      at += words.length;
    } else if (last?.to === at && last.words === '') hunks[hunks.length - 1] = { ...last, words };
    else hunks.push({ from: at, to: at, words });
  }
  return hunks;
}

const isSame = (a: Hunk, b: Hunk) => a.from === b.from && a.to === b.to && a.words === b.words;

/** Whether a sentence ends between them. */
function areApart(base: string, a: Hunk, b: Hunk): boolean {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return first.to < second.from && END.test(base.slice(first.to, second.from));
}
