/** The landing page: which sections, in which order, and which dialog is open. */
import { createFileRoute } from '@tanstack/react-router';
import { DialogHost } from '../dialogs.tsx';
import { ActionZone } from '../features/action-zone/ActionZone.tsx';
import { Hero, HERO_ID } from '../features/hero/Hero.tsx';
import { ActionBar } from '../features/site-frame/ActionBar.tsx';
import { SiteFooter } from '../features/site-frame/SiteFooter.tsx';
import { parseDialogSearch } from '../hooks/useDialogs.ts';

export const Route = createFileRoute('/')({ validateSearch: parseDialogSearch, component: Landing });

function Landing() {
  return (
    <>
      <main id="main">
        <Hero />
        <ActionZone />
      </main>
      <SiteFooter />
      <ActionBar heroId={HERO_ID} />
      <DialogHost search={Route.useSearch()} />
    </>
  );
}
