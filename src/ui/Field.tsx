/**
 * The frame of a form field: label, hint, error, and the wiring between them. The control comes from a render
 * function that receives the attributes to spread, so any control fits.
 */
import { useId, type ReactNode } from 'react';
import { field } from 'styled-system/recipes';
import { m } from '../messages/messages.js';
import { Icon } from './Icon.tsx';

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message to show beside the field; null, undefined or '' means the field is fine. */
  readonly error?: string | null | undefined;
  /** `true` marks it "required"; a string is shown as it stands ("optional"). */
  readonly required?: boolean | undefined;
  readonly mark?: string | undefined;
}

export interface FieldProps extends FieldFrame {
  readonly children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, error, required, mark, children }: FieldProps) {
  const id = useId();
  const slots = field();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  const note = mark ?? (required ? m.ui_required() : undefined);
  return (
    <div className={slots.root}>
      <label className={slots.label} htmlFor={id}>
        {label}
        {note ? <span className={slots.mark}>{note}</span> : null}
      </label>
      {hint ? (
        <p className={slots.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Always in the document, so that a message arriving later is announced. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | null | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className={field().error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
