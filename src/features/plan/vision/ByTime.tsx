/** The plan by time: the whole term on a line, and beneath it a list of what is due in each of its parts. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { m } from '../../../messages/messages.js';
import { phaseEnds, PHASES } from '../model/phases.ts';
import type { Commitment, Plan } from '../model/plan.ts';
import { CommitmentRow } from '../parts/CommitmentRow.tsx';
import { useStanding } from '../parts/useStanding.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { phaseWords } from '../parts/written.ts';
import { TimeLine } from './TimeLine.tsx';

const byDay = (a: Commitment, b: Commitment) => (a.body.due_on < b.body.due_on ? -1 : 1);

export function ByTime({ plan, found }: { readonly plan: Plan; readonly found: readonly Commitment[] }) {
  const standing = useStanding();
  const ends = phaseEnds(campaign.term);
  return (
    <>
      <TimeLine commitments={found} />
      {PHASES.map((phase) => {
        const due = found.filter((one) => one.phase === phase).toSorted(byDay);
        return due.length === 0 ? null : (
          <section key={phase} aria-labelledby={`part-${phase}`} className={css({ marginTop: '8' })}>
            <h2 id={`part-${phase}`} className={css({ textStyle: 'h3' })}>
              {phaseWords[phase]()}
            </h2>
            <p className={css({ color: 'inkMuted', marginBottom: '3' })}>
              {m.plan_phase_by({ day: dayWords(ends[phase]) })}
            </p>
            <ul>
              {due.map((one) => (
                <CommitmentRow key={one.id} of={one} standing={standing(one)} rated={plan.inForce} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
