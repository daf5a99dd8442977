/** The results of a call behind "Other", and what has to be known of some: when to call again, which language. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { resultWords } from '../model/results.ts';
import { AskLanguage } from '../parts/AskLanguage.tsx';
import { m } from '../../../messages/messages.js';
import { big, grid2, stack } from '../parts/styles.ts';
import { AskLater } from './AskLater.tsx';
import type { SaidOnPhone } from './useCallRecorder.ts';

/** In the order in which they happen. */
const CODES = [
  'busy',
  'call_back',
  'refused',
  'wrong_number',
  'disconnected',
  'language_barrier',
  'moved',
  'deceased',
] as const;

export interface OtherCallResultsProps {
  readonly languages: readonly string[];
  readonly busy: boolean;
  readonly onSave: (said: SaidOnPhone) => void;
  readonly onBack: () => void;
}

export function OtherCallResults({ languages, busy, onSave, onBack }: OtherCallResultsProps) {
  const [asking, setAsking] = useState<'call_back' | 'language_barrier' | null>(null);
  const [never, setNever] = useState(false);
  const back = () => setAsking(null);
  if (asking === 'call_back') {
    return <AskLater busy={busy} onSave={(callBackAfter) => onSave({ result: asking, callBackAfter })} onBack={back} />;
  }
  if (asking === 'language_barrier') {
    const save = (language: string | null) => onSave({ result: asking, language, doNotContact: never });
    return <AskLanguage known={languages} busy={busy} onSave={save} onBack={back} />;
  }
  return (
    <div className={stack}>
      <h2 className={css({ textStyle: 'h4' })}>{m.phone_bank_what_happened()}</h2>
      <div className={grid2}>
        {CODES.map((code) => (
          <button
            key={code}
            type="button"
            className={big}
            disabled={busy}
            onClick={() =>
              code === 'call_back' || code === 'language_barrier'
                ? setAsking(code)
                : onSave({ result: code, doNotContact: never })
            }
          >
            {resultWords(code)}
          </button>
        ))}
      </div>
      <button type="button" className={big} aria-pressed={never} onClick={() => setNever(!never)}>
        {never ? '✓ ' : ''}
        {m.phone_bank_never_again()}
      </button>
      <button type="button" className={big} onClick={onBack}>
        {m.field_back()}
      </button>
    </div>
  );
}
