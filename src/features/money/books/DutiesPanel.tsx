/** What has to be done about the ledger, what is due first in front, and saying what was done where the ledger cannot see it. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { dutiesRead, type DutyRow } from '../data/reads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import { newId } from '../data/newId.ts';
import { dutyWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { EntryById } from '../parts/EntryById.tsx';
import { dutyMore, OF_MONEY, OF_REPORTS } from '../parts/dutyMore.ts';

const SETTLED_BY_NOTE: readonly DutyRow['kind'][] = ['best_efforts', 'late_report', 'double'];

export function DutiesPanel() {
  const duties = useStaffRead(dutiesRead);
  useFreshAfterSending(duties.refresh);
  const [open, setOpen] = useState<string | null>(null);
  const [settling, setSettling] = useState<DutyRow | null>(null);
  const today = townDay(useNow());
  return (
    <Panel
      title={m.money_duties()}
      aside={duties.rows === null ? null : m.money_duties_count({ count: duties.rows.length })}
    >
      {duties.rows?.length === 0 ? <p>{m.money_duties_none()}</p> : null}
      <ul aria-label={m.money_duties()} className={css({ marginBottom: '3' })}>
        {duties.rows?.map((one) => (
          <li
            key={one.key}
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '2',
              paddingBlock: '2',
              borderBottomWidth: '1px',
              borderBottomStyle: 'solid',
              borderBottomColor: 'line',
            })}
          >
            <div className={css({ flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' })}>
              <p>
                <strong>{dutyWords[one.kind]()}</strong>: {dutyMore(one)}
              </p>
              <p>
                <Tag loud={one.due_on < today}>{m.money_due({ day: dayWords(one.due_on) })}</Tag>
              </p>
            </div>
            {one.entry_id === null ? null : (
              <button type="button" className={textLink} onClick={() => setOpen(one.entry_id)}>
                {m.money_entry()}
              </button>
            )}
            {one.contributor_id === null ? null : (
              <Link to="/finance/givers/$giver" params={{ giver: one.contributor_id }} className={textLink}>
                {m.money_to_giver()}
              </Link>
            )}
            {SETTLED_BY_NOTE.includes(one.kind) ? (
              <Button variant="secondary" onClick={() => setSettling(one)}>
                {m.money_settle()}
              </Button>
            ) : null}
            {OF_MONEY.includes(one.kind) ? (
              <Link to="/finance/deposits" className={textLink}>
                {m.deposits_title()}
              </Link>
            ) : null}
            {OF_REPORTS.includes(one.kind) ? (
              <Link to="/finance/reports" className={textLink}>
                {m.reports_title()}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      <AsOf asOf={duties.asOf} trouble={duties.trouble} />
      {open === null ? null : <EntryById id={open} refresh={duties.refresh} onClose={() => setOpen(null)} />}
      {settling === null ? null : (
        <SettleDialog duty={settling} refresh={duties.refresh} onClose={() => setSettling(null)} />
      )}
    </Panel>
  );
}

interface SettleProps {
  readonly duty: DutyRow;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

function SettleDialog({ duty, refresh, onClose }: SettleProps) {
  const [note, setNote] = useState('');
  const [id] = useState(newId);
  const { busy, problem, run } = useChange(refresh);
  return (
    <Dialog open onClose={onClose} title={dutyWords[duty.kind]()} description={m.money_settle_hint()}>
      <StackedForm
        onSubmit={async () => {
          if (note.trim().length < 3) return;
          if (await run((api) => api.rpc('settle_obligation', { settlement: id, about: duty.key, note: note.trim() })))
            onClose();
        }}
      >
        <TextField
          label={m.money_settle_note()}
          required
          maxLength={500}
          value={note}
          error={problem}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" disabled={busy || note.trim().length < 3}>
          {m.money_settle()}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
