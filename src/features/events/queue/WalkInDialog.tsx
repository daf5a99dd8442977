/** Adding somebody who comes without an RSVP. Saved on this device first, like every fact from the door. */
import { useState } from 'react';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { Notice, Pair } from '../../../forms/FormParts.tsx';
import { nameField, optionalEmail, optionalPhone } from '../../../forms/fields.ts';
import { messagesOf, type FieldMessages } from '../../../forms/valibotAdapter.ts';
import { notSaved } from '../../../hooks/blame.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import type { WalkIn } from '../data/saveCheckin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { PARTY_MAX } from './useActions.ts';

export interface WalkInDialogProps {
  /** What was searched for, if it looks like a name. */
  readonly name: string;
  readonly save: (person: WalkIn) => Promise<void>;
  readonly onClose: () => void;
}

const SIZE = `Please enter a number from 1 to ${PARTY_MAX}`;
const schema = v.object({
  name: nameField('Name is required'),
  email: optionalEmail(),
  phone: optionalPhone(),
  partySize: v.pipe(v.number(SIZE), v.integer(SIZE), v.minValue(1, SIZE), v.maxValue(PARTY_MAX, SIZE)),
});

export function WalkInDialog({ name, save, onClose }: WalkInDialogProps) {
  const [values, setValues] = useState({ name, email: '', phone: '' });
  const [partySize, setPartySize] = useState<number | ''>(1);
  const [wrong, setWrong] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useOneAtATime();

  async function add() {
    const typed = { ...values, partySize };
    const messages = messagesOf(schema, typed) ?? {};
    setWrong(messages);
    if (Object.keys(messages).length > 0) return;
    await run(() =>
      save(v.parse(schema, typed)).then(
        () => true,
        (cause: unknown) => {
          setProblem(`${notSaved(cause, 'device')} Nothing was saved. Write it down.`);
          return false;
        },
      ),
    );
  }

  const field = (key: keyof typeof values) => ({
    value: values[key],
    error: wrong[key],
    autoComplete: 'off',
    onChange: (change: React.ChangeEvent<HTMLInputElement>) => setValues({ ...values, [key]: change.target.value }),
  });
  return (
    <Dialog open onClose={onClose} title="Add a walk-in" description="They are checked in as soon as this is saved.">
      <StackedForm onSubmit={add}>
        <TextField label="Name" required {...field('name')} />
        <Pair>
          <TextField label="Phone" mark="optional" type="tel" inputMode="tel" {...field('phone')} />
          <TextField label="Email" mark="optional" type="email" inputMode="email" {...field('email')} />
        </Pair>
        <NumberField
          label="How many people?"
          required
          min={1}
          max={PARTY_MAX}
          value={partySize}
          onValueChange={setPartySize}
          error={wrong['partySize']}
          moreLabel="One more person"
          lessLabel="One person less"
        />
        <Notice>{problem}</Notice>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" size="lg" busy={busy && 'Saving...'}>
            Check in
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
