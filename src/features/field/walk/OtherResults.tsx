/** The results behind "Other", and whom they concern where that must be known. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { Resident } from '../model/doors.ts';
import { resultWords, type ResultCode } from '../model/results.ts';
import { AskLanguage } from '../parts/AskLanguage.tsx';
import { m } from '../../../messages/messages.js';
import { big, stack } from '../parts/styles.ts';
import type { Said } from './useDoorRecorder.ts';

/** In the order in which they happen. */
const CODES = ['refused', 'inaccessible', 'language_barrier', 'moved', 'deceased'] as const;
/** About one person: the others at this door stay on the list. */
const PERSONAL: readonly ResultCode[] = ['moved', 'deceased'];

export interface OtherResultsProps {
  /** Spoken at other doors of this list. */
  readonly languages: readonly string[];
  readonly people: readonly Resident[];
  readonly busy: boolean;
  readonly onSave: (said: Said) => void;
  readonly onBack: () => void;
}

export function OtherResults({ languages, people, busy, onSave, onBack }: OtherResultsProps) {
  const [asking, setAsking] = useState<(typeof CODES)[number] | null>(null);
  const [never, setNever] = useState(false);
  // Nobody known, nobody of whom it could be told.
  const codes = CODES.filter((code) => people.length > 0 || !PERSONAL.includes(code));
  const only = people.length === 1 ? (people[0]?.id ?? null) : null;

  function choose(code: (typeof CODES)[number]) {
    if (code === 'language_barrier' || (PERSONAL.includes(code) && people.length > 1)) setAsking(code);
    else onSave({ result: code, person: PERSONAL.includes(code) ? only : null, doNotContact: never });
  }

  if (asking === 'language_barrier') {
    return (
      <AskLanguage
        known={languages}
        busy={busy}
        onSave={(language) => onSave({ result: asking, language, doNotContact: never })}
        onBack={() => setAsking(null)}
      />
    );
  }
  if (asking !== null) {
    return (
      <fieldset className={stack}>
        <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>
          {asking === 'moved' ? m.walk_who_moved() : m.walk_who_died()}
        </legend>
        {people.map((person) => (
          <button
            key={person.id}
            type="button"
            className={big}
            disabled={busy}
            onClick={() => onSave({ result: asking, person: person.id, doNotContact: false })}
          >
            {person.name}
          </button>
        ))}
        <button type="button" className={big} onClick={() => setAsking(null)}>
          {m.field_back()}
        </button>
      </fieldset>
    );
  }
  return (
    <div className={stack}>
      <h2 className={css({ textStyle: 'h4' })}>{m.walk_what_happened()}</h2>
      {codes.map((code) => (
        <button key={code} type="button" className={big} disabled={busy} onClick={() => choose(code)}>
          {resultWords(code)}
        </button>
      ))}
      <button
        type="button"
        className={big}
        aria-pressed={never}
        onClick={() => setNever(!never)}
        style={{ fontSize: '1rem' }}
      >
        {never ? '✓ ' : ''}
        {m.walk_never_back()}
      </button>
      <button type="button" className={big} onClick={onBack}>
        {m.field_back()}
      </button>
    </div>
  );
}
