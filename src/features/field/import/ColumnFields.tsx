/** Saying which column of the file means what: guessed from the headings, changed by hand. */
import { digits } from '../../../hooks/format.ts';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { fieldNames, FIELDS, type FieldName, type Mapping } from '../model/import/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Rich } from '../../../ui/Rich.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { FirstLine } from './FirstLine.tsx';
import type { OpenedFile } from './protocol.ts';

export interface ColumnFieldsProps {
  readonly name: string;
  readonly file: OpenedFile;
  readonly mapping: Mapping;
  /** What is still missing, in words; null when nothing is. */
  readonly incomplete: string | null;
  readonly onFirstLine: (headed: boolean) => void;
  readonly onMap: (field: FieldName, column: number | null) => void;
  readonly onOther: () => void;
}

/** Nobody is found without a name and an address: those are asked for even where no column was guessed. */
function wanted(mapping: Mapping): readonly FieldName[] {
  const has = (field: FieldName) => mapping[field] !== undefined;
  const asked: readonly FieldName[] = [
    ...(has('name') || has('last') ? [] : (['name'] as const)),
    ...(has('address') || has('street') ? [] : (['address'] as const)),
  ];
  return fieldNames.filter((field) => has(field) || asked.includes(field));
}

const STRONG = { file: (name: string) => <strong>{name}</strong> };

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  gap: '4',
  marginTop: '3',
});

export function ColumnFields(props: ColumnFieldsProps) {
  const { name, file, mapping, incomplete, onOther } = props;
  // As first guessed: a field that moved while it is being changed would be lost from under the finger.
  const [first] = useState(() => wanted(mapping));
  const rest = fieldNames.filter((field) => !first.includes(field));
  return (
    <Panel
      title={m.import_columns()}
      aside={
        <Button variant="ghost" onClick={onOther}>
          {m.import_other_file()}
        </Button>
      }
    >
      <p>
        <Rich
          of={(file.recognized.headed ? m.import_file_holds : m.import_file_holds_unheaded).parts({
            name,
            count: file.total,
            shown: digits(file.total),
            columns: file.headings.length,
          })}
          with={STRONG}
        />
      </p>
      <FirstLine file={file} onAnswer={props.onFirstLine} />
      <div className={grid}>
        {first.map((field) => (
          <ColumnField key={field} field={field} {...props} />
        ))}
      </div>
      <details className={css({ marginTop: '4' })}>
        <summary
          className={css({
            display: 'flex',
            alignItems: 'center',
            gap: '2',
            minHeight: 'touch',
            fontWeight: 'bold',
            cursor: 'pointer',
          })}
        >
          <Icon name="chevron" size={16} />
          {m.import_columns_more()}
        </summary>
        <div className={grid}>
          {rest.map((field) => (
            <ColumnField key={field} field={field} {...props} />
          ))}
        </div>
      </details>
      <p
        aria-live="polite"
        className={css({ marginTop: '4', fontWeight: 'bold', color: 'danger', _empty: { display: 'none' } })}
      >
        {incomplete}
      </p>
    </Panel>
  );
}

function ColumnField({ field, file, mapping, onMap }: ColumnFieldsProps & { readonly field: FieldName }) {
  const at = mapping[field];
  return (
    <SelectField
      label={FIELDS[field]()}
      hint={at === undefined ? undefined : example(file, at)}
      placeholder={m.import_column_none()}
      value={at ?? ''}
      options={file.headings.map((heading, index) => ({
        value: String(index),
        label: heading || m.import_column_at({ at: index + 1 }),
      }))}
      onChange={(event) => onMap(field, event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

/** What stands in that column in the first rows: the quickest way to see a wrong guess. */
function example(file: OpenedFile, at: number): string {
  const cells = [...new Set(file.sample.map((record) => (record[at] ?? '').trim()).filter(Boolean))];
  return cells.length === 0
    ? m.import_column_empty()
    : m.import_column_example({ cells: cells.slice(0, 2).join(' · ').slice(0, 60) });
}
