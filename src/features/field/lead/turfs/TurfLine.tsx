/** One turf in the list of all: how far it is, who has it, and what a field leader does with it. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../../core/session/time.ts';
import { dayWords } from '../../data/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ProgressBar } from '../../parts/ProgressBar.tsx';
import { moment } from '../../../../hooks/format.ts';
import { textLink } from '../../../../ui/staff/textLink.ts';
import type { Turf } from '../reads.ts';
import { isOverdue } from './finding.ts';

export interface TurfLineProps {
  readonly turf: Turf;
  /** Epoch ms. */
  readonly now: number;
  readonly busy: boolean;
  readonly onHand: (turf: Turf) => void;
  readonly onTake: (turf: Turf) => void;
}

const slots = row({ columns: 'all' });

export function TurfLine({ turf, now, busy, onHand, onTake }: TurfLineProps) {
  const late = isOverdue(turf, now);
  return (
    <li data-turf={turf.name} className={slots.root}>
      <div>
        <Link to="/field-ops/walk/$turf" params={{ turf: turf.turf_id }} className={textLink}>
          {turf.name}
        </Link>
        <p className={slots.more}>{holderWords(turf, late)}</p>
      </div>
      <div>
        <ProgressBar doors={turf.doors} visited={turf.visited} done={turf.done} />
        <p className={css({ textStyle: 'small', marginTop: '1' })}>
          {`${turf.visited} of ${turf.doors} doors visited, ${turf.contacts} ${turf.contacts === 1 ? 'conversation' : 'conversations'}`}
          {turf.last_at === null ? '' : ` · last ${moment(parseTimestamp(turf.last_at) ?? 0)}`}
          {turf.conflicts === 0 ? null : <strong>{` · ${turf.conflicts} with two results`}</strong>}
        </p>
      </div>
      <div className={slots.actions}>
        <Link
          to="/field-ops/print/$turf"
          params={{ turf: turf.turf_id }}
          className={textLink}
          aria-label={`Print the walk list of ${turf.name}`}
        >
          Print
        </Link>
        {turf.holder === null || late ? (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => onHand(turf)}
            aria-label={`Check out ${turf.name}`}
          >
            Check out
          </Button>
        ) : null}
        {turf.holder === null ? null : (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => onTake(turf)}
            aria-label={`Take back ${turf.name}`}
          >
            Take back
          </Button>
        )}
      </div>
    </li>
  );
}

function holderWords({ holder, holder_name, due_at }: Turf, late: boolean): string {
  if (holder === null || due_at === null) return 'In nobody’s hands';
  const day = dayWords(parseTimestamp(due_at) ?? 0);
  return late
    ? `${holder_name ?? 'Somebody'} was to be done by ${day}. You can hand it to somebody else.`
    : `In ${holder_name ?? 'somebody'}’s hands until ${day}`;
}
