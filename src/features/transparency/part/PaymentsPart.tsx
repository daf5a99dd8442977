/** What the city paid, as its own file says: by street, by vendor, with the hash of the file and a way to say that a row is wrong. */
import { css } from 'styled-system/css';
import { counted, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { paymentFilesRead, paymentsRead } from '../data/reads.ts';
import { useOpen } from '../data/useOpen.ts';
import { searchPayments, totalOf, type Payment } from '../model/payments.ts';
import { CheckFile } from '../parts/CheckFile.tsx';
import { OpenList } from '../parts/OpenList.tsx';
import { quiet, stack } from '../parts/styles.ts';
import { PaymentFiles } from './PaymentFiles.tsx';
import { PaymentLine } from './PaymentLine.tsx';

const spec: ListSpec<Payment> = {
  find: searchPayments,
  orders: [
    // As they come: the newest first.
    { value: 'day', label: m.transparency_order_newest, arrange: (all) => all },
    { value: 'most', label: m.transparency_order_most, arrange: (all) => all.toSorted((a, b) => b[7] - a[7]) },
  ],
  page: { first: 25, more: 100 },
};

export function PaymentsPart() {
  const files = useOpen(paymentFilesRead);
  const payments = useOpen(paymentsRead);
  const shown = files.rows?.filter(({ ended_at: ended }) => ended === null) ?? [];
  const byId = new Map(files.rows?.map((file) => [file.id, file]));
  return (
    <div className={stack}>
      <p className={css({ maxWidth: 'text' })}>{m.transparency_payments_names()}</p>
      <div>
        <OpenList
          open={payments}
          spec={spec}
          name={m.transparency_payments()}
          many={m.transparency_many_payments()}
          hint={m.transparency_payments_hint()}
          source={m.transparency_source_payments({
            files: shown.map(({ file_name: name, as_of: day }) => `${name} (${day})`).join(', '),
          })}
          renderSum={(found) => (
            <p className={css({ fontWeight: 'bold' })} aria-live="polite">
              {m.transparency_payments_found({ ...counted(found.length), total: exactMoney(totalOf(found)) })}
            </p>
          )}
          csv={{
            heads: [
              m.transparency_csv_day(),
              m.transparency_vendor(),
              m.transparency_csv_amount(),
              m.transparency_purpose(),
              m.transparency_department(),
              m.transparency_street(),
              m.transparency_csv_number(),
              m.transparency_csv_row(),
              'SHA-256',
            ],
            cells: ([file, row, vendor, street, purpose, department, paidOn, cents, reference]) => [
              paidOn,
              vendor,
              cents / 100,
              purpose,
              department,
              street,
              reference,
              row,
              byId.get(file)?.sha256 ?? null,
            ],
          }}
          renderRow={(payment) => (
            <PaymentLine key={`${payment[0]} ${payment[1]}`} payment={payment} file={byId.get(payment[0])} />
          )}
        />
      </div>
      <CheckFile nameOf={(sha256) => files.rows?.find((file) => file.sha256 === sha256)?.file_name ?? null} />
      <PaymentFiles files={files} />
      <p className={quiet}>{m.transparency_payments_whose()}</p>
    </div>
  );
}
