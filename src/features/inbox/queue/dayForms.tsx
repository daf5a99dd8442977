/** The forms that plan: what came of a call and when again, and putting somebody off to a day. */
import { useState } from 'react';
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { contactSchema, snoozeSchema } from '../model/actions.ts';
import { OUTCOMES, type Outcome } from '../model/facts.ts';
import { dayAfter } from '../model/fold.ts';
import { outcomeWords } from '../parts/words.ts';
import { DayField } from './DayField.tsx';
import type { FormProps } from './formProps.ts';

export function ContactForm({
  today,
  busy,
  onDone,
  onCancel,
  outcome,
}: FormProps & { readonly outcome: Outcome | null }) {
  const [values, setValues] = useState<{ outcome: string; note: string; nextOn: string }>({
    outcome: outcome ?? '',
    note: '',
    nextOn: '',
  });
  const [done, setDone] = useState(false);
  const [tried, setTried] = useState(false);
  const result = v.safeParse(contactSchema(today), { ...values, nextOn: done ? '' : values.nextOn });
  const issueOf = (field: keyof typeof values) =>
    tried ? (result.issues?.find(({ path }) => path?.[0].key === field)?.message ?? null) : null;
  async function save() {
    setTried(true);
    if (!result.success) return;
    const contacted = { action: 'contacted', said: result.output } as const;
    await onDone(...(done ? [contacted, { action: 'closed' } as const] : [contacted]));
  }
  return (
    <StackedForm onSubmit={save}>
      <RadioCards
        label={m.inbox_outcome()}
        name="outcome"
        required
        value={values.outcome}
        error={issueOf('outcome')}
        options={OUTCOMES.map((one) => ({ value: one, label: outcomeWords[one]() }))}
        onChange={(event) => setValues({ ...values, outcome: event.target.value })}
      />
      <TextAreaField
        label={m.inbox_note()}
        mark={m.ui_optional()}
        rows={2}
        value={values.note}
        error={issueOf('note')}
        onChange={(event) => setValues({ ...values, note: event.target.value })}
      />
      <Checkbox checked={done} onCheckedChange={setDone}>
        {m.inbox_and_done()}
      </Checkbox>
      {done ? null : (
        <DayField
          label={m.inbox_next_on()}
          mark={m.ui_optional()}
          today={today}
          value={values.nextOn}
          error={issueOf('nextOn')}
          onDay={(nextOn) => setValues({ ...values, nextOn })}
        />
      )}
      <SaveCancel save={m.inbox_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}

export function SnoozeForm({ today, busy, onDone, onCancel }: FormProps) {
  const [values, setValues] = useState({ nextOn: dayAfter(today, 1), note: '' });
  const [tried, setTried] = useState(false);
  const result = v.safeParse(snoozeSchema(today), values);
  const issueOf = (field: keyof typeof values) =>
    tried ? (result.issues?.find(({ path }) => path?.[0].key === field)?.message ?? null) : null;
  async function save() {
    setTried(true);
    if (result.success) await onDone({ action: 'snoozed', said: result.output });
  }
  return (
    <StackedForm onSubmit={save}>
      <DayField
        label={m.inbox_until()}
        required
        today={today}
        value={values.nextOn}
        error={issueOf('nextOn')}
        onDay={(nextOn) => setValues({ ...values, nextOn })}
      />
      <TextAreaField
        label={m.inbox_note()}
        mark={m.ui_optional()}
        rows={2}
        value={values.note}
        error={issueOf('note')}
        onChange={(event) => setValues({ ...values, note: event.target.value })}
      />
      <SaveCancel save={m.inbox_save()} busy={busy} onCancel={onCancel} />
    </StackedForm>
  );
}
