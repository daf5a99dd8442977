/** A number or an amount of money: what is typed stays in the box until it is one, is said to be none, and holds up the saving. */
import { useEffect, useState } from 'react';
import { m } from '../../../../messages/messages.js';
import type { FieldFrame } from '../../../../ui/Field.tsx';
import { TextField } from '../../../../ui/TextInput.tsx';
import { amountBox, amountOf, type AmountType } from '../../model/amounts.ts';
import { useEditing } from './editing.ts';

interface AmountFieldProps extends FieldFrame {
  readonly type: AmountType;
  readonly path: string;
  readonly value: unknown;
  readonly onValue: (value: number | undefined) => void;
}

export function AmountField({ type, path, value, onValue, error, ...frame }: AmountFieldProps) {
  const { setUnread } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const { text, unread } = amountBox(type, typed, value);
  useEffect(() => {
    if (!unread) return undefined;
    setUnread(path, true);
    return () => setUnread(path, false);
  }, [path, unread, setUnread]);
  return (
    <TextField
      {...frame}
      hint={type === 'money' ? m.content_money_hint() : undefined}
      error={unread ? m.content_no_amount() : error}
      inputMode={type === 'money' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(amountOf(type, target.value));
      }}
    />
  );
}
