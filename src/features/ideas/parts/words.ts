/** How ideas are spoken of: where each stands, what it is about, where, and when. Alike in every engine, because the build prints them. */
import { deviceTime } from '../../../hooks/format.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { SCHOOLS } from '../../education/model/schools.ts';
import type { ShownStatus } from '../model/idea.ts';

export const statusWords: Readonly<Record<ShownStatus, () => string>> = {
  open: m.ideas_status_open,
  under_review: m.ideas_status_under_review,
  in_plan: m.ideas_status_in_plan,
  declined: m.ideas_status_declined,
  duplicate: m.ideas_status_duplicate,
};

export const wardWords = (ward: number | null): string =>
  ward === null ? m.ideas_whole_town() : m.ideas_ward({ ward: String(ward) });

/** What the campaign calls the subject; neither one of its priorities nor the schools: "Something else". */
export function useTopicWords(): (topic: string | null) => string {
  const { words } = useWords('priorities');
  return (topic) =>
    words.items.find(({ slug }) => slug === topic)?.title ??
    (topic === SCHOOLS ? m.education_title() : m.ideas_topic_other());
}

const utc = (day: string, options: Intl.DateTimeFormatOptions) =>
  deviceTime({ timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** "Sep 22, 2025". @param day YYYY-MM-DD */
export const dayWords = (day: string): string => utc(day, { year: 'numeric', month: 'short', day: 'numeric' });

/** "Sep 25": beneath a chart. @param month YYYY-MM */
export const shortMonth = (month: string): string => utc(`${month}-01`, { year: '2-digit', month: 'short' });
