/** Finding by whole words, where what is found is added up: "mill street" must not find a mill brook on another street. */
import { findableText, type Findable, type Finder } from './findWords.ts';
import { plainText } from './plainText.ts';
import { stemForms } from './stems.ts';

/** As in findWords.ts. */
const PIECE = 20;

export interface WholeWords<T> {
  /** Each is searched for itself: words that belong together stand in one of them. */
  readonly fieldsOf: (item: T) => readonly string[];
  /** Words that belong to the one before them, as the fields have them: "street" of "mill st". null: any other word. */
  readonly tied?: (word: string) => string | null;
}

const BETWEEN = ' | ';

/**
 * Every word of the query is a word of the text, or has its stem. Only the last one, while it is still being typed, may be the beginning
 * of one, as long as nothing has it as a whole word.
 */
export function wholeFinderOf<T>(items: readonly T[], { fieldsOf, tied = () => null }: WholeWords<T>): Finder<T> {
  const index: Findable<T>[] = [];
  const prepare = () => {
    const piece = items.slice(index.length, index.length + PIECE);
    index.push(...piece.map((item) => ({ item, text: fieldsOf(item).map(findableText).join(BETWEEN) })));
    return index.length < items.length;
  };
  const find = (query: string) => {
    const words = plainText(query).split(' ').filter(Boolean);
    if (words.length === 0) return items;
    while (prepare());
    const wanted = words.map((word, at) => {
      const before = words[at - 1];
      const full = before === undefined ? null : tied(word);
      return full === null ? [` ${word} `, ...stemForms(word)] : [` ${before} ${word} `, ` ${before} ${full} `];
    });
    const having = (among: readonly Findable<T>[], forms: readonly (readonly string[])[]) =>
      among.filter(({ text }) => forms.every((each) => each.some((form) => text.includes(form))));
    const done = having(index, wanted.slice(0, -1));
    const whole = having(done, wanted.slice(-1));
    // "millb", or "mill stre": of what is there, everything that goes on so.
    const begun = words.length > 1 ? ` ${words.slice(-2).join(' ')}` : ` ${words.at(-1) ?? ''}`;
    const found = whole.length > 0 ? whole : done.filter(({ text }) => text.includes(begun));
    return found.map(({ item }) => item);
  };
  return Object.assign(find, { prepare });
}
