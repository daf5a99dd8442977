/** Whether ledger, bank and report say the same, on the page of the ledger. */
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { bankRead } from '../data/bankReads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import { SumPanel } from '../parts/SumPanel.tsx';

export function BankPanel() {
  const bank = useStaffRead(bankRead);
  useFreshAfterSending(bank.refresh);
  const told = bank.rows?.[0];
  return told === undefined ? null : (
    <div>
      <SumPanel bank={told} />
      <AsOf asOf={bank.asOf} trouble={bank.trouble} />
    </div>
  );
}
