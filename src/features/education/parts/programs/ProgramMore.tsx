/** All that the page says of a program, as a caller reads it out. */
import { css } from 'styled-system/css';
import { listed } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { dayWords } from '../../../../ui/figure/words.ts';
import { Said } from '../../../../ui/Said.tsx';
import type { ProgramBody } from '../../model/programContent.ts';
import { agesWords, languageWords, programCostWords, seasonWords, subjectWords } from '../words.ts';
import { seatsWords } from './seatsWords.ts';

const text = css({ maxWidth: 'text' });

export function ProgramMore({ body }: { readonly body: ProgramBody }) {
  const { signup_opens: opens, signup_closes: closes } = body;
  const days = [
    opens === undefined ? '' : m.education_sign_up_from({ day: dayWords(opens) }),
    closes === undefined ? '' : m.education_sign_up_until({ day: dayWords(closes) }),
  ].filter(Boolean);
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <p className={text}>
        {subjectWords[body.subject]()}. <Said of={body.text} />
      </p>
      <p className={text}>
        {agesWords({ from: body.age_from, until: body.age_until })} ·{' '}
        {listed(body.seasons.map((one) => seasonWords[one]()))} ·{' '}
        {listed(body.languages.map((one) => languageWords[one]()))}
      </p>
      {body.hours ? (
        <p className={text}>
          <Said of={body.hours} />
        </p>
      ) : null}
      <p className={text}>
        {programCostWords[body.cost]()}
        {body.cost_note ? (
          <>
            {'. '}
            <Said of={body.cost_note} />
          </>
        ) : null}
      </p>
      <p className={text}>
        {seatsWords(body)} {body.seats_on === undefined ? '' : m.education_seats_on({ day: dayWords(body.seats_on) })}
      </p>
      {days.length === 0 && body.signup_url === undefined ? null : (
        <p className={text}>{[m.education_sign_up(), ...days, body.signup_url ?? ''].filter(Boolean).join(' ')}</p>
      )}
      {body.address === undefined ? null : <p className={text}>{body.address}</p>}
    </div>
  );
}
