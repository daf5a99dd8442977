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
import { m } from '../../../../messages/messages.js';
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
const line = css({ borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'lineSoft' });
/** What is below the screen is laid out when it comes near. Nothing reaches over its edge: there has to be room for the ring around what is focused. */
const body = `${slots.root} ${css({
  borderTopWidth: '0',
  marginInline: '-2',
  paddingInline: '2',
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 13.5rem', md: 'auto 5.75rem' },
})}`;

export function TurfLine({ turf, now, busy, onHand, onTake }: TurfLineProps) {
  const late = isOverdue(turf, now);
  return (
    <li data-turf={turf.name} className={line}>
      <div className={body}>
        <div>
          <Link to="/field-ops/walk/$turf" params={{ turf: turf.turf_id }} className={textLink}>
            {turf.name}
          </Link>
          <p className={slots.more}>{holderWords(turf, late)}</p>
        </div>
        <div>
          <ProgressBar doors={turf.doors} visited={turf.visited} done={turf.done} />
          <p className={css({ textStyle: 'small', marginTop: '1' })}>
            {m.lead_turf_visited({ visited: turf.visited, doors: turf.doors, contacts: turf.contacts })}
            {turf.last_at === null ? '' : ` · ${m.lead_turf_last({ when: moment(parseTimestamp(turf.last_at) ?? 0) })}`}
            {turf.conflicts === 0 ? null : (
              <strong>{` · ${m.lead_turf_conflicts({ conflicts: turf.conflicts })}`}</strong>
            )}
          </p>
        </div>
        <div className={slots.actions}>
          <Link
            to="/field-ops/print/$turf"
            params={{ turf: turf.turf_id }}
            className={textLink}
            aria-label={m.lead_turf_print_of({ turf: turf.name })}
          >
            {m.lead_turf_print()}
          </Link>
          {turf.holder === null || late ? (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => onHand(turf)}
              aria-label={m.lead_turf_hand_of({ turf: turf.name })}
            >
              {m.lead_turf_hand()}
            </Button>
          ) : null}
          {turf.holder === null ? null : (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => onTake(turf)}
              aria-label={m.lead_turf_take_of({ turf: turf.name })}
            >
              {m.lead_turf_take()}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function holderWords({ holder, holder_name, due_at }: Turf, late: boolean): string {
  if (holder === null || due_at === null) return m.lead_turf_free();
  const day = dayWords(parseTimestamp(due_at) ?? 0);
  return late
    ? m.lead_turf_late({ name: holder_name ?? m.lead_somebody(), day })
    : m.lead_turf_held({ name: holder_name ?? m.lead_somebody_within(), day });
}
