/** The countdown to the end of early voting; gone once it has passed, and absent until the phone's clock is known. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { plural, remaining } from './countdown.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';

export function Countdown() {
  const now = useNowOnDevice();
  // without a zone: the voter's own clock, as the specification has it
  const left = now === null ? null : remaining(Date.parse(campaign.earlyVoting.countdownTarget), now);
  if (!left) return null;
  const parts = [
    { value: left.days, word: plural(left.days, 'day') },
    { value: left.hours, word: plural(left.hours, 'hour') },
    { value: left.minutes, word: plural(left.minutes, 'minute') },
  ];
  return (
    <div role="timer" aria-label="Time left to vote early">
      <p
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(4.5rem, auto))',
          columnGap: '6',
          justifyContent: 'start',
        })}
      >
        {parts.map((part) => (
          <span key={part.word} className={css({ display: 'grid', justifyItems: 'start' })}>
            <span className={css({ textStyle: 'numeral' })}>{part.value}</span>{' '}
            <span className={css({ textStyle: 'small', fontWeight: 'bold' })}>{part.word}</span>{' '}
          </span>
        ))}
      </p>
      <p className={css({ textStyle: 'small', marginTop: '1' })}>left to vote early</p>
    </div>
  );
}
