/** A choice of few, each a large card to tap: native radio buttons, so arrow keys and forms work by themselves. */
import { useId, type ChangeEventHandler } from 'react';
import { css } from 'styled-system/css';
import { field } from 'styled-system/recipes';
import { m } from '../messages/messages.js';
import { FieldError, type FieldFrame } from './Field.tsx';
import type { SelectOption } from './SelectField.tsx';

export interface RadioCardsProps extends FieldFrame {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touchLarge',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'sm',
  backgroundColor: 'paper',
  fontWeight: 'medium',
  lineHeight: '1.25',
  cursor: 'pointer',
  _hover: { borderColor: 'ink' },
  '&:has(:checked)': { borderColor: 'quiet', backgroundColor: 'quietWash' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
});

export function RadioCards(props: RadioCardsProps) {
  const { label, hint, error, required, mark, name, options, value, defaultValue, onChange } = props;
  const id = useId();
  const slots = field();
  const note = mark ?? (required ? m.ui_required() : undefined);
  return (
    <fieldset className={css({ minWidth: '0' })} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={slots.label}>
        {label} {note ? <span className={slots.mark}>{note}</span> : null}
      </legend>
      {hint ? <p className={slots.hint}>{hint}</p> : null}
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
          gap: '2',
          marginTop: '2',
        })}
      >
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={onChange}
              className={css({
                width: '1.25rem',
                height: '1.25rem',
                flexShrink: '0',
                accentColor: 'quiet',
                // Firefox before 121 has no :has(): there the ring stays here.
                '@supports selector(:has(a))': { _focusVisible: { outline: 'none' } },
              })}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
