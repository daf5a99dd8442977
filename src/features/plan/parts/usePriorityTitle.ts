/** What the campaign calls a priority; one that it gave up keeps the name it had in addresses. */
import { useWords } from '../../../hooks/words.ts';
import type { Locale } from '../../../core/locale.ts';

export interface PriorityTitle {
  readonly title: string;
  readonly summary: string;
  readonly lang: Locale | undefined;
}

export function usePriorityTitle(): (slug: string) => PriorityTitle {
  const { words, lang } = useWords('priorities');
  return (slug) => {
    const found = words.items.find((one) => one.slug === slug);
    return { title: found?.title ?? slug, summary: found?.summary ?? '', lang };
  };
}
