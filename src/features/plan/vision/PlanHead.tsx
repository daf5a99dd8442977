/** The top of the plan: what it is, how much it holds, what it costs, and why nothing is rated yet. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { digits, dollars } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Plan } from '../model/plan.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords } from '../parts/written.ts';

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
          {m.plan_rule({ day: dayWords(campaign.term.firstDay) })}
        </p>
      )}
    </>
  );
}
