/** /revitalization: places in town that need something, how each stands, and a way to report another one. */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useIdle } from '../../../hooks/useIdle.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { NearMe } from '../../../ui/NearMe.tsx';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { fetchMap } from '../../../ui/map/DoorMap.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { useNearPictures } from '../data/useNearPictures.ts';
import { useSites, type SiteNow, type Sites } from '../data/useSites.ts';
import type { Spot } from '../model/spot.ts';
import { ReportButton } from '../parts/ReportButton.tsx';
import { Files } from './Files.tsx';
import { Rules } from './Rules.tsx';
import { SiteLine } from './SiteLine.tsx';
import { SitesMap, type SitesMapProps } from './SitesMap.tsx';
import { siteSpec } from './spec.ts';

// It brings the device's own records.
const MyReports = lazy(() => import('./MyReports.tsx'));
const BegunReports = lazy(() => import('./BegunReports.tsx'));

function NearPictures() {
  useNearPictures();
  return null;
}

/** @param figures those about places in the city: of another subject. */
export function ListScreen({ figures }: { readonly figures: ReactNode }) {
  const sites = useSites();
  const idle = useIdle();
  return (
    <main id="main" className={wrap}>
      <h1 className={css({ textStyle: 'h2', paddingTop: { base: '6', md: '10' } })}>{m.places_title()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '2', marginBottom: '4' })}>
        {m.places_lead()}
      </p>
      <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
        <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
          <ReportButton about={null} />
          {idle ? (
            <Boundary fallback={Nothing}>
              <Suspense fallback={null}>
                <BegunReports sites={sites.sites ?? NONE} />
              </Suspense>
            </Boundary>
          ) : null}
        </div>
        <TheList sites={sites} />
        {idle ? <NearPictures /> : null}
        {idle ? (
          <Boundary fallback={Nothing}>
            <Suspense fallback={null}>
              <MyReports />
            </Suspense>
          </Boundary>
        ) : null}
        <section aria-labelledby="places-figures">
          <h2 id="places-figures" className={css({ textStyle: 'h3', marginBottom: '6' })}>
            {m.places_figures()}
          </h2>
          {figures}
        </section>
        <Rules />
      </div>
    </main>
  );
}

/** In a dead spot before its code was fetched: the list is there all the same. */
const Nothing = () => null;
const NONE: readonly SiteNow[] = [];

const tools = css({
  display: { base: 'flex', _noscript: 'none' },
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '3',
  marginBottom: '4',
});

interface MapOnDemandProps extends SitesMapProps {
  readonly children: ReactNode;
}

/** Apart from the list, which need not be drawn anew when the map is shown. Its code is asked for while a finger is still on the button. */
function MapOnDemand({ found, from, children }: MapOnDemandProps) {
  const [mapped, setMapped] = useState(false);
  return (
    <>
      <div className={tools}>
        {children}
        <Button variant="secondary" onPointerDown={fetchMap} onClick={() => setMapped(!mapped)}>
          {mapped ? m.places_map_off() : m.places_map_on()}
        </Button>
      </div>
      {mapped ? <SitesMap found={found} from={from} /> : null}
    </>
  );
}

function TheList({ sites }: { readonly sites: Sites }) {
  const [from, setFrom] = useState<Spot | null>(null);
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- kinds and stages are named in the page's language
  const spec = useMemo(() => siteSpec(from), [from, locale]);
  const look = useListView(sites.sites, spec);
  return (
    <Panel title={m.places_list()}>
      <MapOnDemand found={look.found} from={from}>
        <NearMe from={from} onFrom={setFrom} />
      </MapOnDemand>
      <ListView
        name={m.places_list()}
        many={m.places_many()}
        finder={{ look, label: m.places_find(), hint: m.places_find_hint(), folded: true }}
        renderRow={(one) => <SiteLine key={one.id} of={one} from={from} />}
        halves
        empty={{ title: m.places_none(), text: m.places_none_more() }}
        noFit={{ title: m.places_no_fit(), text: m.places_no_fit_more() }}
        status={<AsOf asOf={sites.asOf} trouble={sites.trouble} />}
        waiting={
          sites.waiting ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.places_not_here()}>
              <p>{m.places_not_here_more()}</p>
            </EmptyState>
          )
        }
      />
      <Files found={look.found} />
    </Panel>
  );
}
