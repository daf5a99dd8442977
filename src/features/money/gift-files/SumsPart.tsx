/** What the file's new lines come to, down to what reaches the bank. */
import { digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { fileSums } from '../model/imports/fileSums.ts';
import type { Line } from '../model/imports/line.ts';

export function SumsPart({ lines }: { readonly lines: readonly Line[] }) {
  const sums = fileSums(lines);
  const rows: readonly (readonly [string, number, boolean])[] = [
    [m.gift_files_sums_contributions({ shown: digits(sums.contributions) }), sums.contributed, true],
    [m.gift_files_sums_fees(), -sums.fees, sums.fees > 0],
    [m.gift_files_sums_refunds({ shown: digits(sums.refunds) }), -sums.refunded, sums.refunds > 0],
    [
      sums.feesBack < 0 ? m.gift_files_sums_refund_fees() : m.gift_files_sums_fees_back(),
      sums.feesBack,
      sums.feesBack !== 0,
    ],
    [m.gift_files_sums_own_fees(), -sums.ownFees, sums.ownFees > 0],
    [m.gift_files_sums_net(), sums.reachesBank, true],
  ];
  return (
    <TableFrame
      caption={m.gift_files_sums_title()}
      heads={[{ name: m.gift_files_sums_what() }, { name: m.money_amount(), number: true }]}
      rows={rows
        .filter(([, , shown]) => shown)
        .map(([name, cents]) => ({ key: name, cells: [name, exactMoney(cents)] }))}
    />
  );
}
