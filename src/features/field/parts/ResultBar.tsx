/** The buttons at the thumb: a talk and the commonest result with one tap, the rest behind Other; and what they do. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { big, grid2, thumbBar } from './styles.ts';

export interface ResultBarProps {
  /** What pressing does where something was saved before; null otherwise. */
  readonly note: string | null;
  /** "Home", "Answered" */
  readonly talk: string;
  readonly onTalk: () => void;
  /** The commonest first: it is as large as the talk. */
  readonly results: readonly { readonly label: string; readonly onPress: () => void }[];
  readonly busy: boolean;
  readonly onOther: () => void;
}

export function ResultBar({ note, talk, onTalk, results, busy, onOther }: ResultBarProps) {
  return (
    <div className={thumbBar}>
      {note === null ? null : <p className={css({ fontWeight: 'bold', textStyle: 'small' })}>{note}</p>}
      <div className={grid2}>
        <button type="button" className={big} data-size="huge" data-tone="loud" onClick={onTalk}>
          {talk}
        </button>
        {results.map(({ label, onPress }, at) => (
          <button
            key={label}
            type="button"
            className={big}
            data-size={at === 0 ? 'huge' : undefined}
            data-tone={at === 0 ? 'ink' : undefined}
            disabled={busy}
            // The second tap of a double tap would land on the next door or person.
            onClick={(event) => event.detail < 2 && onPress()}
          >
            {label}
          </button>
        ))}
        <button type="button" className={big} onClick={onOther}>
          {m.field_other()}
        </button>
      </div>
    </div>
  );
}
