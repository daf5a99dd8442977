/** Adding somebody who comes without an RSVP. Saved on this device first, like every fact from the door. */
import { useState } from 'react';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { Notice, Pair } from '../../../forms/FormParts.tsx';
import { nameField, optionalEmail, optionalPhone } from '../../../forms/fields.ts';
import { messagesOf, type FieldMessages } from '../../../forms/valibotAdapter.ts';
import type { NotSaved } from '../../../core/failures/blame.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import type { WalkIn } from '../data/saveCheckin.ts';
import { m } from '../../../messages/messages.js';
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

const wrongSize = () => m.forms_number_between({ min: 1, max: PARTY_MAX });
const schema = v.object({
  name: nameField(m.forms_name_missing),
  email: optionalEmail(),
  phone: optionalPhone(),
  partySize: v.pipe(
    v.number(wrongSize),
    v.integer(wrongSize),
    v.minValue(1, wrongSize),
    v.maxValue(PARTY_MAX, wrongSize),
  ),
});

export function WalkInDialog({ name, save, onClose }: WalkInDialogProps) {
  const [values, setValues] = useState({ name, email: '', phone: '' });
  const [partySize, setPartySize] = useState<number | ''>(1);
  const [wrong, setWrong] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<NotSaved | null>(null);
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
          setProblem(reasonNotSaved(cause));
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
    <Dialog open onClose={onClose} title={m.queue_add()} description={m.queue_add_more()}>
      <StackedForm onSubmit={add}>
        <TextField label={m.forms_name()} required {...field('name')} />
        <Pair>
          <TextField label={m.forms_phone()} mark={m.ui_optional()} type="tel" inputMode="tel" {...field('phone')} />
          <TextField
            label={m.forms_email()}
            mark={m.ui_optional()}
            type="email"
            inputMode="email"
            {...field('email')}
          />
        </Pair>
        <NumberField
          label={m.queue_party()}
          required
          min={1}
          max={PARTY_MAX}
          value={partySize}
          onValueChange={setPartySize}
          error={wrong['partySize']}
          moreLabel={m.queue_party_more()}
          lessLabel={m.queue_party_less()}
        />
        <Notice>{problem && m.queue_walk_in_not_saved({ why: notSavedWords(problem, 'device') })}</Notice>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" size="lg" busy={busy && m.ui_saving()}>
            {m.queue_check_in()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
