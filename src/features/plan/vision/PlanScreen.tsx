/** /vision: the whole plan, found, narrowed, told by priority, by time or by what happened, and printed. */
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useHydrated } from '../../../hooks/useHydrated.ts';
import { useKeptHere } from '../../../hooks/useKeptHere.ts';
import { usePrepared } from '../../../hooks/usePrepared.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { usePlan } from '../data/usePlan.ts';
import { useWithdrawn } from '../data/useWithdrawn.ts';
import type { Looking } from '../model/asked.ts';
import { isNarrowed, lookInto, planIndex } from '../model/looking.ts';
import type { Plan } from '../model/plan.ts';
import { RatingKey } from '../parts/RatingKey.tsx';
import { ByPriority } from './ByPriority.tsx';
import { ByTime } from './ByTime.tsx';
import { News } from './News.tsx';
import { PlanFinder } from './PlanFinder.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PrintedPlan } from './PrintedPlan.tsx';
import { WithdrawnList } from './WithdrawnList.tsx';

const AS_PRINTED: Looking = {};

export function PlanScreen({ looking: asked }: { readonly looking: Looking }) {
  // The page is printed whole: what an address narrows it by is shown once the printed page has been taken over.
  const looking = useHydrated() ? asked : AS_PRINTED;
  const { plan, isEmpty, asOf, trouble, waiting } = usePlan();
  return (
    <main id="main" className={wrap}>
      <div className={css({ maxWidth: 'text', paddingTop: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'h2' })}>{m.plan_title()}</h1>
        <p className={css({ textStyle: 'lead', marginTop: '3' })}>{m.plan_lead()}</p>
      </div>
      {plan === null ? (
        waiting ? (
          <Spinner label={m.plan_loading()} />
        ) : (
          <EmptyState title={isEmpty ? m.plan_none() : m.plan_empty()}>
            <p>{isEmpty ? m.plan_none_more() : m.plan_empty_more()}</p>
          </EmptyState>
        )
      ) : (
        <Whole plan={plan} looking={looking} />
      )}
      <WithdrawnList />
      <div className={css({ paddingBlock: '6' })}>
        <AsOf asOf={asOf} trouble={trouble} />
      </div>
    </main>
  );
}

function Whole({ plan, looking }: { readonly plan: Plan; readonly looking: Looking }) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [query, setQuery] = useKeptHere('plan', '');
  const [printing, setPrinting] = useState(false);
  const withdrawn = useWithdrawn();
  const index = useMemo(() => planIndex(plan, locale), [plan, locale]);
  usePrepared(index.commitments);
  usePrepared(index.happenings);
  // A key press is answered first; the lines follow.
  const asked = useDeferredValue(query);
  const found = useMemo(() => lookInto(index, asked, looking), [index, asked, looking]);
  const look = (next: Looking) => void navigate({ to: '/vision', search: next, replace: true, resetScroll: false });
  const narrowed = isNarrowed(asked, looking);
  const news = looking.by === 'news';
  const none = found.commitments.length === 0 && found.happenings.length === 0;
  return (
    <>
      <PlanHead plan={plan} />
      <PlanFinder looking={looking} query={query} inForce={plan.inForce} onQuery={setQuery} onLook={look} />
      <p
        aria-live="polite"
        className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '3', minHeight: '1.5em' })}
      >
        {narrowed && !none
          ? news
            ? m.plan_found_news(counted(found.happenings.length))
            : m.plan_found(counted(found.commitments.length))
          : ''}
      </p>
      {narrowed && (news ? found.happenings : found.commitments).length === 0 ? (
        <EmptyState
          title={m.plan_none_fit()}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setQuery('');
                look(looking.by ? { by: looking.by } : {});
              }}
            >
              {m.plan_show_all()}
            </Button>
          }
        >
          <p>{m.plan_none_fit_more()}</p>
        </EmptyState>
      ) : news ? (
        <News found={found.happenings} />
      ) : looking.by === 'time' ? (
        <ByTime plan={plan} found={found.commitments} />
      ) : (
        <ByPriority plan={plan} found={found.commitments} />
      )}
      <RatingKey />
      <p className={css({ marginTop: '6', _noscript: { display: 'none' } })}>
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          {m.plan_print()}
        </Button>
      </p>
      {printing ? <PrintedPlan plan={plan} withdrawn={withdrawn} onDone={() => setPrinting(false)} /> : null}
    </>
  );
}
