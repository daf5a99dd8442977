/** The whole plan on paper: every commitment with its rating, what it says, its measure, price, steps and sources, and what was taken out; ink on white. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { groupBy } from '../../../core/groupBy.ts';
import { stepState } from '../../../core/content/stepState.ts';
import { campaign } from '../../../campaign.ts';
import { townDay } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { spoken } from '../../../core/content/localized.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import type { Withdrawn } from '../data/reads.ts';
import type { Commitment, Plan } from '../model/plan.ts';
import { standingOf, type Standing } from '../model/rating.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { usePriorityTitle } from '../parts/usePriorityTitle.ts';
import { WithdrawnItem } from '../parts/WithdrawnItem.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords, decidersWords, ratingRule, ratingWords, sinceWords, stepWords } from '../parts/written.ts';

const sheet = css({
  fontSize: '10pt',
  lineHeight: '1.35',
  '& h2': { fontWeight: 'bold', fontSize: '13pt', marginTop: '5' },
  '& article': { paddingBlock: '2', borderTopWidth: '1px', borderTopStyle: 'solid' },
  '& h3': { fontWeight: 'bold', fontSize: '11pt' },
  '& dl': { display: 'grid', gridTemplateColumns: '7rem 1fr', columnGap: '3' },
  '& dt': { fontWeight: 'bold' },
});

export interface PrintedPlanProps {
  readonly plan: Plan;
  readonly withdrawn: readonly Withdrawn[];
  readonly onDone: () => void;
}

export function PrintedPlan({ onDone, ...of }: PrintedPlanProps) {
  const done = useRef(onDone);
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
      <PlanOnPaper {...of} today={today} address={`${location.origin}${location.pathname}`} />
    </div>,
    document.body,
  );
}

interface PlanOnPaperProps extends Omit<PrintedPlanProps, 'onDone'> {
  /** YYYY-MM-DD in the town. */
  readonly today: string;
  /** Of the page. */
  readonly address: string;
}

export function PlanOnPaper({ plan, withdrawn, today, address }: PlanOnPaperProps) {
  const titleOf = usePriorityTitle();
  const standing = (one: Commitment) =>
    standingOf(one.rated?.body ?? null, one.body.due_on, today, campaign.term.firstDay);
  return (
    <div className={sheet}>
      <h1 className={css({ textStyle: 'h4' })}>{`${m.plan_title()}: ${campaign.candidate.name}, ${campaign.city}`}</h1>
      <p>{m.plan_printed({ day: dayWords(today), address })}</p>
      {plan.inForce ? null : <p>{ratingRule(campaign.term, today)}</p>}
      {[...groupBy(plan.commitments, ({ body }) => body.priority)].map(([priority, all]) => (
        <section key={priority}>
          <h2>{titleOf(priority).title}</h2>
          {all.map((one) => (
            <Printed key={one.id} of={one} standing={standing(one)} today={today} />
          ))}
        </section>
      ))}
      {withdrawn.length === 0 ? null : (
        <section>
          <h2>{m.plan_withdrawn()}</h2>
          {withdrawn.map((one) => (
            <article key={one.id}>
              <WithdrawnItem of={one} />
            </article>
          ))}
        </section>
      )}
    </div>
  );
}

interface PrintedProps {
  readonly of: Commitment;
  readonly standing: Standing;
  readonly today: string;
}

function Printed({ of: { body, version, liveSince, updates }, standing: { rating, overdue }, today }: PrintedProps) {
  const { words, lang } = spoken(body.text);
  return (
    <article>
      <h3>
        <SaidText of={body.title} />
      </h3>
      <Markdown text={words} lang={lang} below={3} />
      <dl>
        <dt>{m.plan_rating()}</dt>
        <dd>
          {ratingWords[rating]()}
          {overdue ? `. ${m.plan_overdue()}` : ''}
        </dd>
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
        {body.risk === undefined ? null : (
          <>
            <dt>{m.plan_risk()}</dt>
            <dd>
              <SaidText of={body.risk} />
            </dd>
          </>
        )}
        {(body.milestones ?? []).length === 0 ? null : (
          <>
            <dt>{m.plan_steps()}</dt>
            <dd>
              {(body.milestones ?? [])
                .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
                .map((step) => (
                  <p key={step.id}>
                    {dayWords(step.due_on)}: <SaidText of={step.text} />
                    {` (${stepWords(step, stepState(step, today) ?? 'planned')})`}
                  </p>
                ))}
            </dd>
          </>
        )}
        {updates.length === 0 ? null : (
          <>
            <dt>{m.plan_news_of()}</dt>
            <dd>
              {updates.slice(0, 3).map((one) => (
                <p key={one.id}>
                  {dayWords(one.on)}: <SaidText of={one.body.text} /> {m.plan_source()}{' '}
                  <SaidText of={one.body.source_title} /> ({one.body.source})
                </p>
              ))}
            </dd>
          </>
        )}
        {(body.sources ?? []).length === 0 ? null : (
          <>
            <dt>{m.plan_sources()}</dt>
            <dd>
              {(body.sources ?? []).map((one) => (
                <p key={one.id}>
                  <SaidText of={one.title} /> ({one.link})
                </p>
              ))}
            </dd>
          </>
        )}
        <dt>{m.plan_wordings()}</dt>
        <dd>{m.plan_wording({ number: version, day: sinceWords(liveSince) })}</dd>
      </dl>
    </article>
  );
}
