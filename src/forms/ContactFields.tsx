/** E-mail and phone, of which one is enough. */
import { css } from 'styled-system/css';
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
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>How can we reach you? One of the two is enough.</p>
      <Pair>
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...email} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...phone} />
      </Pair>
    </div>
  );
}
