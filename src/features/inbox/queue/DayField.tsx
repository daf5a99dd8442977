/** A day: the usual ones by one press, or any within a year. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { PLAN_DAYS } from '../model/actions.ts';
import { dayAfter } from '../model/fold.ts';
import { dayWords } from '../parts/words.ts';

export interface DayFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** "optional" */
  readonly mark?: string;
  readonly today: string;
  readonly value: string;
  readonly error: string | null;
  readonly onDay: (day: string) => void;
}

export function DayField({ label, required, mark, today, value, error, onDay }: DayFieldProps) {
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <TextField
        label={label}
        required={required}
        mark={mark}
        type="date"
        min={dayAfter(today, 1)}
        max={dayAfter(today, PLAN_DAYS)}
        value={value}
        error={error}
        onChange={(event) => onDay(event.target.value)}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {[1, 3, 7].map((days) => {
          const day = dayAfter(today, days);
          return (
            <Button
              key={days}
              variant={day === value ? 'quiet' : 'secondary'}
              aria-pressed={day === value}
              onClick={() => onDay(day)}
            >
              {days === 1 ? m.inbox_tomorrow() : dayWords(day)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
