/** What is known of earlier knocks and calls, and what can be done about one's own: change it, or take it back. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import type { Attempt, DoorState } from '../model/doors.ts';
import { resultWords, supportWords } from '../model/results.ts';
import type { Known } from '../model/correction.ts';
import { m } from '../../../messages/messages.js';
import { big, grid2 } from './styles.ts';
import { receiptWords, takenBackWords, whenWords, whoWords } from '../data/words.ts';

export interface HistoryLinesProps {
  readonly attempts: readonly Attempt[];
  readonly me: string;
}

/** The last four, as they are given. */
export function HistoryLines({ attempts, me }: HistoryLinesProps) {
  return (
    <ul className={css({ display: 'grid', gap: '2' })}>
      {attempts.slice(0, 4).map((one) => (
        <li key={one.id}>
          <strong>{resultWords(one.result)}</strong>
          {one.support === null ? '' : ` · ${supportWords(one.support)}`}
          {`, ${whenWords(one.at)}, ${whoWords(one.canvasser, me)}`}
          {one.notes === null ? null : <span className={css({ display: 'block' })}>“{one.notes}”</span>}
        </li>
      ))}
    </ul>
  );
}

export interface HistoryProps {
  readonly state: DoorState;
  readonly me: string;
  readonly busy: boolean;
  /** What this phone knows of one's own. */
  readonly known: Known | null;
  readonly correcting: boolean;
  readonly onCorrect: () => void;
  readonly onTakeBack: () => void;
}

export function History({ state, me, busy, known, correcting, onCorrect, onTakeBack }: HistoryProps) {
  const { attempts, own, conflict } = state;
  if (attempts.length === 0) return null;
  return (
    <section
      aria-label={m.field_history()}
      className={css({
        marginTop: '4',
        padding: '4',
        backgroundColor: 'shade',
        borderLeftWidth: '6px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'quiet',
        display: 'grid',
        gap: '3',
      })}
    >
      <HistoryLines attempts={attempts} me={me} />
      {conflict ? <p>{m.field_conflict()}</p> : null}
      {own === null ? null : (
        <>
          <p data-delivery={state.delivery} className={css({ fontWeight: 'bold' })}>
            {receiptWords(state)}
            {state.delivery === 'needs-you' ? (
              <>
                {'. '}
                <a
                  href={localHref('/outbox')}
                  className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'ink' })}
                >
                  {m.field_see_why()}
                </a>
              </>
            ) : null}
          </p>
          <div className={grid2}>
            <button type="button" className={big} aria-pressed={correcting} onClick={onCorrect}>
              {m.field_change_it()}
            </button>
            <button type="button" className={big} disabled={busy} onClick={onTakeBack}>
              {m.field_take_it_back()}
            </button>
          </div>
          <p className={css({ textStyle: 'small', _empty: { display: 'none' } })}>{takenBackWords(own, known)}</p>
        </>
      )}
    </section>
  );
}
