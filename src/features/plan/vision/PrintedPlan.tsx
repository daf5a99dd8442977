/** The whole plan on paper: every commitment with its measure, its price, who has to agree and its steps; ink on white. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { groupBy } from '../../../core/groupBy.ts';
import { campaign } from '../../../campaign.ts';
import { townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Commitment } from '../model/plan.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { usePriorityTitle } from '../parts/usePriorityTitle.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords, decidersWords } from '../parts/written.ts';

const sheet = css({
  fontSize: '10pt',
  lineHeight: '1.35',
  '& h2': { fontWeight: 'bold', fontSize: '13pt', marginTop: '5' },
  '& article': { breakInside: 'avoid', paddingBlock: '2', borderTopWidth: '1px', borderTopStyle: 'solid' },
  '& h3': { fontWeight: 'bold', fontSize: '11pt' },
  '& dl': { display: 'grid', gridTemplateColumns: '7rem 1fr', columnGap: '3' },
  '& dt': { fontWeight: 'bold' },
});

export interface PrintedPlanProps {
  readonly commitments: readonly Commitment[];
  readonly onDone: () => void;
}

export function PrintedPlan({ commitments, onDone }: PrintedPlanProps) {
  const done = useRef(onDone);
  const titleOf = usePriorityTitle();
  const [today] = useState(() => townDay(Date.now()));
  useEffect(() => {
    const finished = () => done.current();
    addEventListener('afterprint', finished, { once: true });
    // After the browser has laid it out.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', finished);
    };
  }, []);
  return createPortal(
    <div data-print-only="" className={css({ display: 'none' })}>
      <div className={sheet}>
        <h1
          className={css({ textStyle: 'h4' })}
        >{`${m.plan_title()}: ${campaign.candidate.name}, ${campaign.city}`}</h1>
        <p>{m.plan_printed({ day: dayWords(today), address: `${location.origin}${location.pathname}` })}</p>
        {[...groupBy(commitments, ({ body }) => body.priority)].map(([priority, all]) => (
          <section key={priority}>
            <h2>{titleOf(priority).title}</h2>
            {all.map((one) => (
              <Printed key={one.id} of={one} />
            ))}
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
}

function Printed({ of: { body, version, updates } }: { readonly of: Commitment }) {
  return (
    <article>
      <h3>
        <SaidText of={body.title} />
      </h3>
      <dl>
        <dt>{m.plan_when()}</dt>
        <dd>{dayWords(body.due_on)}</dd>
        <dt>{m.plan_measure()}</dt>
        <dd>
          <SaidText of={body.measure} />
        </dd>
        <dt>{m.plan_baseline()}</dt>
        <dd>
          <SaidText of={body.baseline} />
        </dd>
        <dt>{m.plan_target()}</dt>
        <dd>
          <SaidText of={body.target} />
        </dd>
        <dt>{m.plan_cost()}</dt>
        <dd>
          {costWords(body.cost_low, body.cost_high)}. <SaidText of={body.funding} />
        </dd>
        <dt>{m.plan_agree()}</dt>
        <dd>
          {decidersWords(body.depends_on)}. <SaidText of={body.agreement} />
        </dd>
        <dt>{m.plan_steps()}</dt>
        <dd>
          {(body.milestones ?? []).map((step) => (
            <p key={step.id}>
              {dayWords(step.due_on)}: <SaidText of={step.text} />
            </p>
          ))}
        </dd>
        {updates.length === 0 ? null : (
          <>
            <dt>{m.plan_news_of()}</dt>
            <dd>
              {updates.slice(0, 3).map((one) => (
                <p key={one.id}>
                  {dayWords(one.on)}: <SaidText of={one.body.text} />
                </p>
              ))}
            </dd>
          </>
        )}
        <dt>{m.plan_wordings()}</dt>
        <dd>{version}</dd>
      </dl>
    </article>
  );
}
