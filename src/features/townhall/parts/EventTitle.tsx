/** The title of a town hall. Events are written once and say no language: it is the campaign's own until one of them says otherwise. */
import { BASE_LOCALE } from '../../../core/locale.ts';
import { useLocale } from '../../../hooks/locale.ts';

export function EventTitle({ title }: { readonly title: string }) {
  return useLocale() === BASE_LOCALE ? title : <span lang={BASE_LOCALE}>{title}</span>;
}
