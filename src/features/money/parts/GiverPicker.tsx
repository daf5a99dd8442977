/** Chooses a contributor while a person types: on this phone, on the server, and, where that is allowed, a new one. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { useBook } from '../data/useBook.ts';
import { findGivers, knownGivers, namesakes, type Known } from '../model/book.ts';
import { giverProblems, type GiverValues } from '../model/giverForm.ts';
import { GiverDetailFields } from './GiverDetailFields.tsx';

export interface GiverChoice {
  /** Who was picked; null: nobody yet, or somebody new. */
  readonly id: string | null;
  readonly isNew: boolean;
  readonly values: GiverValues;
}

interface GiverPickerProps {
  readonly label: string;
  readonly choice: GiverChoice;
  readonly onChoice: (choice: GiverChoice) => void;
  /** Whether somebody who is in no book can be named here. */
  readonly mayBeNew?: boolean;
  readonly required?: boolean;
  /** Who cannot be chosen: they are it already. */
  readonly without?: string | null;
}

const placeOf = ({ name, street, city }: Known): string => [name, street, city].filter(Boolean).join(', ');

export function GiverPicker({
  label,
  choice,
  onChoice,
  mayBeNew = false,
  required = true,
  without = null,
}: GiverPickerProps) {
  const { id, isNew, values } = choice;
  const { rows, onlyHere } = useBook(values.name);
  const known = knownGivers(rows, []).filter((one) => one.id !== without);
  const same = id === null ? namesakes(known, values.name) : [];
  const found = id === null ? findGivers(known, values.name).filter((one) => !same.includes(one)) : [];
  const typed = [...values.name.trim()].length >= 2;
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <TextField
        label={label}
        required={required}
        mark={required ? undefined : m.ui_optional()}
        autoComplete="off"
        maxLength={200}
        value={values.name}
        onChange={({ target }) => onChoice({ ...choice, id: null, values: { ...values, name: target.value } })}
      />
      <div aria-live="polite" className={css({ display: 'grid', gap: '2', _empty: { display: 'none' } })}>
        {isNew && same.length > 0 ? <p className={css({ fontWeight: 'bold' })}>{m.money_namesake_paid()}</p> : null}
        {onlyHere ? <p className={css({ textStyle: 'small' })}>{m.money_only_newest()}</p> : null}
      </div>
      <ul
        aria-label={m.money_known()}
        className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } })}
      >
        {[...same, ...found].map((one) => (
          <li key={one.id}>
            <Button
              variant="secondary"
              onClick={() => onChoice({ id: one.id, isNew: false, values: { ...values, name: one.name } })}
            >
              {placeOf(one)}
            </Button>
          </li>
        ))}
      </ul>
      {mayBeNew && typed && id === null && !isNew ? (
        <div>
          <Button variant="secondary" onClick={() => onChoice({ ...choice, isNew: true })}>
            {m.money_somebody_new({ name: values.name.trim() })}
          </Button>
        </div>
      ) : null}
      {isNew && id === null ? (
        <GiverDetailFields
          values={values}
          problems={giverProblems(values)}
          change={(part) => onChoice({ ...choice, values: { ...values, ...part } })}
        />
      ) : null}
    </div>
  );
}
