/** One service as a canvasser chooses it: its name, what for, whether it is open, and whether anybody has asked there of late. */
import { css } from 'styled-system/css';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Said } from '../../../ui/Said.tsx';
import { dayWords as isoDayWords } from '../../../ui/figure/words.ts';
import { clock } from '../data/clock.ts';
import { isUnverified, type Service } from '../model/service.ts';
import { OpenState } from '../parts/OpenState.tsx';
import { costWords, dayWords, languageWords, needWords, sentence } from '../parts/words.ts';
import { choice } from './styles.ts';

export interface ServiceChoiceProps {
  readonly of: Service;
  /** Epoch ms; null: not known yet. */
  readonly now: number | null;
  /** The day on which a caller heard that it is closed, YYYY-MM-DD; null: nobody did. */
  readonly closed: string | null;
  readonly onChoose: () => void;
}

export function ServiceChoice({ of, now, closed, onChoose }: ServiceChoiceProps) {
  const { body, hours, checked } = of;
  const old = now !== null && isUnverified(of, clock.day(now));
  return (
    <li>
      <button type="button" data-grey={old || closed !== null || undefined} className={choice} onClick={onChoose}>
        <strong className={css({ fontFamily: 'display', fontSize: '1.1875rem', lineHeight: '1.2' })}>
          <Said of={body.name} />
        </strong>
        <span className={css({ textStyle: 'small' })}>
          {[
            needWords[body.need](),
            costWords[body.cost](),
            sentence(listed(body.languages.map((one) => languageWords[one]()))),
          ].join(' · ')}
        </span>
        <OpenState hours={hours} now={now} />
        {closed === null ? null : (
          <strong className={css({ textStyle: 'small' })}>
            {m.wellness_told_closed({ day: isoDayWords(closed) })}
          </strong>
        )}
        {old ? (
          <strong className={css({ textStyle: 'small' })}>{m.wellness_unchecked({ day: dayWords(checked) })}</strong>
        ) : null}
      </button>
    </li>
  );
}
