/** What an item is called in lists, and in its address. */
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import { currentLocale, LOCALES } from '../../../core/locale.ts';
import { plainText } from '../../../core/plainText.ts';
import { shortened } from '../../../core/shortened.ts';

/** What has no name of its own is called by its text, which may fill a screen. */
const MOST = 120;

/** In the language of the moment, or the one there is, in a line; null where it has no name of its own. */
export function titleText(value: unknown): string | null {
  const text = typeof value === 'string' ? value : inOneLanguage(value);
  return shortened(text, MOST) || null;
}

function inOneLanguage(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const said = [currentLocale(), ...LOCALES].map((locale): unknown => Reflect.get(value, locale));
  return said.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

export const titleOf = (kind: ContentKind | null, body: Draft): string | null =>
  kind === null ? null : titleText(body[kind.title]);

/** "Plant 200 trees!" is `plant-200-trees`; null where nothing of it can stand in an address. */
export function slugOf(title: string): string | null {
  const words = plainText(title).replaceAll(/[^a-z0-9]+/g, ' ').trim().split(' ').filter(Boolean); // prettier-ignore
  let slug = '';
  for (const word of words) {
    if (slug !== '' && slug.length + word.length >= 60) break;
    slug = slug === '' ? word.slice(0, 60) : `${slug}-${word}`;
  }
  return slug === '' ? null : slug;
}

/** It begins at what it is to: a question, an idea or a place. */
export const isBegunElsewhere = (kind: string): boolean => kind === 'reply' || kind === 'place';

/** There is one of these, and it has no name: a section of the landing page. */
export const isSingle = (kind: string): boolean => kind.startsWith('words-');
