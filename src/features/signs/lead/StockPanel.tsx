/** The stock: how many signs lie where, and saying what came or went. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { stockRead } from '../data/reads.ts';
import { useSignSaver } from '../data/useSignSaver.ts';
import { STOCK_REASONS, type StockReason } from '../model/kinds.ts';

const reasonWords: Readonly<Record<StockReason, () => string>> = {
  bought: m.signs_stock_bought,
  taken_along: m.signs_stock_taken,
  brought_back: m.signs_stock_back,
  lost: m.signs_stock_lost,
};

export function StockPanel() {
  const stock = useStaffRead(stockRead);
  const { busy, move } = useSignSaver();
  const [place, setPlace] = useState('');
  const [count, setCount] = useState('');
  const [reason, setReason] = useState<StockReason>('bought');
  const many = Number(count);
  const fits = place.trim() !== '' && Number.isInteger(many) && many >= 1 && many <= 10_000;

  async function save() {
    if (!fits || !(await move({ place: place.trim(), count: many, reason }))) return;
    toast({ type: 'success', title: m.signs_stock_saved });
    setCount('');
    await stock.refresh();
  }

  return (
    <Panel title={m.signs_stock()}>
      <ul aria-label={m.signs_stock()} className={css({ marginBottom: '4' })}>
        {stock.rows?.map((one) => (
          <li key={one.place}>
            {one.place}: <strong>{one.count}</strong>
          </li>
        ))}
      </ul>
      <div className={css({ maxWidth: '26rem' })}>
        <StackedForm onSubmit={save}>
          <TextField
            label={m.signs_stock_place()}
            required
            maxLength={100}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
          <SelectField
            label={m.signs_stock_what()}
            value={reason}
            options={STOCK_REASONS.map((one) => ({ value: one, label: reasonWords[one]() }))}
            onChange={(event) => setReason(STOCK_REASONS.find((one) => one === event.target.value) ?? 'bought')}
          />
          <TextField
            label={m.signs_stock_count()}
            required
            inputMode="numeric"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
          <Button type="submit" disabled={!fits || busy}>
            {m.signs_save()}
          </Button>
        </StackedForm>
      </div>
    </Panel>
  );
}
