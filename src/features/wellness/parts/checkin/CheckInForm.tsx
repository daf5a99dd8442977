/** Three questions, one of them needed. What is typed is kept nowhere before it is saved. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useOneAtATime } from '../../../../hooks/useOneAtATime.ts';
import { m } from '../../../../messages/messages.js';
import { Button } from '../../../../ui/Button.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { StackedForm } from '../../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../../ui/TextInput.tsx';
import { MOODS, MOST_NOTE, type CheckIn } from '../../model/checkIn.ts';
import { hourWords, moodWords } from './words.ts';

export interface CheckInFormProps {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly kept: CheckIn | undefined;
  /** Resolves to whether it was kept. */
  readonly onKeep: (one: CheckIn) => Promise<boolean>;
}

const HOURS = Array.from({ length: 17 }, (_, hours) => hours);

export function CheckInForm({ today, kept, onKeep }: CheckInFormProps) {
  const [mood, setMood] = useState(kept?.mood ?? null);
  const [sleep, setSleep] = useState(kept?.sleep ?? null);
  const [note, setNote] = useState(kept?.note ?? '');
  const [said, setSaid] = useState<'missing' | 'kept' | null>(null);
  const { busy, run } = useOneAtATime();

  async function keep() {
    if (mood === null) {
      setSaid('missing');
      return;
    }
    const done = await run(() => onKeep({ day: today, mood, sleep, note: note.trim(), at: Date.now() }));
    setSaid(done ? 'kept' : null);
  }
  return (
    <div className={css({ maxWidth: 'text', '& fieldset > div': { gridTemplateColumns: { sm: 'repeat(5, 1fr)' } } })}>
      <StackedForm onSubmit={keep}>
        <RadioCards
          label={m.wellness_check_mood()}
          name="mood"
          required
          error={said === 'missing' ? m.wellness_check_choose() : null}
          options={MOODS.map((one) => ({ value: String(one), label: moodWords(one) }))}
          value={mood === null ? '' : String(mood)}
          onChange={({ target }) => {
            setMood(Number(target.value));
            setSaid(null);
          }}
        />
        <SelectField
          label={m.wellness_check_sleep()}
          mark={m.ui_optional()}
          placeholder={m.wellness_check_unsaid()}
          options={HOURS.map((hours) => ({ value: String(hours), label: hourWords(hours) }))}
          value={sleep === null ? '' : String(sleep)}
          onChange={({ target }) => {
            setSleep(target.value === '' ? null : Number(target.value));
            setSaid(null);
          }}
        />
        <TextAreaField
          label={m.wellness_check_note()}
          mark={m.ui_optional()}
          rows={2}
          maxLength={MOST_NOTE}
          autoComplete="off"
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            setSaid(null);
          }}
        />
        <Button type="submit" busy={busy ? m.wellness_check_keeping() : false}>
          {kept === undefined ? m.wellness_check_keep() : m.wellness_check_change()}
        </Button>
        <div aria-live="polite" className={css({ minHeight: '1.6em' })}>
          {said === 'kept' ? <p>{m.wellness_check_kept()}</p> : null}
          {mood === 1 ? <p className={css({ fontWeight: 'bold' })}>{m.wellness_check_low()}</p> : null}
        </div>
      </StackedForm>
    </div>
  );
}
