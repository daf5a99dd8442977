/** Asks about a date before the open filing period: a slip of the finger there would change a filed report. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { isBeforePeriod } from '../model/giftForm.ts';
import { dayWords } from './dayWords.ts';

interface DateQuestionProps {
  readonly on: string;
  readonly openFrom: string | null;
  readonly confirmed: boolean;
  /** Shown once the form was sent. */
  readonly problem?: string | undefined;
  readonly onConfirm: (yes: boolean) => void;
}

export function DateQuestion({ on, openFrom, confirmed, problem, onConfirm }: DateQuestionProps) {
  const asked = openFrom !== null && isBeforePeriod(on, openFrom);
  return (
    <div aria-live="polite">
      {asked ? (
        <div className={css({ display: 'grid', gap: '2', padding: '3', backgroundColor: 'straw', color: 'onStraw' })}>
          <p className={css({ fontWeight: 'bold' })}>
            {m.money_period_question({ day: dayWords(on), first: dayWords(openFrom) })}
          </p>
          <Checkbox checked={confirmed} onCheckedChange={onConfirm}>
            {m.money_period_confirm({ day: dayWords(on) })}
          </Checkbox>
          {problem === undefined || confirmed ? null : <p className={css({ fontWeight: 'bold' })}>{problem}</p>}
        </div>
      ) : null}
    </div>
  );
}
