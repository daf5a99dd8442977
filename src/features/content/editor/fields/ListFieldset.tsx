/** A list of entries: each with its fields, moved up and down by buttons, added and taken out. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { idsAt } from '../../../../core/content/blocks.ts';
import type { ListField } from '../../../../core/content/fields.ts';
import { m } from '../../../../messages/messages.js';
import { Button } from '../../../../ui/Button.tsx';
import { fieldName } from '../../parts/labels.ts';
import { problemWords } from '../../parts/problemWords.ts';
import { orderOf } from '../../model/editing.ts';
import { useEditing } from './editing.ts';

interface ListFieldsetProps {
  readonly name: string;
  readonly field: ListField;
  readonly path: string;
  /** An entry's fields, where they stand. */
  readonly children: (at: string) => ReactNode;
}

const entry = css({
  display: 'grid',
  gap: '4',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

export function ListFieldset({ name, field, path, children }: ListFieldsetProps) {
  const { values, problems, addEntry, removeEntry, moveEntry } = useEditing();
  const ids = idsAt(values.get(orderOf(path)));
  const problem = problemWords(problems.get(path));
  const label = fieldName(name);
  return (
    <fieldset
      className={css({ minWidth: '0', borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'line' })}
    >
      <legend className={css({ fontWeight: 'bold', paddingRight: '3' })}>{label}</legend>
      {problem === null ? null : (
        <p className={css({ textStyle: 'small', fontWeight: 'bold', color: 'danger' })}>{problem}</p>
      )}
      <ol>
        {ids.map((id, at) => {
          const which = m.content_entry({ list: label, number: at + 1 });
          return (
            <li key={id} className={entry}>
              <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
                <p className={css({ fontWeight: 'bold', marginRight: 'auto' })}>{which}</p>
                <Button
                  variant="ghost"
                  disabled={at === 0}
                  aria-label={m.content_move_up_of({ which })}
                  onClick={() => moveEntry(path, id, -1)}
                >
                  {m.content_move_up()}
                </Button>
                <Button
                  variant="ghost"
                  disabled={at === ids.length - 1}
                  aria-label={m.content_move_down_of({ which })}
                  onClick={() => moveEntry(path, id, 1)}
                >
                  {m.content_move_down()}
                </Button>
                <Button
                  variant="ghost"
                  aria-label={m.content_remove_of({ which })}
                  onClick={() => removeEntry(path, id)}
                >
                  {m.content_remove()}
                </Button>
              </div>
              {children(`${path}.${id}.`)}
            </li>
          );
        })}
      </ol>
      <Button variant="secondary" disabled={ids.length >= field.max} onClick={() => addEntry(path)}>
        {m.content_add({ list: label })}
      </Button>
    </fieldset>
  );
}
