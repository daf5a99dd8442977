/** Which part of the queue is looked at, each with how many: buttons on a desk, a pick list in one row with the search on a phone. */
import type { Ref } from 'react';
import { css } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { VIEWS, type View } from '../model/views.ts';
import { viewWords } from '../parts/words.ts';

const ALWAYS: readonly View[] = ['todo', 'mine', 'new', 'done'];

export interface ViewPickerProps {
  readonly view: View;
  readonly counts: ReadonlyMap<View, number> | null;
  readonly onView: (view: View) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

export function ViewPicker({ view, counts, onView, words, onWords, searchRef }: ViewPickerProps) {
  const said = (one: View) => {
    const count = counts?.get(one);
    return count === undefined
      ? viewWords[one]()
      : m.inbox_view_count({ view: viewWords[one](), count: digits(count) });
  };
  // What nobody is in takes no room on a desk, unless it is looked at.
  const offered = VIEWS.filter((one) => one === view || ALWAYS.includes(one) || (counts?.get(one) ?? 0) > 0);
  return (
    <>
      <fieldset
        aria-label={m.inbox_views()}
        className={css({ display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '2', marginBottom: '3' })}
      >
        {offered.map((one) => (
          <Button
            key={one}
            variant={one === view ? 'quiet' : 'secondary'}
            aria-pressed={one === view}
            className={css({ paddingInline: '3' })}
            onClick={() => onView(one)}
          >
            {said(one)}
          </Button>
        ))}
      </fieldset>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '6fr 5fr', md: 'minmax(0, 26rem)' },
          gap: '3',
          '& > :first-child': { display: { md: 'none' } },
        })}
      >
        <SelectField
          label={m.inbox_show()}
          value={view}
          options={VIEWS.map((one) => ({ value: one, label: said(one) }))}
          onChange={(event) => onView(VIEWS.find((one) => one === event.target.value) ?? 'todo')}
        />
        <TextField
          ref={searchRef}
          label={m.inbox_find()}
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
    </>
  );
}
