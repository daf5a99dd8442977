/** What the law wants to know of whoever gives: where they live, and for whom they work at what. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { GiverDetailValues } from '../model/giverForm.ts';
import { GIVER_KINDS } from '../model/rules.ts';
import { giverKindWords } from '../model/words.ts';

interface GiverDetailFieldsProps {
  readonly values: GiverDetailValues;
  readonly problems: Readonly<Record<string, string>> | null;
  readonly change: (part: Partial<GiverDetailValues>) => void;
}

export function GiverDetailFields({ values, problems, change }: GiverDetailFieldsProps) {
  const line = (field: Exclude<keyof GiverDetailValues, 'kind'>, label: string, most: number) => (
    <TextField
      label={label}
      mark={m.ui_optional()}
      autoComplete="off"
      maxLength={most}
      value={values[field]}
      error={problems?.[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <SelectField
        label={m.money_kind()}
        value={values.kind}
        options={GIVER_KINDS.map((one) => ({ value: one, label: giverKindWords[one]() }))}
        onChange={(event) => change({ kind: GIVER_KINDS.find((one) => one === event.target.value) ?? 'IND' })}
      />
      {line('street', m.money_street(), 300)}
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '2fr 1fr 1fr' }, gap: '3' })}>
        {line('city', m.money_city(), 100)}
        {line('state', m.money_state(), 40)}
        {line('postcode', m.money_postcode(), 20)}
      </div>
      {values.kind === 'IND' ? (
        <>
          {line('occupation', m.money_occupation(), 200)}
          {line('employer', m.money_employer(), 200)}
        </>
      ) : null}
    </div>
  );
}
