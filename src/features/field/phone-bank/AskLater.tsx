/** Asking when somebody wants to be called: the usual times with one tap, any other by hand. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { laterTimes } from '../model/calls.ts';
import { big, grid2, quietText, stack } from '../parts/styles.ts';
import { TextField } from '../../../ui/TextInput.tsx';
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
      <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>Call back after</legend>
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
      <p className={quietText}>
        Then they are first on your list again, as long as these calls are yours. After that whoever takes new calls
        gets them first.
      </p>
      <TextField
        label="Another time"
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
          {`Call back after ${timeWords(new Date(typed).getTime())}`}
        </button>
      )}
      <button type="button" className={big} onClick={onBack}>
        Back
      </button>
    </fieldset>
  );
}
