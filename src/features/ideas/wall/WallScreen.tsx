/** /community-voice: what people suggest, where each idea stands and what came of it; one's own; and what is written about most. */
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { plainListPath } from '../../../core/plainListPath.ts';
import { useHydrated } from '../../../hooks/useHydrated.ts';
import { useIdle } from '../../../hooks/useIdle.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useSupports } from '../../../hooks/useSupports.ts';
import { m } from '../../../messages/messages.js';
import { Boundary } from '../../../ui/Boundary.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { useIdeas, type Standing, type Wall } from '../data/useIdeas.ts';
import { useTopicWords } from '../parts/words.ts';
import { IdeaLine } from './IdeaLine.tsx';
import { OverTime } from './OverTime.tsx';
import { SayBox } from './SayBox.tsx';
import { wallSpec } from './spec.ts';

// It brings the device's own records.
const MyIdeas = lazy(() => import('./MyIdeas.tsx'));

export interface WallScreenProps {
  /** By which it is held. */
  readonly rules: ReactNode;
}

export function WallScreen({ rules }: WallScreenProps) {
  const wall = useIdeas();
  const topic = useTopicWords();
  const idle = useIdle();
  return (
    <main id="main" className={wrap}>
      <h1 className={css({ textStyle: 'h2', paddingTop: { base: '6', md: '10' } })}>{m.ideas_title()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '2', marginBottom: '4' })}>
        {m.ideas_lead()}
      </p>
      <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
        <SayBox ideas={wall.ideas} />
        <TheWall wall={wall} topic={topic} />
        {idle ? (
          <Boundary fallback={Nothing}>
            <Suspense fallback={null}>
              <MyIdeas />
            </Suspense>
          </Boundary>
        ) : null}
        <OverTime wall={wall} topic={topic} />
        {rules}
      </div>
    </main>
  );
}

/** In a dead spot before its code was fetched: the wall is there all the same. */
const Nothing = () => null;

interface TheWallProps {
  readonly wall: Wall;
  readonly topic: (slug: string | null) => string;
}

function TheWall({ wall, topic }: TheWallProps) {
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the topics' names are in the page's language
  const spec = useMemo(() => wallSpec(topic), [locale]);
  const supports = useSupports('idea');
  const look = useListView(wall.standing, spec);
  const wanted = useWanted(wall.standing);
  const apart = wanted !== null && !look.shown.includes(wanted) ? wanted : null;
  return (
    <Panel title={m.ideas_wall()}>
      {apart === null ? null : (
        <ul aria-label={m.ideas_wanted_one()}>
          <IdeaLine of={apart} topic={topic} supports={supports} />
        </ul>
      )}
      <ListView
        name={m.ideas_wall()}
        many={m.ideas_many()}
        finder={{ look, label: m.ideas_find(), hint: m.ideas_find_hint(), folded: true }}
        renderRow={(one) => <IdeaLine key={one.id} of={one} topic={topic} supports={supports} />}
        halves
        whole={{ href: localHref(plainListPath('/community-voice')), words: m.ui_all_plain() }}
        empty={{ title: m.ideas_none(), text: m.ideas_none_more() }}
        noFit={{ title: m.ideas_no_fit(), text: m.ideas_no_fit_more() }}
        status={<AsOf asOf={wall.asOf} trouble={wall.trouble} />}
        waiting={
          wall.waiting ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.ideas_not_here()}>
              <p>{m.ideas_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
    </Panel>
  );
}

/** The one that the address leads to: of thousands it may not be among those that are drawn. */
function useWanted(standing: readonly Standing[] | null): Standing | null {
  const hydrated = useHydrated();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const id = /^idea-([0-9a-f-]{36})$/.exec(hash)?.[1];
  const found =
    id === undefined
      ? undefined
      : standing?.find(({ idea, also }) => idea.id === id || also.some((one) => one.id === id));
  const wanted = hydrated ? (found ?? null) : null;
  const at = wanted?.id ?? null;
  useEffect(() => {
    // The browser looked for it before it was there.
    if (at !== null) document.getElementById(`idea-${at}`)?.scrollIntoView({ block: 'start' });
  }, [at]);
  return wanted;
}
