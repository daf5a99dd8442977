/** A number or an amount of money: what is typed stays in the box until it is one, and is said to be none. */
import { useState } from 'react';
import { m } from '../../../../messages/messages.js';
import type { FieldFrame } from '../../../../ui/Field.tsx';
import { TextField } from '../../../../ui/TextInput.tsx';
import { centsOf, centsText, wholeOf } from '../../model/amounts.ts';

interface AmountFieldProps extends FieldFrame {
  readonly type: 'money' | 'number';
  readonly value: unknown;
  readonly onValue: (value: number | undefined) => void;
}

export function AmountField({ type, value, onValue, error, ...frame }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = type === 'money' ? centsOf : wholeOf;
  const kept = type === 'money' ? centsText(value) : typeof value === 'number' ? String(value) : '';
  // What came from elsewhere, a merge say, counts over what was typed before.
  const own = typed !== null && (typed.trim() === '' ? value === undefined : (read(typed) ?? value) === value);
  const text = own ? typed : kept;
  const none = text.trim() !== '' && read(text) === null;
  return (
    <TextField
      {...frame}
      hint={type === 'money' ? m.content_money_hint() : undefined}
      error={none ? m.content_no_amount() : error}
      inputMode={type === 'money' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = read(target.value);
        if (next !== null || target.value.trim() === '') onValue(next ?? undefined);
      }}
    />
  );
}
