/** The two steps of a slip that ask something: to whom it is handed, and when the bank got it. */
import { useState } from 'react';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { DepositsRow } from '../data/bankReads.ts';
import type { SaveDeposits } from '../data/saveDeposit.ts';
import type { Slip } from '../model/deposits.ts';

interface FormProps {
  readonly slip: Slip;
  readonly busy: boolean;
  readonly save: SaveDeposits;
  readonly onDone: () => void;
}

export function HandOverForm({
  slip,
  people,
  busy,
  save,
  onDone,
}: FormProps & { readonly people: DepositsRow['people'] }) {
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <StackedForm
      onSubmit={async () => {
        setTried(true);
        if (to !== '' && (await save([{ slip: slip.id, action: 'give', to }]))) onDone();
      }}
    >
      <SelectField
        label={m.deposits_to()}
        hint={m.deposits_to_hint()}
        required
        placeholder={m.deposits_to_none()}
        value={to}
        error={tried && to === '' ? m.deposits_to_missing() : null}
        options={people.map(({ id, name }) => ({ value: id, label: name ?? m.money_account_gone() }))}
        onChange={({ target }) => setTo(target.value)}
      />
      <SaveCancel save={m.deposits_give()} busy={busy} onCancel={onDone} />
    </StackedForm>
  );
}

export function DepositForm({ slip, busy, save, onDone }: FormProps) {
  const today = townDay(useNow());
  const [on, setOn] = useState(today);
  const [reference, setReference] = useState('');
  const bad = !/^\d{4}-\d{2}-\d{2}$/.test(on) || on > today || on < '2020-01-01';
  return (
    <StackedForm
      onSubmit={async () => {
        if (bad) return;
        const said = reference.trim();
        if (await save([{ slip: slip.id, action: 'deposit', on, reference: said === '' ? null : said }])) onDone();
      }}
    >
      <TextField
        label={m.deposits_day()}
        type="date"
        required
        max={today}
        value={on}
        error={bad ? m.money_day_missing() : null}
        onChange={({ target }) => setOn(target.value)}
      />
      <TextField
        label={m.deposits_reference()}
        maxLength={100}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <SaveCancel save={m.deposits_deposit()} busy={busy} onCancel={onDone} />
    </StackedForm>
  );
}
