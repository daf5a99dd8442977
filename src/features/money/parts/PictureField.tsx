/** Taking or choosing the picture of a check or a bill: drawn anew here, shown, and taken off again. */
import { useState, type ChangeEvent } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { smallPicture } from '../data/picture.ts';

const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 'touch',
  paddingInline: '4',
  fontWeight: 'bold',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
  cursor: 'pointer',
  _focusWithin: { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'ink', outlineOffset: '2px' },
});

export interface PictureFieldProps {
  readonly label: string;
  readonly picture: string | null;
  readonly onPicture: (picture: string | null) => void;
}

export function PictureField({ label, picture, onPicture }: PictureFieldProps) {
  const [problem, setProblem] = useState(false);
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const small = await smallPicture(file);
    // The same file may be chosen again after it was taken off.
    target.value = '';
    setProblem(small === null);
    if (small !== null) onPicture(small);
  }
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <label className={opener}>
        {picture === null ? label : m.money_picture_other()}
        <input type="file" accept="image/*" className={css({ srOnly: true })} onChange={(event) => void take(event)} />
      </label>
      <p aria-live="polite" className={css({ _empty: { display: 'none' } })}>
        {problem ? m.money_picture_unreadable() : null}
      </p>
      {picture === null ? null : (
        <>
          <PlainPicture picture={picture} caption={m.money_picture()} />
          <Button variant="secondary" className={css({ justifySelf: 'start' })} onClick={() => onPicture(null)}>
            {m.money_picture_off()}
          </Button>
        </>
      )}
    </div>
  );
}
