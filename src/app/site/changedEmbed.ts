/** What stands in another site's frame once what it showed was taken down, expired or corrected, in the language of the moment. For the build. */
import { currentLocale } from '../../core/locale.ts';
import { m } from '../../messages/messages.js';
import type { EmbedWords } from './commitmentEmbed.ts';

export type Framed = 'commitment' | 'figure';

/** The pages that say what holds now. */
export const PAGE_OF_FRAMED: Readonly<Record<Framed, string>> = {
  commitment: '/vision',
  figure: '/transparency/figures',
};

export const changedEmbed = (framed: Framed, name: string): EmbedWords => ({
  title: { text: m.app_embed_changed(), lang: currentLocale() },
  facts: [],
  from: name,
  read: framed === 'commitment' ? m.app_embed_changed_plan() : m.app_embed_changed_figure(),
});
