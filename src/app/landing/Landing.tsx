/** The landing page: which sections, in which order, and which dialog is open. Runs without the router and within it. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { currentLocale } from '../../core/locale.ts';
import { useIdle } from '../../hooks/useIdle.ts';
import { trackEvent } from '../../hooks/useTrack.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { SectionError } from '../../ui/PlainError.tsx';
import { lazySection } from '../../ui/lazySection.tsx';
import { DialogHost } from '../dialogs.tsx';
import { Failed } from '../failed.tsx';
import { OutboxStatus } from '../frame.tsx';

const Header = lazySection('site-header', async () => {
  const { SiteHeader } = await import('../site/SiteHeader.tsx');
  return { default: () => <SiteHeader status={<OutboxStatus />} /> };
});
const Hero = lazySection('hero', () =>
  import('../../features/landing/hero/Hero.tsx').then((module) => ({ default: module.Hero })),
);
const StatsStrip = lazySection('stats', () =>
  import('../../features/landing/stats/StatsStrip.tsx').then((module) => ({ default: module.StatsStrip })),
);
const ActionZone = lazySection('action-zone', () =>
  import('../../features/landing/action-zone/ActionZone.tsx').then((module) => ({ default: module.ActionZone })),
);
const Priorities = lazySection('priorities', () =>
  import('../../features/landing/priorities/Priorities.tsx').then((module) => ({ default: module.Priorities })),
);
const Events = lazySection('events', () =>
  import('../../features/events/public/Events.tsx').then((module) => ({ default: module.Events })),
);
const Testimonials = lazySection('testimonials', () =>
  import('../../features/landing/testimonials/Testimonials.tsx').then((module) => ({ default: module.Testimonials })),
);
const Faq = lazySection('faq', () =>
  import('../../features/landing/faq/Faq.tsx').then((module) => ({ default: module.Faq })),
);
const ActionBar = lazySection('action-bar', () =>
  import('../site/ActionBar.tsx').then((module) => ({ default: module.ActionBar })),
);
const SiteFooter = lazySection('site-footer', () =>
  import('../site/SiteFooter.tsx').then((module) => ({ default: module.SiteFooter })),
);

/** A constant, so that opening a dialog re-renders none of it (ui/lazySection.tsx says why that matters). */
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

export function Landing() {
  return (
    <>
      {sections}
      <DialogHost />
      <PageView page="campaign_hub" />
    </>
  );
}

/** By itself: as it is printed, and hydrated. */
export const landingPage = (
  <Boundary fallback={Failed}>
    <Landing />
  </Boundary>
);

/** One section that fails, or whose script is not here yet, does not take the page down. */
function Section({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary fallback={SectionError}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

/** Logged once a visit, when nobody is waiting for anything. */
function PageView({ page }: { readonly page: string }) {
  const idle = useIdle();
  const logged = useRef(false);
  useEffect(() => {
    if (!idle || logged.current) return;
    logged.current = true;
    trackEvent('page_view', { page, language: currentLocale() });
  }, [idle, page]);
  return null;
}
