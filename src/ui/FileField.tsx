/** Choosing a file. Its button speaks the app's language: the browser's own speaks the device's. */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { Field, type FieldFrame } from './Field.tsx';

export interface FileFieldProps extends FieldFrame {
  /** As the attribute wants it; without it any file. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

export function FileField({ accept, onFile, ...frame }: FileFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <label className={fileButton}>
          {m.ui_choose_file()}
          <input
            {...control}
            type="file"
            accept={accept}
            className={css({ srOnly: true })}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file again is a change too.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
        </label>
      )}
    </Field>
  );
}

/** The label around a hidden file input, as a button. */
export const fileButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 'touch',
  paddingInline: '4',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'sm',
  backgroundColor: 'sheet',
  fontWeight: 'bold',
  cursor: 'pointer',
  _hover: { borderColor: 'ink' },
  _focusWithin: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  '&[data-busy]': { cursor: 'progress' },
});
