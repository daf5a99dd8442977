/** A text in the page's language, or in the other one and marked so. */
import type { Localized } from '../../../core/content/fields.ts';
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';

export function SaidText({ of }: { readonly of: Localized }) {
  const { text, lang } = saidIn(of, useLocale());
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
