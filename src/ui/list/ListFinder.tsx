/** The means to find something in a list: a word, what to narrow it by, an order. */
import { useId, useState } from 'react';
import { listView } from 'styled-system/recipes';
import { labelOf } from '../../core/label.ts';
import { digits } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextInput.tsx';
import { pickedOf, type Choice } from './listView.ts';
import type { ListLook } from './useListView.ts';

export interface ListFinderProps<T> {
  readonly look: ListLook<T>;
  /** "Find a turf" */
  readonly label: string;
  /** What can be typed: "Name, phone or receipt code". */
  readonly hint: string;
  /** On a phone all that narrows and orders lies behind a press: the first lines are to be on the first screen. */
  readonly folded?: boolean;
}

export function ListFinder<T>({ look, label, hint, folded = false }: ListFinderProps<T>) {
  const slots = listView();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { spec, state, set, counts } = look;
  const { choices = [], orders = [] } = spec;
  const pick = (name: string, value: string) => set({ ...state, pages: 0, picked: { ...state.picked, [name]: value } });

  const picked = choices.filter(({ name, as, options }) => {
    const now = pickedOf(options, state.picked[name]);
    return as !== 'buttons' && now !== options[0];
  }).length;

  const offered = (choice: Choice<T>) => {
    const now = pickedOf(choice.options, state.picked[choice.name])?.value;
    return choice.options
      .map(({ value, label }) => ({
        value,
        label: labelOf(label),
        now: value === now,
        count: counts.get(choice.name)?.get(value) ?? 0,
      }))
      .filter(({ now, count }) => now || count > 0 || choice.onlyUsed !== true);
  };

  const narrowing = (
    <>
      {choices.map((choice) =>
        choice.as === 'buttons' ? null : (
          <SelectField
            key={choice.name}
            label={labelOf(choice.label)}
            hint={choice.hint === undefined ? undefined : labelOf(choice.hint)}
            options={offered(choice).map(({ value, label, count }) => ({
              value,
              label: choice.as === 'counted' ? `${label} (${digits(count)})` : label,
            }))}
            value={pickedOf(choice.options, state.picked[choice.name])?.value}
            onChange={(change) => pick(choice.name, change.target.value)}
          />
        ),
      )}
      {orders.length > 1 ? (
        <SelectField
          label={m.ui_order()}
          options={orders.map(({ value, label: name }) => ({ value, label: labelOf(name) }))}
          value={pickedOf(orders, state.order)?.value}
          onChange={(change) => set({ ...state, pages: 0, order: change.target.value })}
        />
      ) : null}
    </>
  );

  return (
    <>
      {choices.map((choice) =>
        choice.as === 'buttons' ? (
          <fieldset key={choice.name} aria-label={labelOf(choice.label)} className={slots.buttons}>
            {offered(choice).map(({ value, label, now, count }) => (
              <Button
                key={value}
                variant={now ? 'quiet' : 'secondary'}
                aria-pressed={now}
                onClick={() => pick(choice.name, value)}
              >
                {`${label} ${digits(count)}`}
              </Button>
            ))}
          </fieldset>
        ) : null,
      )}
      <form
        aria-label={label}
        onSubmit={(submit) => submit.preventDefault()}
        className={slots.finder}
        data-many={folded || undefined}
      >
        <TextField
          label={m.ui_search()}
          type="search"
          autoComplete="off"
          hint={hint}
          value={state.query}
          onChange={(change) => set({ ...state, pages: 0, query: change.target.value })}
        />
        {folded ? (
          <>
            <Button
              variant="secondary"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className={slots.unfold}
            >
              {picked === 0 ? m.ui_list_filters() : m.ui_list_filters_picked({ count: digits(picked) })}
            </Button>
            <div id={id} data-closed={!open || undefined} className={slots.fold}>
              {narrowing}
            </div>
          </>
        ) : (
          narrowing
        )}
      </form>
    </>
  );
}
