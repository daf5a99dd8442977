/** What a commitment says of itself in a frame on somebody else's page, in the language of the moment. For the build. */
import { currentLocale, LOCALES, type Locale } from '../../core/locale.ts';
import type { RatedRow } from '../../features/plan/model/ratedRow.ts';
import { ratingWords, sinceWords } from '../../features/plan/parts/written.ts';
import { dayWords } from '../../ui/dayWords.ts';
import { m } from '../../messages/messages.js';

export interface Said {
  readonly text: string;
  readonly lang: Locale;
}

export interface EmbedWords {
  readonly title: Said;
  readonly facts: readonly { readonly name: string; readonly said: Said }[];
  readonly from: string;
  readonly read: string;
}

type Body = Readonly<Record<string, unknown>>;

/** @param rated what counts of its ratings; null: not rated yet. @param asOf epoch ms. */
export function commitmentEmbed(
  body: Body,
  rated: Pick<RatedRow, 'rating' | 'on'> | null,
  name: string,
  asOf: number,
): EmbedWords {
  const due = typeof body['due_on'] === 'string' ? dayWords(body['due_on']) : '';
  const day = sinceWords(new Date(asOf).toISOString());
  return {
    title: inWords(body['title']),
    facts: [
      { name: m.app_embed_due({ day: due }), said: inWords(body['target']) },
      {
        name: rated ? m.app_embed_rated({ day: dayWords(rated.on) }) : m.app_embed_unrated(),
        said: { text: ratingWords[rated?.rating ?? 'not-yet-rated'](), lang: currentLocale() },
      },
    ],
    from: m.app_embed_from({ name, day }),
    read: m.app_embed_read(),
  };
}

/** A text in the page's language, or else in one that it has. */
export function inWords(value: unknown): Said {
  const texts = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>; // checked
  for (const lang of [currentLocale(), ...LOCALES]) {
    const text = texts[lang];
    if (typeof text === 'string' && text.trim() !== '') return { text, lang };
  }
  return { text: '', lang: currentLocale() };
}
