/** What is wrong about an entry, field by field, and in words what changes before it is saved. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { EntryRow } from '../data/reads.ts';
import { correctableOf, type CorrectionValues } from '../model/deeds.ts';
import { METHODS, type Method } from '../model/rules.ts';
import { methodWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { whoOf } from './EntryLine.tsx';

const WAYS: readonly Method[] = ['check', 'cash', 'card', 'transfer'];

interface FieldsProps {
  readonly entry: EntryRow;
  readonly values: CorrectionValues;
  readonly today: string;
  readonly change: (part: Partial<CorrectionValues>) => void;
}

export function CorrectionFields({ entry, values, today, change }: FieldsProps) {
  const fields = correctableOf(entry, values.method);
  const text = (field: 'checkNumber' | 'purpose' | 'memo', label: string, most: number) =>
    fields.includes(field) ? (
      <TextField
        label={label}
        autoComplete="off"
        maxLength={most}
        value={values[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    ) : null;
  return (
    <>
      <TextField
        label={m.money_right_amount()}
        required
        inputMode="decimal"
        maxLength={20}
        value={values.amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <TextField
        label={m.money_right_day()}
        required
        type="date"
        min="2020-01-01"
        max={today}
        value={values.on}
        onChange={(event) => change({ on: event.target.value })}
      />
      {fields.includes('method') ? (
        <SelectField
          label={m.money_method()}
          value={values.method}
          {...(entry.method === null ? { placeholder: m.money_election_none() } : {})}
          options={WAYS.map((one) => ({ value: one, label: methodWords[one]() }))}
          onChange={(event) => change({ method: METHODS.find((one) => one === event.target.value) ?? '' })}
        />
      ) : null}
      {text('checkNumber', m.money_check_number(), 40)}
      {text('purpose', entry.type === 'in_kind' ? m.money_thing() : m.money_purpose(), 300)}
      {text('memo', m.money_memo(), 1000)}
    </>
  );
}

interface ChangesProps {
  readonly entry: EntryRow;
  readonly correction: Partial<EntryRow> | null;
  /** Who was really paid; null: as it stands. */
  readonly payee: string | null;
}

export function ChangesList({ entry, correction, payee }: ChangesProps) {
  const none = m.money_no_text();
  const way = (method: Method | null | undefined) => (method ? methodWords[method]() : none);
  const said = correction ?? {};
  const lines: readonly (readonly [string, string, string] | null)[] = [
    said.amount_cents === undefined
      ? null
      : [m.money_amount(), exactMoney(entry.amount_cents), exactMoney(said.amount_cents)],
    said.received_on === undefined
      ? null
      : [m.money_right_day(), dayWords(entry.received_on), dayWords(said.received_on)],
    said.method === undefined ? null : [m.money_method(), way(entry.method), way(said.method)],
    said.check_number === undefined
      ? null
      : [m.money_check_number(), entry.check_number ?? none, said.check_number ?? none],
    said.purpose === undefined ? null : [m.money_purpose(), entry.purpose ?? none, said.purpose ?? none],
    said.memo === undefined ? null : [m.money_memo(), entry.memo ?? none, said.memo ?? none],
    payee === null ? null : [m.money_payee(), whoOf(entry), payee],
  ];
  const changes = lines.filter((one) => one !== null);
  return (
    <div aria-live="polite">
      {correction === null ? (
        <p className={css({ color: 'danger', fontWeight: 'bold' })}>{m.money_correction_wrong()}</p>
      ) : changes.length === 0 ? (
        <p className={css({ color: 'inkMuted' })}>{m.money_correction_nothing()}</p>
      ) : (
        <>
          <p className={css({ fontWeight: 'bold' })}>{m.money_correction_changes()}</p>
          <ul data-testid="money-changes">
            {changes.map(([name, was, is]) => (
              <li key={name} className={css({ overflowWrap: 'anywhere' })}>
                {m.money_change_line({ name, was, is })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
