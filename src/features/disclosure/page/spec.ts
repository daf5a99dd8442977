/** How the lines of a snapshot are found, narrowed and ordered. */
import { findOnward, type Findable } from '../../../core/findWords.ts';
import { currentLocale, type Locale } from '../../../core/locale.ts';
import { plainText } from '../../../core/plainText.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { plainDollars } from '../../money/model/cents.ts';
import { ENTRY_TYPES } from '../../money/model/entry.ts';
import { methodWords, typeWords } from '../../money/model/words.ts';
import type { Entry } from '../model/entry.ts';
import type { NamedElections } from '../model/snapshot.ts';
import { electionWords, keyWords } from '../parts/words.ts';

/** What a line is found by, plain; kept a language, because what is opened and closed again is made of the same lines. */
const known = new Map<Locale, WeakMap<Entry, string>>();

function textsOf(entries: readonly Entry[], named: NamedElections): readonly Findable<Entry>[] {
  const locale = currentLocale();
  const texts = known.get(locale) ?? new WeakMap<Entry, string>();
  known.set(locale, texts);
  // Of twenty thousand lines most say what others say, too: each word is made plain once.
  const words = new Map<string, string>();
  const plain = (said: string | null) => {
    if (said === null) return '';
    const made = words.get(said) ?? `${plainText(said)} `;
    words.set(said, made);
    return made;
  };
  const once = (say: (key: string) => string) => {
    const all = new Map<string, string>();
    return (key: string) => {
      const said = all.get(key) ?? plain(say(key));
      all.set(key, said);
      return said;
    };
  };
  const [months, kinds] = [once((key) => keyWords('month', key)), once((key) => keyWords('kind', key))];
  const elections = once((id) => electionWords(id, named));
  const hidden = { withheld: plain(m.disclosure_withheld()), summed: plain(m.disclosure_shown_summed()) };
  const textOf = (one: Entry) =>
    [
      ' ',
      one.shown === 'named' ? plain(one.name) : hidden[one.shown],
      plain(one.place),
      plain(one.employer),
      plain(one.occupation),
      plain(one.purpose),
      plain(typeWords[one.type]()),
      one.method === null ? '' : plain(methodWords[one.method]()),
      one.election === null ? '' : elections(one.election),
      kinds(one.kind),
      plain(one.day),
      months(one.month),
      plain(plainDollars(one.cents)),
    ].join('');
  return entries.map((item) => {
    const text = texts.get(item) ?? textOf(item);
    texts.set(item, text);
    return { item, text };
  });
}

/** Prepared once a list: a key press only compares. */
export function searchEntries(
  entries: readonly Entry[],
  named: NamedElections = {},
): (query: string) => readonly Entry[] {
  const find = findOnward(textsOf(entries, named));
  // "1,250.00" is typed as it is written: the comma is no space.
  return (query) => find(query.replace(/(\d),(?=\d{3})/g, '$1'));
}

/** @param named what the snapshot calls its elections */
export const entrySpec = (named: NamedElections): ListSpec<Entry> => ({
  find: (entries) => searchEntries(entries, named),
  choices: [
    {
      name: 'type',
      label: m.disclosure_type,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: 'all', label: m.disclosure_all, keep: () => true },
        ...ENTRY_TYPES.map((type) => ({
          value: type,
          label: typeWords[type],
          keep: (one: Entry) => one.type === type,
        })),
      ],
    },
  ],
  orders: [
    // As they come: the newest first.
    { value: 'day', label: m.disclosure_order_newest, arrange: (all) => all },
    { value: 'most', label: m.disclosure_order_most, arrange: (all) => all.toSorted((a, b) => b.cents - a.cents) },
  ],
  page: { first: 25, more: 100 },
});
