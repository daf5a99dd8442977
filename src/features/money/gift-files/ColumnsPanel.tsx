/** What the file's columns mean; of a known processor's they are known. */
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { lackingOf } from '../model/imports/columns.ts';
import { GIFT_FIELDS, type GiftField } from '../model/imports/fields.ts';
import { METHODS, type Method } from '../model/rules.ts';
import { methodWords } from '../model/words.ts';
import { QuestionsPart } from './QuestionsPart.tsx';
import type { OpenedFile } from './protocol.ts';
import type { GiftImport } from './useGiftImport.ts';

const WAYS: readonly Method[] = ['card', 'check', 'cash', 'transfer'];

const FIELDS: Readonly<Record<GiftField, () => string>> = {
  amount: m.money_amount,
  day: m.money_received_on,
  time: m.gift_files_time,
  zone: m.gift_files_zone,
  status: m.gift_files_status,
  type: m.gift_files_type,
  currency: m.gift_files_currency,
  name: m.gift_files_name,
  first: m.gift_files_first,
  last: m.gift_files_last,
  kind: m.money_kind,
  email: m.gift_files_email,
  email2: m.gift_files_email2,
  street: m.money_street,
  street2: m.gift_files_street2,
  city: m.money_city,
  state: m.money_state,
  postcode: m.money_postcode,
  occupation: m.money_occupation,
  employer: m.money_employer,
  phone: m.gift_files_phone,
  method: m.money_method,
  check_number: m.money_check_number,
  fee: m.gift_files_fee,
  fee2: m.gift_files_fee2,
  net: m.gift_files_net,
  reference: m.gift_files_reference,
  refund_of: m.gift_files_refund_of,
  refunded: m.gift_files_refunded,
  refunded_on: m.gift_files_refunded_on,
  disputed: m.gift_files_disputed,
  payout: m.gift_files_payout,
  payout_on: m.gift_files_payout_on,
  memo: m.money_memo,
};

export function ColumnsPanel({ work, file }: { readonly work: GiftImport; readonly file: OpenedFile }) {
  const { mapping } = work;
  const missing = file.source === 'csv' ? lackingOf(mapping, file.states) : [];
  const options = file.headings.map((heading, at) => ({
    value: String(at),
    label: heading || m.gift_files_column({ at: at + 1 }),
  }));
  return (
    <Panel
      title={work.name}
      aside={
        <Button variant="ghost" onClick={work.again}>
          {m.gift_files_other()}
        </Button>
      }
    >
      <p>
        {m.gift_files_rows(counted(file.total))}{' '}
        {file.processor === null ? m.gift_files_unknown() : m.gift_files_processor({ name: file.processor })}
      </p>
      {file.changed ? <p className={css({ fontWeight: 'bold' })}>{m.gift_files_changed()}</p> : null}
      {file.source === 'csv' ? (
        <details open={missing.length > 0 || undefined}>
          <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', listStyle: 'revert' })}>
            {m.gift_files_columns()}
          </summary>
          <div
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
              gap: '4',
              marginBlock: '4',
            })}
          >
            {GIFT_FIELDS.map((field) => (
              <SelectField
                key={field}
                label={FIELDS[field]()}
                placeholder={m.gift_files_none()}
                value={mapping[field] ?? ''}
                options={options}
                onChange={({ target }) => work.map(field, target.value === '' ? null : Number(target.value))}
              />
            ))}
            <SelectField
              label={m.gift_files_otherwise()}
              value={work.answers.otherwise}
              options={WAYS.map((one) => ({ value: one, label: methodWords[one]() }))}
              onChange={({ target }) => work.say({ otherwise: METHODS.find((one) => one === target.value) ?? 'card' })}
            />
          </div>
        </details>
      ) : null}
      {missing.length > 0 ? (
        <p className={css({ fontWeight: 'bold', color: 'danger' })}>
          {m.gift_files_missing({ fields: missing.map((field) => FIELDS[field]()).join(', ') })}
        </p>
      ) : null}
      <QuestionsPart work={work} />
    </Panel>
  );
}
