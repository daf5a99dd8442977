/** What the campaign calls what a question is about; null for what has no name here. */
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { SCHOOLS } from '../../education/model/schools.ts';

export function useTopicWords(): (topic: string) => string | null {
  const { words } = useWords('priorities');
  return (topic) =>
    words.items.find(({ slug }) => slug === topic)?.title ?? (topic === SCHOOLS ? m.education_title() : null);
}
