/** The countdown to the end of early voting; gone once it has passed, and absent until the phone's clock is known. */
import { css } from 'styled-system/css';
import { useWords } from '../../../hooks/words.ts';
import { remaining } from './countdown.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';

export function Countdown() {
  const now = useNowOnDevice();
  const { words } = useWords('earlyVoting');
  // without a zone: the voter's own clock, as the specification has it
  const left = now === null ? null : remaining(Date.parse(words.countdownTarget), now);
  if (!left) return null;
  const parts = [
    { unit: 'days', value: left.days, word: m.public_days({ count: left.days }) },
    { unit: 'hours', value: left.hours, word: m.public_hours({ count: left.hours }) },
    { unit: 'minutes', value: left.minutes, word: m.public_minutes({ count: left.minutes }) },
  ];
  return (
    <div role="timer" aria-label={m.public_time_left()}>
      <p
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(4.5rem, auto))',
          columnGap: '6',
          justifyContent: 'start',
        })}
      >
        {parts.map((part) => (
          <span key={part.unit} className={css({ display: 'grid', justifyItems: 'start' })}>
            <span className={css({ textStyle: 'numeral' })}>{part.value}</span>{' '}
            <span className={css({ textStyle: 'small', fontWeight: 'bold' })}>{part.word}</span>{' '}
          </span>
        ))}
      </p>
      <p className={css({ textStyle: 'small', marginTop: '1' })}>{m.public_left()}</p>
    </div>
  );
}
