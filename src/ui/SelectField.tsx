/** The pick list: the phone's own `<select>`, which every thumb and screen reader already knows. */
import type { Ref, SelectHTMLAttributes } from 'react';
import { css } from 'styled-system/css';
import { control } from 'styled-system/recipes';
import { Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'id'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is picked; its value is ''. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, mark, options, placeholder, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} mark={mark}>
      {(attributes) => (
        <div className={css({ position: 'relative' })}>
          <select {...rest} {...attributes} className={control({ kind: 'pick' })}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className={css({
              position: 'absolute',
              right: '3',
              top: '50%',
              translate: '0 -50%',
              pointerEvents: 'none',
            })}
          />
        </div>
      )}
    </Field>
  );
}
