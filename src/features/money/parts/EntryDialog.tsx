/** One entry: what is known of it, and putting it right in one action. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { bookRead, dutiesRead, overviewRead, type EntryRow } from '../data/reads.ts';
import { deedsOf, type Deed } from '../model/deeds.ts';
import { receiptOfRow } from '../model/receipt.ts';
import { actionWords, typeWords } from '../model/words.ts';
import { dayWords } from './dayWords.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { DeedForm } from './DeedForm.tsx';
import { whoOf } from './EntryLine.tsx';
import { EntryPictures } from './EntryPictures.tsx';

export interface EntryDialogProps {
  readonly entry: EntryRow;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

const deedWords: Readonly<Record<Deed, () => string>> = {
  refund: m.money_do_refund,
  correction: m.money_do_correction,
  redesignation: m.money_do_redesignation,
  reattribution: m.money_do_reattribution,
  void: m.money_do_void,
  approval: m.money_do_approval,
};

export function EntryDialog({ entry, refresh, onClose }: EntryDialogProps) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const totals = useStaffRead(overviewRead);
  const duties = useStaffRead(dutiesRead);
  const book = useStaffRead(bookRead);
  const change = useChange(refresh, totals.refresh, duties.refresh, book.refresh);
  const deeds = deedsOf(entry);
  const [receipt, setReceipt] = useState(false);
  const wordsOf = (one: Deed) =>
    one === 'reattribution' && entry.contributor_id === null ? m.money_do_attribution() : deedWords[one]();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${whoOf(entry)}, ${exactMoney(entry.amount_cents)}`}
      description={`${typeWords[entry.type]()} · ${dayWords(entry.received_on)}`}
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {entry.reason === null ? null : (
          <p>
            {entry.action === null ? null : <strong>{actionWords[entry.action]?.()}: </strong>}
            {entry.reason}
          </p>
        )}
        {entry.memo === null ? null : <p>{entry.memo}</p>}
        <p className={css({ color: 'inkMuted' })}>
          {m.money_noted_by({ name: entry.by_name ?? m.money_account_gone() })}{' '}
          {entry.type === 'contribution' ? (entry.signed ? m.money_signed() : m.money_unsigned()) : null}
        </p>
        <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })}>
          {entry.contributor_id === null ? null : (
            <Link to="/finance/givers/$giver" params={{ giver: entry.contributor_id }} className={textLink}>
              {m.money_to_giver()}
            </Link>
          )}
          {entry.reverses_id === null ? (
            <button type="button" className={textLink} aria-expanded={receipt} onClick={() => setReceipt(!receipt)}>
              {m.money_receipt_show()}
            </button>
          ) : null}
        </p>
        {receipt ? (
          <section aria-label={m.money_receipt()} className={css({ display: 'grid', gap: '3' })}>
            <ReceiptSheet facts={receiptOfRow(entry)} />
            <div>
              <Button variant="secondary" onClick={() => print()}>
                {m.money_print()}
              </Button>
            </div>
          </section>
        ) : null}
        <NeedsSignal>{m.money_needs_signal()}</NeedsSignal>
        {deeds.length === 0 ? <p>{m.money_nothing_to_do()}</p> : null}
        {deed === null ? (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            {deeds.map((one) => (
              <Button key={one} variant="secondary" onClick={() => setDeed(one)}>
                {wordsOf(one)}
              </Button>
            ))}
          </div>
        ) : (
          <DeedForm key={deed} entry={entry} deed={deed} change={change} title={wordsOf(deed)} onDone={onClose} />
        )}
        {/* Below: what comes in later moves no button away from under a thumb. */}
        <EntryPictures entry={entry} />
      </div>
    </Dialog>
  );
}
