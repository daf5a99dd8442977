/** Asking which language somebody spoke whom we could not talk to: those known around here with one tap. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { TextField } from '../../../ui/TextInput.tsx';
import { m } from '../../../messages/messages.js';
import { spokenWords } from './spokenWords.ts';
import { big, grid2, stack } from './styles.ts';

export interface AskLanguageProps {
  /** Spoken by others on the list. */
  readonly known: readonly string[];
  readonly busy: boolean;
  /** null: nobody could tell. */
  readonly onSave: (language: string | null) => void;
  readonly onBack: () => void;
}

export function AskLanguage({ known, busy, onSave, onBack }: AskLanguageProps) {
  const [typed, setTyped] = useState('');
  const other = typed.trim();
  return (
    <fieldset className={stack}>
      <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>{m.field_which_language()}</legend>
      <div className={grid2}>
        {known.slice(0, 6).map((language) => (
          <button key={language} type="button" className={big} disabled={busy} onClick={() => onSave(language)}>
            {spokenWords(language)}
          </button>
        ))}
      </div>
      <TextField
        label={m.field_another_language()}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {other === '' ? (
        <button type="button" className={big} disabled={busy} onClick={() => onSave(null)}>
          {m.field_language_unknown()}
        </button>
      ) : (
        <button type="button" className={big} data-tone="loud" disabled={busy} onClick={() => onSave(other)}>
          {m.field_save_language({ language: other })}
        </button>
      )}
      <button type="button" className={big} onClick={onBack}>
        {m.field_back()}
      </button>
    </fieldset>
  );
}
