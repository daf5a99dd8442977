/** What the file's columns mean, the first rows as they will stand, and what cannot be a payment. */
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { lacking, PAYMENT_FIELDS, type PaymentField } from '../model/paymentColumns.ts';
import type { PaymentFault } from '../model/paymentRow.ts';
import { dayWords } from '../parts/written.ts';
import type { OpenedFile } from './protocol.ts';
import type { PaymentImport } from './usePaymentImport.ts';

const SHOWN = 5;

const FIELDS: Readonly<Record<PaymentField, () => string>> = {
  vendor: m.transparency_vendor,
  street: m.transparency_street,
  purpose: m.transparency_purpose,
  department: m.transparency_department,
  paid_on: m.transparency_csv_day,
  amount: m.transparency_csv_amount,
  reference: m.transparency_csv_number,
};

const FAULTS: Readonly<Record<PaymentFault, () => string>> = {
  vendor: FIELDS.vendor,
  paid_on: FIELDS.paid_on,
  amount: FIELDS.amount,
  total: m.transparency_import_total,
  void: m.transparency_import_void,
};

export function ColumnsPanel({ work, file }: { readonly work: PaymentImport; readonly file: OpenedFile }) {
  const { mapping, read } = work;
  const missing = lacking(mapping);
  const options = file.headings.map((heading, at) => ({
    value: String(at),
    label: heading || m.transparency_import_column({ at: at + 1 }),
  }));
  return (
    <Panel
      title={work.name}
      aside={
        <Button variant="ghost" onClick={work.again}>
          {m.transparency_import_other()}
        </Button>
      }
    >
      <p>{m.transparency_file_rows(counted(file.total))}</p>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: '4',
          marginBlock: '4',
        })}
      >
        {PAYMENT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELDS[field]()}
            placeholder={m.transparency_import_none()}
            value={mapping[field] ?? ''}
            options={options}
            onChange={({ target }) => work.map(field, target.value === '' ? null : Number(target.value))}
          />
        ))}
      </div>
      <p aria-live="polite" className={css({ fontWeight: 'bold' })}>
        {missing.length > 0
          ? m.transparency_import_missing({ fields: missing.map((field) => FIELDS[field]()).join(', ') })
          : read
            ? m.transparency_import_found(counted(read.payments.length))
            : m.transparency_check_busy()}
      </p>
      {read && read.leftOut.length > 0 ? (
        <p>
          {m.transparency_file_out(counted(read.leftOut.length))}{' '}
          {read.leftOut
            .slice(0, SHOWN)
            .map(({ row, fault }) => m.transparency_import_out({ row, field: FAULTS[fault]() }))
            .join(' ')}
        </p>
      ) : null}
      {read && read.payments.length > 0 ? (
        <TableFrame
          caption={m.transparency_import_first()}
          heads={[
            { name: m.transparency_vendor() },
            { name: m.transparency_csv_day() },
            { name: m.transparency_csv_amount(), number: true },
            { name: m.transparency_street() },
            { name: m.transparency_purpose() },
          ]}
          rows={read.payments.slice(0, SHOWN).map((one) => ({
            key: String(one.row),
            cells: [one.vendor, dayWords(one.paid_on), exactMoney(one.cents), one.street ?? '', one.purpose ?? ''],
          }))}
        />
      ) : null}
    </Panel>
  );
}
