/** What the columns of a bank's file are, in which order it writes dates, and which amounts are money out. */
import { css } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { DATE_ORDERS, dateOf, type DateOrder } from '../model/bank/date.ts';
import { SIGNS, type Signs } from '../model/bank/direction.ts';
import { BANK_FIELDS, type BankField } from '../model/bank/headings.ts';
import { dayWords } from '../parts/dayWords.ts';
import type { BankImport } from './useBankFile.ts';

export const FIELD_WORDS: Readonly<Record<BankField, () => string>> = {
  posted_on: m.bank_day,
  amount: m.bank_amount,
  in: m.bank_in,
  out: m.bank_out,
  type: m.bank_type,
  description: m.bank_text,
  reference: m.bank_reference,
  balance: m.bank_balance,
  account: m.bank_account_column,
};
const ORDER_WORDS: Readonly<Record<DateOrder, (day: { readonly day: string }) => string>> = {
  mdy: m.bank_order_mdy,
  dmy: m.bank_order_dmy,
  ymd: m.bank_order_ymd,
};
const SIGN_WORDS: Readonly<Record<Signs, () => string>> = {
  written: m.bank_signs_written,
  flipped: m.bank_signs_flipped,
  type: m.bank_signs_type,
};
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  gap: '4',
});

export function FileColumns({ work, begun }: { readonly work: BankImport; readonly begun: boolean }) {
  const { file, mapping, read } = work;
  if (file === null) return null;
  const options = file.headings.map((heading, at) => {
    const number = digits(at + 1);
    const first = file.firstRow[at]?.slice(0, 40) ?? '';
    const nameless = first === '' ? m.bank_column({ number }) : m.bank_column_of({ number, text: first });
    return { value: String(at), label: heading || nameless };
  });
  return (
    <>
      {file.headed ? null : <p className={css({ fontWeight: 'bold' })}>{m.bank_headless()}</p>}
      {file.kind === 'csv' ? (
        <div className={columns}>
          {BANK_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={FIELD_WORDS[field]()}
              placeholder={m.bank_none()}
              disabled={begun}
              value={mapping[field] ?? ''}
              options={options}
              onChange={({ target }) => work.map(field, target.value === '' ? null : Number(target.value))}
            />
          ))}
        </div>
      ) : null}
      {read === null ? null : (
        <div className={columns}>
          <DateOrderField work={work} begun={begun} />
          {file.kind === 'csv' && mapping.amount !== undefined ? (
            <SelectField
              label={m.bank_signs()}
              required
              disabled={begun}
              {...(read.signs === null ? { placeholder: m.bank_signs_ask() } : {})}
              value={read.signs ?? ''}
              options={SIGNS.filter((one) => one !== 'type' || mapping.type !== undefined).map((value) => ({
                value,
                label: SIGN_WORDS[value](),
              }))}
              onChange={({ target }) => work.signs(SIGNS.find((one) => one === target.value) ?? null)}
            />
          ) : null}
        </div>
      )}
    </>
  );
}

/** Nothing to choose where the file writes its dates in words or from the year on. */
function DateOrderField({ work: { read, order }, begun }: { readonly work: BankImport; readonly begun: boolean }) {
  const numbers = read?.sample.filter((text) => /^\d{1,2}[/.-]/.test(text)) ?? [];
  // One that tells the orders apart, where there is one.
  const text = numbers.find((one) => dateOf(one, 'mdy') !== dateOf(one, 'dmy')) ?? numbers[0];
  if (!read || text === undefined) return null;
  const options = DATE_ORDERS.flatMap((value) => {
    const day = dateOf(text, value);
    return day === null ? [] : [{ value, label: ORDER_WORDS[value]({ day: dayWords(day) }) }];
  });
  return (
    <SelectField
      label={m.bank_order()}
      hint={m.bank_order_hint({ text })}
      required
      disabled={begun}
      {...(read.order === null ? { placeholder: m.bank_order_ask() } : {})}
      value={read.order ?? ''}
      options={options}
      onChange={({ target }) => order(DATE_ORDERS.find((one) => one === target.value) ?? null)}
    />
  );
}
