/** Putting an entry right: how much, to which election or giver, and why; all of one action. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import type { Change } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newId } from '../data/newId.ts';
import { bookRead, rulesRead, type EntryRow } from '../data/reads.ts';
import { findGivers, knownGivers } from '../model/book.ts';
import { parseCents, plainDollars } from '../model/cents.ts';
import { partsOf, type Deed } from '../model/deeds.ts';
import { electionWords } from '../parts/electionWords.ts';

export interface DeedFormProps {
  readonly entry: EntryRow;
  readonly deed: Deed;
  readonly change: Change;
  readonly title: string;
  readonly onDone: () => void;
}

export function DeedForm({ entry, deed, change, title, onDone }: DeedFormProps) {
  const [ids] = useState(() => ({ change: newId(), stays: newId(), moved: newId() }));
  const left = entry.amount_cents - entry.refunded_cents;
  const [amount, setAmount] = useState(plainDollars(left));
  const [election, setElection] = useState('');
  const [giver, setGiver] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const rules = useStaffRead(rulesRead).rows?.[0];
  const book = useStaffRead(bookRead).rows ?? [];
  const parts = partsOf(left, amount);
  const cents = parseCents(amount);
  const found = deed === 'reattribution' && giver === null ? findGivers(knownGivers(book, []), name) : [];
  const others = rules?.elections.filter(({ id }) => id !== entry.election_id) ?? [];
  const to = election === '' ? others[0]?.id : election;
  const ready =
    deed === 'approval' ||
    (reason.trim().length >= 3 &&
      (deed === 'void' ||
        (deed === 'correction' && cents !== null && cents > 0) ||
        (deed === 'refund' && parts !== null) ||
        (deed === 'redesignation' && parts !== null && to !== undefined) ||
        (deed === 'reattribution' && parts !== null && giver !== null && giver !== entry.contributor_id)));

  async function press() {
    if (!ready) return;
    const why = reason.trim();
    const of = { of_entry: entry.id };
    const done = await change.run(async (api) => {
      if (deed === 'approval') return api.rpc('approve_entry', of);
      if (deed === 'refund')
        return api.rpc('refund_entry', {
          ...of,
          refund: ids.change,
          cents: parts?.moved ?? 0,
          paid_on: townDay(Date.now()),
          way: 'check',
          reason: why,
        });
      const moves = deed === 'redesignation' ? { election_id: to ?? null } : { contributor_id: giver };
      const replacements =
        deed === 'void'
          ? []
          : deed === 'correction'
            ? [{ id: ids.moved, amount_cents: cents ?? 0 }]
            : [
                ...(parts !== null && parts.stays > 0 ? [{ id: ids.stays, amount_cents: parts.stays }] : []),
                { id: ids.moved, amount_cents: parts?.moved ?? 0, ...moves },
              ];
      return api.rpc('revise_entry', { ...of, change: ids.change, deed, reason: why, replacements });
    });
    if (done) onDone();
  }

  return (
    <StackedForm onSubmit={press}>
      {deed === 'void' || deed === 'approval' ? null : (
        <TextField
          label={deed === 'correction' ? m.money_right_amount() : m.money_part()}
          required
          inputMode="decimal"
          maxLength={20}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      {deed === 'redesignation' ? (
        <SelectField
          label={m.money_election()}
          value={to ?? ''}
          options={others.map((one) => ({ value: one.id, label: electionWords(one) }))}
          onChange={(event) => setElection(event.target.value)}
        />
      ) : null}
      {deed === 'reattribution' ? (
        <>
          <TextField
            label={m.money_giver()}
            required
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setGiver(null);
            }}
          />
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } })}>
            {found.map((one) => (
              <Button
                key={one.id}
                variant="secondary"
                onClick={() => {
                  setGiver(one.id);
                  setName(one.name);
                }}
              >
                {one.name}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {deed === 'approval' ? null : (
        <TextField
          label={m.money_reason()}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <Button type="submit" disabled={!ready || change.busy}>
        {title}
      </Button>
    </StackedForm>
  );
}
