/** The plan by priority, as the landing page has it: each with its commitments in the order in which they are due. */
import { css } from 'styled-system/css';
import { groupBy } from '../../../core/groupBy.ts';
import type { Commitment, Plan } from '../model/plan.ts';
import { CommitmentRow } from '../parts/CommitmentRow.tsx';
import { usePriorityTitle } from '../parts/usePriorityTitle.ts';
import { useStanding } from '../parts/useStanding.ts';

const part = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '3fr 9fr' },
  columnGap: '10',
  borderTopWidth: '3px',
  borderTopStyle: 'solid',
  borderTopColor: 'ink',
  paddingTop: '4',
  marginTop: '8',
  '& > ul > li:first-child': { borderTopWidth: { lg: '0' }, paddingTop: { lg: '0' } },
});

export function ByPriority({ plan, found }: { readonly plan: Plan; readonly found: readonly Commitment[] }) {
  const standing = useStanding();
  const titleOf = usePriorityTitle();
  return [...groupBy(found, ({ body }) => body.priority)].map(([priority, commitments]) => {
    const { title, summary, lang } = titleOf(priority);
    return (
      <section key={priority} aria-labelledby={`part-${priority}`} className={part}>
        <div lang={lang}>
          <h2 id={`part-${priority}`} className={css({ textStyle: 'h3' })}>
            {title}
          </h2>
          <p className={css({ color: 'inkMuted', marginTop: '2', marginBottom: '4', maxWidth: 'text' })}>{summary}</p>
        </div>
        <ul>
          {commitments.map((one) => (
            <CommitmentRow key={one.id} of={one} standing={standing(one)} rated={plan.inForce} />
          ))}
        </ul>
      </section>
    );
  });
}
