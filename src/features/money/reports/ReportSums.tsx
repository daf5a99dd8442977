/** What a report comes to: the money at its beginning, each type, the money at its end. */
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { ReportRow } from '../data/reportReads.ts';
import { ENTRY_TYPES } from '../model/entry.ts';
import { typeWords } from '../model/words.ts';

type Sums = Pick<ReportRow, 'opening_cents' | 'closing_cents' | 'by_type'>;

export function ReportSums({
  report: { opening_cents: opening, closing_cents: closing, by_type: sums },
}: {
  readonly report: Sums;
}) {
  const types = ENTRY_TYPES.filter((type) => sums[type] !== undefined);
  return (
    <TableFrame
      caption={m.reports_sums()}
      heads={[{ name: m.reports_what() }, { name: m.reports_amount(), number: true }]}
      rows={[
        { key: 'opening', cells: [m.reports_opening(), exactMoney(opening)] },
        ...types.map((type) => ({ key: type, cells: [typeWords[type](), exactMoney(sums[type] ?? 0)] })),
        { key: 'closing', cells: [m.reports_closing(), exactMoney(closing)] },
      ]}
    />
  );
}
