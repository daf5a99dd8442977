/** The landing page: which sections, in which order, and which dialog is open. */
import { useEffect, useRef, type ReactNode } from 'react';
import { CatchBoundary, createFileRoute } from '@tanstack/react-router';
import { DialogHost } from '../dialogs.tsx';
import { ActionZone } from '../features/action-zone/ActionZone.tsx';
import { Events } from '../features/events/Events.tsx';
import { Faq } from '../features/faq/Faq.tsx';
import { Hero, HERO_ID } from '../features/hero/Hero.tsx';
import { Priorities } from '../features/priorities/Priorities.tsx';
import { ActionBar } from '../features/site-frame/ActionBar.tsx';
import { SiteFooter } from '../features/site-frame/SiteFooter.tsx';
import { StatsStrip } from '../features/stats/StatsStrip.tsx';
import { Testimonials } from '../features/testimonials/Testimonials.tsx';
import { parseDialogSearch } from '../hooks/useDialogs.ts';
import { useIdle } from '../hooks/useIdle.ts';
import { trackEvent } from '../hooks/useTrack.ts';
import { SectionError } from '../ui/ErrorScreen.tsx';

export const Route = createFileRoute('/')({ validateSearch: parseDialogSearch, component: Landing });

function Landing() {
  usePageView('campaign_hub');
  return (
    <>
      <main id="main">
        <Hero />
        <Section>
          <StatsStrip />
        </Section>
        <Section>
          <ActionZone />
        </Section>
        <Section>
          <Priorities />
        </Section>
        <Section>
          <Events />
        </Section>
        <Section>
          <Testimonials />
        </Section>
        <Section>
          <Faq />
        </Section>
      </main>
      <SiteFooter />
      <ActionBar heroId={HERO_ID} />
      <DialogHost search={Route.useSearch()} />
    </>
  );
}

/** One section that fails does not take the page down. */
function Section({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'section'} errorComponent={SectionError}>
      {children}
    </CatchBoundary>
  );
}

/** Logged once a visit, when nobody is waiting for anything. */
function usePageView(page: string) {
  const idle = useIdle();
  const logged = useRef(false);
  useEffect(() => {
    if (!idle || logged.current) return;
    logged.current = true;
    trackEvent('page_view', { page });
  }, [idle, page]);
}
