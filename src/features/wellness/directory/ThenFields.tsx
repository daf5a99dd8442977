/** "Open at 6 on Sunday": the day of the coming week and the hour, by the town's clock. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { minuteOf, weekday, type DayNumber, type TownClock } from '../model/townClock.ts';
import { weekdayWords } from '../parts/words.ts';

export interface Then {
  /** Days from today. */
  readonly days: number;
  /** 18:00 */
  readonly time: string;
}

export const SUNDAY_AT_SIX = (today: DayNumber): Then => ({ days: 6 - weekday(today), time: '18:00' });

/** Epoch ms; null where no whole hour has been typed. */
export const thenAt = ({ days, time }: Then, today: DayNumber, clock: TownClock): number | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? clock.at(today + days, minuteOf(time)) : null;

interface ThenFieldsProps {
  readonly then: Then;
  readonly today: DayNumber;
  readonly onThen: (then: Then) => void;
}

export function ThenFields({ then, today, onThen }: ThenFieldsProps) {
  return (
    <fieldset
      aria-label={m.wellness_when_then()}
      className={css({
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: '4',
        maxWidth: '26rem',
        marginBottom: '4',
      })}
    >
      <SelectField
        label={m.wellness_then_day()}
        value={String(then.days)}
        options={[0, 1, 2, 3, 4, 5, 6].map((days) => ({
          value: String(days),
          label:
            days === 0 ? m.wellness_today() : days === 1 ? m.wellness_tomorrow() : weekdayWords(weekday(today + days)),
        }))}
        onChange={({ target }) => onThen({ ...then, days: Number(target.value) })}
      />
      <TextField
        label={m.wellness_then_time()}
        type="time"
        value={then.time}
        onChange={({ target }) => onThen({ ...then, time: target.value })}
      />
    </fieldset>
  );
}
