/** The fields by which an entry is looked for. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import { ENTRY_TYPES } from '../model/entry.ts';
import { isFiltered, NO_FILTER, typeIn, type EntryFilter } from '../model/findEntries.ts';
import { typeWords } from '../model/words.ts';

interface FindFieldsProps {
  readonly filter: EntryFilter;
  readonly change: (filter: EntryFilter) => void;
}

export function FindFields({ filter, change }: FindFieldsProps) {
  return (
    <search className={css({ display: 'grid', gap: '3', marginBottom: '4', maxWidth: '36rem' })}>
      <TextField
        label={m.money_find()}
        hint={m.money_find_hint()}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filter.words}
        onChange={({ target }) => change({ ...filter, words: target.value })}
      />
      <details>
        <summary className={opener}>{m.money_find_narrow()}</summary>
        <div
          className={css({
            display: 'grid',
            gap: '3',
            gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
            paddingTop: '3',
          })}
        >
          <SelectField
            label={m.money_type()}
            placeholder={m.money_find_all()}
            value={filter.type}
            options={ENTRY_TYPES.map((one) => ({ value: one, label: typeWords[one]() }))}
            onChange={({ target }) => change({ ...filter, type: typeIn(target.value) })}
          />
          <TextField
            label={m.money_find_from()}
            type="date"
            value={filter.first}
            onChange={({ target }) => change({ ...filter, first: target.value })}
          />
          <TextField
            label={m.money_find_until()}
            type="date"
            value={filter.last}
            onChange={({ target }) => change({ ...filter, last: target.value })}
          />
        </div>
      </details>
      {isFiltered(filter) ? (
        <div>
          <Button variant="secondary" onClick={() => change(NO_FILTER)}>
            {m.money_find_clear()}
          </Button>
        </div>
      ) : null}
    </search>
  );
}
