/** Where a text that names a date can stand, what that place is called, and where it is changed. */
import type { Section, Words } from '../../../campaign/words.ts';
import { sectionsOf, type Setting, type SettingValue } from '../../../campaign/settings.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { kindOfSection, SECTIONS } from '../../content/model/wordsContent.ts';
import { textsByLanguage, wordsWith, type DatedText } from './otherDates.ts';

export type DatedPlace =
  | { readonly at: 'form' }
  | { readonly at: 'setting'; readonly setting: Setting }
  | { readonly at: 'words'; readonly section: Section; readonly item: string | null }
  | { readonly at: 'content'; readonly kind: string; readonly item: string; readonly title: string }
  | { readonly at: 'event'; readonly item: string; readonly title: string };

export interface PlacedText extends DatedText {
  readonly where: DatedPlace;
}

/** Sections that are changed under Settings. */
const SETTING_OF: Readonly<Partial<Record<Section, Setting>>> = {
  head: 'campaign',
  earlyVoting: 'dates',
  contact: 'links',
  links: 'links',
  legal: 'links',
};

const SECTION_NAMES: Readonly<Record<Section, () => string>> = {
  head: m.content_k_words_head,
  hero: m.content_k_words_hero,
  video: m.content_k_words_video,
  actions: m.content_k_words_actions,
  priorities: m.content_k_words_priorities,
  earlyVoting: m.content_k_words_earlyvoting,
  testimonials: m.content_k_words_testimonials,
  faq: m.content_k_words_faq,
  closing: m.content_k_words_closing,
  contact: m.content_k_words_contact,
  links: m.content_k_words_links,
  legal: m.content_k_words_legal,
};

/** The campaign's words as visitors would read them. @param itemOf the item of a section's kind on the content desk, null for none. */
export function textsOfWords(
  words: Readonly<Record<Locale, Words>>,
  key: Setting,
  value: SettingValue,
  itemOf: (kind: string) => string | null,
): readonly PlacedText[] {
  const next = wordsWith(words, key, value);
  const own = Object.keys(sectionsOf(key, value, 'en'));
  return SECTIONS.flatMap((section) => {
    const setting = SETTING_OF[section];
    const where: DatedPlace = own.includes(section)
      ? { at: 'form' }
      : setting
        ? { at: 'setting', setting }
        : { at: 'words', section, item: itemOf(kindOfSection(section)) };
    return LOCALES.flatMap((locale) =>
      textsByLanguage(next[locale][section], locale).map((text) => ({ ...text, where })),
    );
  });
}

export const keyOfPlace = (where: DatedPlace): string => JSON.stringify(where);

/** @param settingName what a setting's page is called. */
export function nameOfPlace(where: DatedPlace, settingName: (setting: Setting) => string): string {
  switch (where.at) {
    case 'form':
      return m.settings_this_form();
    case 'setting':
      return settingName(where.setting);
    case 'words':
      return SECTION_NAMES[where.section]();
    default:
      return where.title;
  }
}
