/** The counted number (Ark): a large minus, the number, a large plus. Controlled by the form; no name of its own. */
import { NumberInput } from '@ark-ui/react/number-input';
import { numberInput } from 'styled-system/recipes';
import { Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface NumberFieldProps extends FieldFrame {
  /** What the field shows: a number, or '' while it is empty. */
  readonly value: number | '';
  /** Receives the whole number typed, or '' when the field was emptied. Out-of-range numbers are passed on: the form says so. */
  readonly onValueChange: (value: number | '') => void;
  readonly min: number;
  readonly max: number;
  /** What is counted, for the two buttons: "One more person". */
  readonly moreLabel: string;
  readonly lessLabel: string;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, mark, value, onValueChange, min, max, moreLabel, lessLabel } = props;
  const slots = numberInput();
  return (
    <Field label={label} hint={hint} error={error} required={required} mark={mark}>
      {(attributes) => (
        <NumberInput.Root
          ids={{ input: attributes.id }}
          value={String(value)}
          onValueChange={(details) => onValueChange(Number.isNaN(details.valueAsNumber) ? '' : details.valueAsNumber)}
          min={min}
          max={max}
          step={1}
          clampValueOnBlur={false}
          inputMode="numeric"
          formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        >
          <NumberInput.Control className={slots.control}>
            <NumberInput.DecrementTrigger className={slots.step} aria-label={lessLabel}>
              <Icon name="minus" />
            </NumberInput.DecrementTrigger>
            <NumberInput.Input {...attributes} className={slots.input} />
            <NumberInput.IncrementTrigger className={slots.step} aria-label={moreLabel}>
              <Icon name="plus" />
            </NumberInput.IncrementTrigger>
          </NumberInput.Control>
        </NumberInput.Root>
      )}
    </Field>
  );
}
