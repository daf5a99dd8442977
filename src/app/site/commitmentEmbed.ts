/** What a commitment says of itself in a frame on somebody else's page, in the language of the moment. For the build. */
import { currentLocale, LOCALES, type Locale } from '../../core/locale.ts';
import { deviceTime } from '../../hooks/format.ts';
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

// Of a day, not of a moment: whichever zone, it is the same.
const longDay = deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

type Body = Readonly<Record<string, unknown>>;

/** @param asOf epoch ms. */
export function commitmentEmbed(body: Body, name: string, asOf: number): EmbedWords {
  const due = typeof body['due_on'] === 'string' ? longDay.format(new Date(`${body['due_on']}T12:00:00Z`)) : '';
  const day = longDay.format(new Date(asOf));
  return {
    title: inWords(body['title']),
    facts: [{ name: m.app_embed_due({ day: due }), said: inWords(body['target']) }],
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
