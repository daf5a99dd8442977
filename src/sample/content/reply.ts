/** Replies to what people of the sample town suggested, as their ideas have them (src/sample/ideas.ts). */
import type { ContentSeed } from '../../core/content/kind.ts';
import { ideaSeeds } from '../ideas.ts';

export const replies: readonly ContentSeed[] = ideaSeeds.flatMap(({ id, reply }) =>
  reply === undefined
    ? []
    : [
        {
          id: reply.item,
          slug: `idea-${id.slice(0, 8)}`,
          published_at: `${reply.on}T15:00:00Z`,
          body: { asked: `idea/${id}`, text: { en: reply.en, es: reply.es }, named: 'Dana Whitfield' },
        },
      ],
);
