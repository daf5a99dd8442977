/** How ideas are found, narrowed and ordered: the newest first, or shuffled; never the most supported first. */
import { campaign } from '../../../campaign.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import type { Standing } from '../data/useIdeas.ts';
import { STATUSES } from '../model/idea.ts';
import { newestFirst, shuffled } from '../model/order.ts';
import { TOPICS } from '../model/topics.ts';
import { statusWords, wardWords } from '../parts/words.ts';

/** One order a visit: a list must not jump while it is looked at. */
let seed: number | null = null;
const seedOfVisit = () => (seed ??= Math.floor(Math.random() * 0x7fffffff));

const wordsOf = ({ idea, also }: Standing): string =>
  [idea, ...also].flatMap(({ text }) => [text.en, text.es]).join(' ') +
  ` ${idea.response.en ?? ''} ${idea.response.es ?? ''}`;

/** @param topicWords the campaign's names of its priorities, in the page's language. */
export const wallSpec = (topicWords: (topic: string | null) => string): ListSpec<Standing> => ({
  find: (items) => {
    const index = findable(items, wordsOf);
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'topic',
      label: m.ideas_topic,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.ideas_topic_any, keep: () => true },
        ...[...TOPICS, null].map((topic) => ({
          value: topic ?? 'other',
          label: () => topicWords(topic),
          keep: ({ idea }: Standing) => (topic === null ? !TOPICS.includes(idea.topic ?? '') : idea.topic === topic),
        })),
      ],
    },
    {
      name: 'ward',
      label: m.ideas_where,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.ideas_where_any, keep: () => true },
        ...Array.from({ length: campaign.wards }, (_, at) => at + 1).map((ward) => ({
          value: String(ward),
          label: () => wardWords(ward),
          keep: ({ idea }: Standing) => idea.ward === ward,
        })),
        { value: 'town', label: m.ideas_whole_town, keep: ({ idea }: Standing) => idea.ward === null },
      ],
    },
    {
      name: 'status',
      label: m.ideas_status,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.ideas_status_any, keep: () => true },
        ...STATUSES.map((status) => ({
          value: status,
          label: statusWords[status],
          keep: ({ idea }: Standing) => idea.status === status,
        })),
      ],
    },
  ],
  orders: [
    { value: 'newest', label: m.ideas_order_newest, arrange: newestFirst },
    { value: 'shuffled', label: m.ideas_order_shuffled, arrange: (all) => shuffled(all, seedOfVisit()) },
  ],
  page: { first: 25, more: 50 },
});
