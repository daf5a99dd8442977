/** The code that draws a kind's real page, and what the campaign says in the language that is looked at: both come when they are asked for. */
import { useEffect, useState } from 'react';
import type { Locale } from '../../../core/locale.ts';
import { readyWords } from '../../../hooks/words.ts';
import type { DrawPage, PreviewOf } from '../parts/preview.ts';

/** Undefined while it comes; null: there is none, or it is not to be had here. */
export function usePage(preview: PreviewOf, kind: string, locale: Locale): DrawPage | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly draw: DrawPage | null }>();
  const of = `${kind} ${locale}`;
  useEffect(() => {
    let left = false;
    const words = Promise.resolve(readyWords(locale)).catch(() => undefined);
    const page = preview(kind).catch(() => null);
    void Promise.all([page, words]).then(([draw]) => {
      if (!left) setFound({ of, draw });
    });
    return () => {
      left = true;
    };
  }, [preview, kind, locale, of]);
  return found?.of === of ? found.draw : undefined;
}
