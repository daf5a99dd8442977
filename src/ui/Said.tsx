/** A text in the page's language, or in the other one and marked as that. */
import type { Localized } from '../core/content/fields.ts';
import { spoken } from '../core/content/localized.ts';

export function Said({ of }: { readonly of: Localized | undefined }) {
  const { words, lang } = spoken(of);
  return lang === undefined ? words : <span lang={lang}>{words}</span>;
}
