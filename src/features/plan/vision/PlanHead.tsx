/** The top of the plan: what it is, how much it holds, what it costs, and why nothing is rated yet. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { digits, dollars, townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import type { Plan } from '../model/plan.ts';
import { costWords, ratingRule } from '../parts/written.ts';

const figures = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto 1fr', md: 'auto auto auto' },
  justifyContent: 'start',
  columnGap: { base: '6', md: '12' },
  rowGap: '3',
  marginTop: '5',
  alignItems: 'end',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& > div:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& dd': { textStyle: 'numeral', fontSize: { base: '2rem', md: '2.75rem' } },
  '& dt': { textStyle: 'small', color: 'inkMuted' },
});

export function PlanHead({ plan }: { readonly plan: Plan }) {
  const now = useNowOnDevice();
  const soon = plan.commitments.filter(({ phase }) => phase === 'days').length;
  return (
    <>
      <dl className={figures}>
        <div>
          <dt>{m.plan_count()}</dt>
          <dd>{digits(plan.commitments.length)}</dd>
        </div>
        <div>
          <dt>{m.plan_soon()}</dt>
          <dd>{digits(soon)}</dd>
        </div>
        <div>
          <dt>{m.plan_price()}</dt>
          <dd className={css({ '&&': { fontSize: { base: '1.375rem', md: '2rem' } } })}>
            {plan.costLow === plan.costHigh ? dollars(plan.costLow / 100) : costWords(plan.costLow, plan.costHigh)}
          </dd>
        </div>
      </dl>
      {plan.inForce ? null : (
        <p className={css({ marginTop: '4', maxWidth: 'text', color: 'inkMuted' })}>
          {ratingRule(campaign.term, now === null ? null : townDay(now))}
        </p>
      )}
    </>
  );
}
