/** Putting an entry right: how much, to which election or giver, what is wrong about it, and why; all of one action. */
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
import { rulesRead, type EntryRow } from '../data/reads.ts';
import { plainDollars } from '../model/cents.ts';
import { asWritten, correctionOf, partsOf, refundWay, type Deed } from '../model/deeds.ts';
import { factsOf, giverProblems, NO_GIVER } from '../model/giverForm.ts';
import { METHODS, type Method } from '../model/rules.ts';
import { methodWords } from '../model/words.ts';
import { isBeforePeriod } from '../model/giftForm.ts';
import { DateQuestion } from './DateQuestion.tsx';
import { electionWords } from './electionWords.ts';
import { GiverPicker, type GiverChoice } from './GiverPicker.tsx';
import { ChangesList, CorrectionFields } from './CorrectionFields.tsx';

export interface DeedFormProps {
  readonly entry: EntryRow;
  readonly deed: Deed;
  readonly change: Change;
  readonly title: string;
  readonly onDone: () => void;
}

const WAYS_BACK: readonly Method[] = ['check', 'card', 'transfer', 'cash'];

/** Of what was paid to somebody the wrong one may have been written down; whose gift it is, is moved by a deed of its own. */
const hasPayee = ({ type, refunds_id }: EntryRow): boolean =>
  refunds_id === null && (type === 'expenditure' || type === 'loan_payment' || type === 'loan');

export function DeedForm({ entry, deed, change, title, onDone }: DeedFormProps) {
  const [ids] = useState(() => ({ change: newId(), stays: newId(), moved: newId(), giver: newId(), version: newId() }));
  const left = entry.amount_cents - entry.refunded_cents;
  const [today] = useState(() => townDay(Date.now()));
  const [amount, setAmount] = useState(plainDollars(left));
  const [election, setElection] = useState('');
  const [whom, setWhom] = useState<GiverChoice>({ id: null, isNew: false, values: NO_GIVER });
  const [way, setWay] = useState<Method>(refundWay(entry.method));
  const [paidOn, setPaidOn] = useState(today);
  const [right, setRight] = useState(() => asWritten(entry));
  const [confirmedOn, setConfirmedOn] = useState('');
  const [reason, setReason] = useState('');
  const rules = useStaffRead(rulesRead).rows?.[0];
  const parts = partsOf(left, amount);
  const others = rules?.elections.filter(({ id }) => id !== entry.election_id) ?? [];
  const to = election === '' ? others[0]?.id : election;
  const newcomer = whom.isNew && whom.id === null && giverProblems(whom.values) === null;
  const giver = whom.id ?? (newcomer ? ids.giver : null);
  const correction = correctionOf(entry, right, today);
  const openFrom = rules?.open_from ?? null;
  const asked = deed === 'correction' && right.on !== entry.received_on && isBeforePeriod(right.on, openFrom);
  const payee = deed === 'correction' && giver !== null ? { contributor_id: giver } : {};
  const corrected = correction === null ? 0 : Object.keys({ ...correction, ...payee }).length;
  const halfNamed = whom.values.name.trim() !== '' && giver === null;
  const ready =
    deed === 'approval' ||
    (reason.trim().length >= 3 &&
      (deed === 'void' ||
        (deed === 'correction' && corrected > 0 && !halfNamed && (!asked || confirmedOn === right.on)) ||
        (deed === 'refund' && parts !== null && paidOn >= entry.received_on && paidOn <= today) ||
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
          paid_on: paidOn,
          way,
          reason: why,
        });
      const moves = deed === 'redesignation' ? { election_id: to ?? null } : { contributor_id: giver };
      const replacements =
        deed === 'void'
          ? []
          : deed === 'correction'
            ? [{ id: ids.moved, ...correction, ...payee, ...(asked ? { date_confirmed: true } : {}) }]
            : [
                ...(parts !== null && parts.stays > 0 ? [{ id: ids.stays, amount_cents: parts.stays }] : []),
                { id: ids.moved, amount_cents: parts?.moved ?? 0, ...moves },
              ];
      const { email: _email, phone: _phone, ...facts } = factsOf(whom.values);
      const named = deed === 'reattribution' || deed === 'correction';
      const somebody = named && newcomer ? { id: ids.version, contributor_id: ids.giver, ...facts } : null;
      return api.rpc('revise_entry', { ...of, change: ids.change, deed, reason: why, replacements, somebody });
    });
    if (done) onDone();
  }

  return (
    <StackedForm onSubmit={press}>
      {deed === 'refund' || deed === 'redesignation' || deed === 'reattribution' ? (
        <TextField
          label={m.money_part()}
          required
          inputMode="decimal"
          maxLength={20}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      ) : null}
      {deed === 'refund' ? (
        <>
          <SelectField
            label={m.money_refund_way()}
            value={way}
            options={WAYS_BACK.map((one) => ({ value: one, label: methodWords[one]() }))}
            onChange={(event) => setWay(METHODS.find((one) => one === event.target.value) ?? 'check')}
          />
          <TextField
            label={m.money_refund_on()}
            required
            type="date"
            min={entry.received_on}
            max={today}
            value={paidOn}
            onChange={(event) => setPaidOn(event.target.value)}
          />
        </>
      ) : null}
      {deed === 'redesignation' ? (
        <SelectField
          label={m.money_election()}
          value={to ?? ''}
          options={others.map((one) => ({ value: one.id, label: electionWords(one) }))}
          onChange={(event) => setElection(event.target.value)}
        />
      ) : null}
      {deed === 'correction' ? (
        <CorrectionFields
          entry={entry}
          values={right}
          today={today}
          change={(part) => setRight({ ...right, ...part })}
        />
      ) : null}
      {deed === 'reattribution' || (deed === 'correction' && hasPayee(entry)) ? (
        <GiverPicker
          label={deed === 'correction' ? m.money_other_payee() : m.money_giver()}
          required={deed === 'reattribution'}
          choice={whom}
          onChoice={setWhom}
          mayBeNew
          without={entry.contributor_id}
        />
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
      {deed === 'correction' ? (
        <ChangesList entry={entry} correction={correction} payee={giver === null ? null : whom.values.name.trim()} />
      ) : null}
      {asked ? (
        <DateQuestion
          on={right.on}
          openFrom={openFrom}
          confirmed={confirmedOn === right.on}
          onConfirm={(yes) => setConfirmedOn(yes ? right.on : '')}
        />
      ) : null}
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <Button type="submit" disabled={!ready || change.busy}>
        {title}
      </Button>
    </StackedForm>
  );
}
