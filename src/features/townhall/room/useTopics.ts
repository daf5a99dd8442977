/** What a question can be about: the priorities and the schools, in the words of the page; and which of them its words suggest. */
import { useMemo } from 'react';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { SCHOOLS } from '../../education/model/schools.ts';
import { topicFinder } from '../model/suggestTopic.ts';

export interface Topics {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** '': none stands out. */
  readonly suggest: (text: string) => string;
}

export function useTopics(): Topics {
  const { words } = useWords('priorities');
  return useMemo(() => {
    const items = words.items.map(({ slug, title, summary, commitments }) => ({
      value: slug,
      label: title,
      words: [title, summary, ...commitments].join(' '),
    }));
    const school = { value: SCHOOLS, label: m.education_title(), words: m.townhall_topic_school_words() };
    const all = items.some(({ value }) => value === SCHOOLS) ? items : [...items, school];
    return { options: all.map(({ value, label }) => ({ value, label })), suggest: topicFinder(all) };
  }, [words]);
}
