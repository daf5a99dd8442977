/** One payment, in the city's own words, with the way to say that it is wrong. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import type { Payment, PaymentFile } from '../model/payments.ts';
import { facts, line, link, quiet } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

interface PaymentLineProps {
  readonly payment: Payment;
  readonly file: PaymentFile | undefined;
}

export function PaymentLine({ payment, file }: PaymentLineProps) {
  const [, row, vendor, street, purpose, department, paidOn, cents, reference] = payment;
  const { words: contact } = useWords('contact');
  // The row is named by the file's hash and its number: nothing that anybody typed goes into an address.
  const about = m.transparency_wrong_subject({ row, hash: file?.sha256.slice(0, 12) ?? '' });
  return (
    <li className={line}>
      <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', alignItems: 'baseline' })}>
        <h2 className={css({ fontWeight: 'bold', fontFamily: 'body', minWidth: '0' })}>{vendor}</h2>
        <strong className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
          {exactMoney(cents)}
        </strong>
      </div>
      <p className={facts}>
        <time dateTime={paidOn}>{dayWords(paidOn)}</time>
        {[street, department].map((text) => (text === null ? null : <span key={text}>{text}</span>))}
      </p>
      {purpose === null ? null : <p>{purpose}</p>}
      <p className={`${facts} ${quiet}`}>
        <span>{m.transparency_row_of({ row, file: file?.file_name ?? '' })}</span>
        {reference === null ? null : <span>{m.transparency_reference({ reference })}</span>}
        <a
          className={link}
          href={`mailto:${contact.email}?subject=${encodeURIComponent(about)}`}
          aria-label={m.transparency_wrong_row({ row })}
        >
          {m.transparency_wrong()}
        </a>
      </p>
    </li>
  );
}
