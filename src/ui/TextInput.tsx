/** The one-line and the many-line text fields, alone (`TextInput`, `TextArea`) and framed (`TextField`, `TextAreaField`). */
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from 'styled-system/css';
import { control } from 'styled-system/recipes';
import { Field, type FieldFrame } from './Field.tsx';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={cx(control({ kind: 'line' }), className)} />;
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} className={cx(control({ kind: 'area' }), className)} />;
}

/** `required` only marks the field; the messages are the form's, not the browser's. */
export function TextField(props: FieldFrame & Omit<TextInputProps, 'required' | 'id'>) {
  const { label, hint, error, required, mark, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} mark={mark}>
      {(attributes) => <TextInput {...rest} {...attributes} />}
    </Field>
  );
}

export function TextAreaField(props: FieldFrame & Omit<TextAreaProps, 'required' | 'id'>) {
  const { label, hint, error, required, mark, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} mark={mark}>
      {(attributes) => <TextArea {...rest} {...attributes} />}
    </Field>
  );
}
