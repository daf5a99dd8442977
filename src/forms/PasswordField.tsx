/** The password field: password managers know it, and a button shows what was typed. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { Field, type FieldFrame } from '../ui/Field.tsx';
import { Rich } from '../ui/Rich.tsx';
import { TextInput } from '../ui/TextInput.tsx';

export interface PasswordFieldProps extends Pick<FieldFrame, 'label' | 'hint' | 'error'> {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

const hidden = (text: string) => <span className={css({ srOnly: true })}>{text}</span>;

export function PasswordField({ name, autoComplete, ...frame }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame} required>
      {(attributes) => (
        <div className={css({ position: 'relative' })}>
          <TextInput
            {...attributes}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={css({ paddingRight: '20' })}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
            className={css({
              position: 'absolute',
              right: '1',
              top: '0',
              bottom: '0',
              minWidth: '4rem',
              fontWeight: 'bold',
              textStyle: 'small',
              textDecoration: 'underline',
              textUnderlineOffset: '0.2em',
            })}
          >
            <Rich of={shown ? m.forms_hide_password.parts({}) : m.forms_show_password.parts({})} with={{ hidden }} />
          </button>
        </div>
      )}
    </Field>
  );
}
