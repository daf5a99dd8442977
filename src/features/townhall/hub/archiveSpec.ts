/** How answers are found: by their words, by what they are about, by the town hall, by the language, and by what is still owed. */
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import type { Question } from '../model/question.ts';
import type { Session } from '../model/session.ts';

export interface ArchiveWords {
  readonly sessions: readonly Pick<Session, 'id' | 'title'>[];
  readonly topics: readonly string[];
  /** null: it has no name. */
  readonly topic: (slug: string) => string | null;
}

export function archiveSpec({ sessions, topics, topic }: ArchiveWords): ListSpec<Question> {
  const titles = new Map(sessions.map(({ id, title }) => [id, title]));
  const wordsOf = (one: Question) =>
    [
      one.text,
      one.name,
      one.answer_en,
      one.answer_es,
      one.promise_en,
      one.promise_es,
      one.done_en,
      one.done_es,
      one.topic === null ? null : topic(one.topic),
      titles.get(one.session),
    ].join(' ');
  return {
    find: (items) => {
      const index = findable(items, wordsOf);
      return (query) => findWords(index, query);
    },
    choices: [
      {
        name: 'promise',
        label: m.townhall_promises,
        as: 'buttons',
        options: [
          { value: '', label: m.townhall_all_answers, keep: () => true },
          { value: 'owed', label: m.townhall_promise_owed, keep: (one) => one.due_on !== null && one.done_on === null },
          { value: 'kept', label: m.townhall_promise_kept, keep: (one) => one.done_on !== null },
        ],
      },
      {
        name: 'topic',
        label: m.townhall_topic,
        as: 'counted',
        onlyUsed: true,
        options: [
          { value: '', label: m.townhall_topic_any, keep: () => true },
          ...topics.map((slug) => ({
            value: slug,
            label: () => topic(slug) ?? slug,
            keep: (one: Question) => one.topic === slug,
          })),
          {
            value: 'other',
            label: m.townhall_topic_other,
            keep: (one) => one.topic === null || !topics.includes(one.topic),
          },
        ],
      },
      {
        name: 'session',
        label: m.townhall_where,
        as: 'counted',
        onlyUsed: true,
        options: [
          { value: '', label: m.townhall_where_any, keep: () => true },
          ...sessions.map(({ id, title }) => ({
            value: id,
            label: title,
            keep: (one: Question) => one.session === id,
          })),
        ],
      },
      {
        name: 'language',
        label: m.townhall_language,
        as: 'counted',
        onlyUsed: true,
        options: [
          { value: '', label: m.townhall_language_any, keep: () => true },
          { value: 'en', label: m.townhall_language_en, keep: (one) => one.language === 'en' },
          { value: 'es', label: m.townhall_language_es, keep: (one) => one.language === 'es' },
        ],
      },
    ],
    page: { first: 20, more: 40 },
  };
}
