/** E-mail and phone, of which one is enough. */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { TextField } from '../ui/TextInput.tsx';
import { Pair } from './FormParts.tsx';

interface NativeField {
  readonly name: string;
  readonly error: string | null;
}

export function ContactFields({ email, phone }: { readonly email: NativeField; readonly phone: NativeField }) {
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {/* not in the labels: "Email or phone" beside "Phone or email" is hard to tell apart when heard */}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.forms_one_is_enough()}</p>
      <Pair>
        <TextField label={m.forms_email()} type="email" inputMode="email" autoComplete="email" {...email} />
        <TextField label={m.forms_phone()} type="tel" inputMode="tel" autoComplete="tel" {...phone} />
      </Pair>
    </div>
  );
}
