/** The landing page: which sections, in which order, and which dialog is open. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { CatchBoundary, createFileRoute } from '@tanstack/react-router';
import { DialogHost } from '../app/dialogs.tsx';
import { OutboxStatus } from '../app/frame.tsx';
import { parseDialogSearch } from '../hooks/useDialogs.ts';
import { useIdle } from '../hooks/useIdle.ts';
import { trackEvent } from '../hooks/useTrack.ts';
import { SectionError } from '../ui/PlainError.tsx';
import { late } from '../ui/late.tsx';

export const Route = createFileRoute('/')({ validateSearch: parseDialogSearch, component: Landing });

const Header = late('site-header', async () => {
  const { SiteHeader } = await import('../app/site/SiteHeader.tsx');
  return { default: () => <SiteHeader status={<OutboxStatus />} /> };
});
const Hero = late('hero', () =>
  import('../features/landing/hero/Hero.tsx').then((module) => ({ default: module.Hero })),
);
const StatsStrip = late('stats', () =>
  import('../features/landing/stats/StatsStrip.tsx').then((module) => ({ default: module.StatsStrip })),
);
const ActionZone = late('action-zone', () =>
  import('../features/landing/action-zone/ActionZone.tsx').then((module) => ({ default: module.ActionZone })),
);
const Priorities = late('priorities', () =>
  import('../features/landing/priorities/Priorities.tsx').then((module) => ({ default: module.Priorities })),
);
const Events = late('events', () =>
  import('../features/events/public/Events.tsx').then((module) => ({ default: module.Events })),
);
const Testimonials = late('testimonials', () =>
  import('../features/landing/testimonials/Testimonials.tsx').then((module) => ({ default: module.Testimonials })),
);
const Faq = late('faq', () => import('../features/landing/faq/Faq.tsx').then((module) => ({ default: module.Faq })));
const ActionBar = late('action-bar', () =>
  import('../app/site/ActionBar.tsx').then((module) => ({ default: module.ActionBar })),
);
const SiteFooter = late('site-footer', () =>
  import('../app/site/SiteFooter.tsx').then((module) => ({ default: module.SiteFooter })),
);

/** A constant, so that opening a dialog re-renders none of it (ui/late.tsx says why that matters). */
const sections = (
  <>
    <Section>
      <Header />
    </Section>
    <main id="main">
      <Section>
        <Hero />
      </Section>
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
    <Section>
      <SiteFooter />
    </Section>
    <Section>
      <ActionBar />
    </Section>
  </>
);

function Landing() {
  return (
    <>
      {sections}
      <OpenDialog />
      <PageView page="campaign_hub" />
    </>
  );
}

/** One section that fails, or whose script is not here yet, does not take the page down. */
function Section({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'section'} errorComponent={SectionError}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}

function OpenDialog() {
  return <DialogHost search={Route.useSearch()} />;
}

/** Logged once a visit, when nobody is waiting for anything. */
function PageView({ page }: { readonly page: string }) {
  const idle = useIdle();
  const logged = useRef(false);
  useEffect(() => {
    if (!idle || logged.current) return;
    logged.current = true;
    trackEvent('page_view', { page });
  }, [idle, page]);
  return null;
}
