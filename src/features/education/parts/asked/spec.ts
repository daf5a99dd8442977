/** How what was asked about the schools is searched and narrowed: by where it stands, and by whether it was an idea or a question. */
import { everyWord } from '../../../../core/content/localized.ts';
import { findable, findWords } from '../../../../core/findWords.ts';
import { m } from '../../../../messages/messages.js';
import type { ListSpec } from '../../../../ui/list/listView.ts';
import type { Asked } from '../../model/asked.ts';

export const stateWords: Readonly<Record<Asked['state'], () => string>> = {
  in_plan: m.ideas_status_in_plan,
  under_review: m.ideas_status_under_review,
  answered: m.townhall_state_answered,
  declined: m.ideas_status_declined,
  open: m.ideas_status_open,
};
const STATES = Object.keys(stateWords) as readonly Asked['state'][]; // it has no others

export const whatWords: Readonly<Record<Asked['what'], () => string>> = {
  idea: m.education_asked_idea,
  question: m.education_asked_question,
};

export const askedSpec: ListSpec<Asked> = {
  find: (all) => {
    const index = findable(all, ({ text, answer, outcomes }) =>
      [text, answer, ...outcomes.map(({ words }) => words)].map(everyWord).join(' '),
    );
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'state',
      label: m.ideas_status,
      as: 'buttons',
      onlyUsed: true,
      options: [
        { value: '', label: m.ideas_status_any, keep: () => true },
        ...STATES.map((state) => ({
          value: state,
          label: stateWords[state],
          keep: (one: Asked) => one.state === state,
        })),
      ],
    },
  ],
  page: { first: 10, more: 20 },
};
