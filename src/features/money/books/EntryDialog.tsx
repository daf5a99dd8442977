/** One entry: what is known of it, and putting it right in one action. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { bookRead, dutiesRead, overviewRead, type EntryRow } from '../data/reads.ts';
import { deedsOf, type Deed } from '../model/deeds.ts';
import { actionWords, typeWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
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
        <NeedsSignal>{m.money_needs_signal()}</NeedsSignal>
        {deeds.length === 0 ? <p>{m.money_nothing_to_do()}</p> : null}
        {deed === null ? (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            {deeds.map((one) => (
              <Button key={one} variant="secondary" onClick={() => setDeed(one)}>
                {deedWords[one]()}
              </Button>
            ))}
          </div>
        ) : (
          <DeedForm key={deed} entry={entry} deed={deed} change={change} title={deedWords[deed]()} onDone={onClose} />
        )}
        {/* Below: what comes in later moves no button away from under a thumb. */}
        <EntryPictures entry={entry} />
      </div>
    </Dialog>
  );
}
