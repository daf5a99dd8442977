/** What came of a question: the commitment it became or that answers it, in the campaign's words. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../hooks/locale.ts';
import type { LinkedStep } from '../../../core/content/linkedStep.ts';
import { m } from '../../../messages/messages.js';
import { LinkStep } from '../../../ui/LinkStep.tsx';
import { inEither } from '../model/question.ts';
import { link } from './styles.ts';

export interface LedToEnd {
  readonly kind: string;
  readonly slug: string;
  readonly words_en: string | null;
  readonly words_es: string | null;
  readonly step: LinkedStep | null;
}

export function LedTo({ ends }: { readonly ends: readonly LedToEnd[] }) {
  const locale = useLocale();
  return ends.map(({ kind, slug, words_en: en, words_es: es, step }) => {
    const words = inEither(en, es, locale);
    return (
      <p key={`${kind}-${slug}`}>
        {kind === 'commitment' ? (
          <Link to="/vision/$commitment" params={{ commitment: slug }} className={link}>
            {m.townhall_led_to()}
          </Link>
        ) : (
          <strong>{m.townhall_led_to()}</strong>
        )}
        {words === null ? null : (
          <>
            : <span lang={words.lang === locale ? undefined : words.lang}>{words.text}</span>
          </>
        )}
        {step === null ? null : <LinkStep of={step} />}
      </p>
    );
  });
}
