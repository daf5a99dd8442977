/** Choosing a picture and describing it. It is kept on this device at once and goes up by itself, from a dead spot too. */
import { useState, type ChangeEvent } from 'react';
import { css } from 'styled-system/css';
import { PICTURE_LIMITS, type PictureValue } from '../../core/picture/value.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { useSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { fileButton } from '../../ui/FileField.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { PictureState } from './PictureState.tsx';
import { PictureWords } from './PictureWords.tsx';
import { savePicture, UnreadablePicture } from './savePicture.ts';
import { usePictureAddress } from './usePictureAddress.ts';

export interface PicturePickerProps {
  /** What the picture is called where it is asked for. */
  readonly label: string;
  readonly value: PictureValue | null;
  readonly onChange: (value: PictureValue | null) => void;
  readonly disabled?: boolean;
}

export function PicturePicker({ label, value, onChange, disabled = false }: PicturePickerProps) {
  const session = useSession();
  const { busy, kept } = useSaving(m.forms_picture_not_kept, 'device');
  const [unreadable, setUnreadable] = useState(false);
  const shown = value?.files[Math.min(1, value.files.length - 1)];
  const address = usePictureAddress(shown?.file);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file again is a change too.
    event.target.value = '';
    if (file === undefined || session.status !== 'signed-in') return;
    setUnreadable(false);
    await kept(async () => {
      try {
        onChange(await savePicture(file, session.identity.userId));
      } catch (cause) {
        if (!(cause instanceof UnreadablePicture)) throw cause;
        setUnreadable(true);
      }
    });
  }

  return (
    <fieldset className={css({ display: 'grid', gap: '4', minWidth: '0' })} disabled={disabled}>
      <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>{label}</legend>
      {value === null ? null : (
        <>
          {address ? (
            <FocalPoint
              x={value.x}
              y={value.y}
              address={address}
              onChange={(point) => onChange({ ...value, ...point })}
            />
          ) : (
            <p className={css({ color: 'inkMuted' })}>
              {address === null ? m.forms_picture_not_here() : m.forms_picture_looking()}
            </p>
          )}
          <PictureState media={value.media} />
          <PictureWords value={value} onChange={onChange} most={PICTURE_LIMITS} />
        </>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <label className={fileButton} data-busy={busy || undefined}>
          {busy ? m.forms_picture_drawing() : value === null ? m.forms_picture_choose() : m.forms_picture_other()}
          <input
            type="file"
            accept="image/*"
            disabled={busy || disabled}
            className={css({ srOnly: true })}
            onChange={(event) => void choose(event)}
          />
        </label>
        {value === null ? null : (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {m.forms_picture_leave_out()}
          </Button>
        )}
      </div>
      <FieldError id="picture-problem" error={unreadable ? m.forms_picture_unreadable() : null} />
    </fieldset>
  );
}
