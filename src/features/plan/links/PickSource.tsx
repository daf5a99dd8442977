/** Choosing one of many by its words: which idea, which question, which place. */
import { useDeferredValue, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { SourceEnd } from '../data/useSources.ts';

/** More would be a list to read instead of words to type. */
const MOST = 6;

export interface PickSourceProps {
  readonly label: string;
  /** null: not here. */
  readonly ends: readonly SourceEnd[] | null;
  /** The id of the one that is chosen; '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

export function PickSource({ label, ends, value, error, onChange }: PickSourceProps) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const index = useMemo(() => findable(ends ?? [], ({ title, more }) => `${title} ${more}`), [ends]);
  const found = useMemo(() => findWords(index, asked), [index, asked]);
  const chosen = ends?.find(({ id }) => id === value);
  // What is chosen stays in sight, whatever is typed next.
  const offered = [...(chosen ? [chosen] : []), ...found.filter((one) => one !== chosen)].slice(0, MOST);
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <TextField
        label={m.plan_link_find()}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
      {ends === null ? (
        <p>{m.plan_link_ends_away()}</p>
      ) : (
        <RadioCards
          label={label}
          required
          name="link-source"
          options={offered.map(({ id, title, more }) => ({ value: id, label: `${title} (${more})` }))}
          value={value}
          error={error}
          hint={offered.length === 0 ? m.plan_link_ends_none() : undefined}
          onChange={(change) => onChange(change.target.value)}
        />
      )}
      <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted', '&:empty': { display: 'none' } })}>
        {found.length > MOST ? m.plan_link_ends_more() : null}
      </p>
    </div>
  );
}
