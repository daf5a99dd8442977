/** How the directory is searched and narrowed. What depends on the clock is made anew with it. */
import { everyWord, spoken } from '../../../core/content/localized.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { compareText } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Choice, ListSpec } from '../../../ui/list/listView.ts';
import { isOpenAt } from '../model/openness.ts';
import type { Service } from '../model/service.ts';
import { COSTS, LANGUAGES, NEEDS } from '../model/serviceContent.ts';
import type { TownClock } from '../model/townClock.ts';
import { costWords, languageWords, needWords, sentence } from './words.ts';

const every = () => true;

export const WHEN = 'when';
export const NOW = 'now';
export const THEN = 'then';

/** Lives as long as the page: what is typed is compared with all words of a service. */
const find: ListSpec<Service>['find'] = (items) => {
  const index = findable(items, wordsOf);
  return (query) => findWords(index, query);
};

/** @param now and then epoch ms; null: not known yet. */
export function directorySpec(now: number | null, then: number | null, clock: TownClock): ListSpec<Service> {
  const open = (at: number | null) => (at === null ? every : ({ hours }: Service) => isOpenAt(hours, at, clock));
  return {
    find,
    choices: [
      {
        name: 'need',
        label: m.wellness_need,
        as: 'counted',
        onlyUsed: true,
        options: [
          { value: '', label: m.wellness_need_any, keep: every },
          ...NEEDS.map((need) => ({
            value: need,
            label: needWords[need],
            keep: ({ body }: Service) => body.need === need,
          })),
        ],
      },
      {
        name: WHEN,
        label: m.wellness_when,
        as: 'plain',
        options: [
          { value: '', label: m.wellness_when_any, keep: every },
          { value: NOW, label: m.wellness_when_now, keep: open(now) },
          { value: THEN, label: m.wellness_when_then, keep: open(then) },
        ],
      },
      languages,
      costs,
    ],
    orders: [{ value: 'name', label: m.wellness_order_name, arrange: byName }],
    page: { first: 50, more: 100 },
  };
}

const languages: Choice<Service> = {
  name: 'language',
  label: m.wellness_language,
  as: 'plain',
  onlyUsed: true,
  options: [
    { value: '', label: m.wellness_language_all, keep: every },
    ...LANGUAGES.map((language) => ({
      value: language,
      label: () => sentence(languageWords[language]()),
      // An interpreter speaks it, too.
      keep: ({ body }: Service) => body.languages.includes(language) || body.languages.includes('any'),
    })),
  ],
};

const costs: Choice<Service> = {
  name: 'cost',
  label: m.wellness_cost,
  as: 'plain',
  onlyUsed: true,
  options: [
    { value: '', label: m.wellness_cost_any, keep: every },
    ...COSTS.map((cost) => ({
      value: cost,
      label: costWords[cost],
      keep: ({ body }: Service) => body.cost === cost,
    })),
  ],
};

const byName = (items: readonly Service[]) =>
  items.toSorted((a, b) => compareText(spoken(a.body.name).words, spoken(b.body.name).words));

function wordsOf({ body }: Service): string {
  const { name, provider, need, text, eligibility, phones, address = '' } = body;
  return [
    everyWord(name),
    provider,
    needWords[need](),
    everyWord(text),
    everyWord(eligibility),
    address,
    ...phones.map(({ phone }) => phone),
  ].join(' ');
}
