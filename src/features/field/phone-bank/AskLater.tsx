/** Asking when somebody wants to be called: the usual times with one tap, any other by hand. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { laterTimes } from '../model/calls.ts';
import { big, grid2, quietText, stack } from '../parts/styles.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import { m } from '../../../messages/messages.js';
import { timeWords } from './words.ts';

export interface AskLaterProps {
  readonly busy: boolean;
  /** ISO 8601. */
  readonly onSave: (callBackAfter: string) => void;
  readonly onBack: () => void;
}

export function AskLater({ busy, onSave, onBack }: AskLaterProps) {
  const [times] = useState(() => laterTimes(Date.now()));
  const [typed, setTyped] = useState('');
  return (
    <fieldset className={stack}>
      <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>{m.phone_bank_call_back()}</legend>
      <div className={grid2}>
        {times.map((at) => (
          <button
            key={at}
            type="button"
            className={big}
            disabled={busy}
            onClick={() => onSave(new Date(at).toISOString())}
          >
            {timeWords(at)}
          </button>
        ))}
      </div>
      <p className={quietText}>{m.phone_bank_call_back_what()}</p>
      <TextField
        label={m.phone_bank_another_time()}
        type="datetime-local"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed === '' ? null : (
        <button
          type="button"
          className={big}
          data-tone="loud"
          disabled={busy}
          onClick={() => onSave(new Date(typed).toISOString())}
        >
          {m.phone_bank_call_back_after({ time: timeWords(new Date(typed).getTime()) })}
        </button>
      )}
      <button type="button" className={big} onClick={onBack}>
        {m.field_back()}
      </button>
    </fieldset>
  );
}
