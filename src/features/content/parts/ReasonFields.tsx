/** Why a version says something else than the last one, in both languages: asked of each version anew. */
import { useState } from 'react';
import type { Localized } from '../../../core/content/fields.ts';
import { m } from '../../../messages/messages.js';
import { TextAreaField } from '../../../ui/TextInput.tsx';

/** As its field has it. */
const MOST = 500;

export interface Reason {
  readonly en: string;
  readonly es: string;
  readonly pressed: boolean;
  readonly write: (locale: 'en' | 'es', text: string) => void;
  /** Null while a language is missing, which the fields then say. */
  readonly read: () => Localized | null;
}

export function useReason(): Reason {
  const [texts, setTexts] = useState({ en: '', es: '' });
  const [pressed, setPressed] = useState(false);
  return {
    ...texts,
    pressed,
    write: (locale, text) => setTexts((now) => ({ ...now, [locale]: text })),
    read() {
      setPressed(true);
      const [en, es] = [texts.en.trim(), texts.es.trim()];
      return en === '' || es === '' ? null : { en, es };
    },
  };
}

export function ReasonFields({ en, es, pressed, write }: Reason) {
  const error = (text: string) => (pressed && text.trim() === '' ? m.content_missing() : null);
  return (
    <>
      <TextAreaField
        label={m.content_reason_en()}
        hint={m.content_reason_hint()}
        lang="en"
        required
        maxLength={MOST}
        error={error(en)}
        value={en}
        onChange={({ target }) => write('en', target.value)}
      />
      <TextAreaField
        label={m.content_reason_es()}
        lang="es"
        required
        maxLength={MOST}
        error={error(es)}
        value={es}
        onChange={({ target }) => write('es', target.value)}
      />
    </>
  );
}
