/** Texts of places of the sample town, as their pages have them (src/sample/sites.ts). */
import type { ContentSeed } from '../../core/content/kind.ts';
import { siteAsked, siteSeeds } from '../sites.ts';

export const places: readonly ContentSeed[] = siteSeeds.flatMap(({ n, slug, title, texts = null }) => {
  if (texts === null) return [];
  const wordings = texts.wordings.map(({ on, about, plan, reworded }) => ({
    body: { asked: siteAsked(n), title, about, plan, ...(reworded ? { reworded } : {}) },
    published_at: `${on}T15:00:00Z`,
  }));
  const newest = wordings.at(-1);
  return newest === undefined ? [] : [{ id: texts.item, slug, ...newest, before: wordings.slice(0, -1) }];
});
