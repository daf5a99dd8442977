/** Around the public pages other than the landing page: the site's header and footer. */
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFooter } from '../app/site/SiteFooter.tsx';
import { SiteHeader } from '../app/site/SiteHeader.tsx';
import { readyWords } from '../hooks/words.ts';
import { OutboxStatus } from '../app/frame.tsx';

export const Route = createFileRoute('/_public')({ loader: () => readyWords(), component: PublicLayout });

function PublicLayout() {
  return (
    <>
      <SiteHeader status={<OutboxStatus />} />
      <Outlet />
      <SiteFooter />
    </>
  );
}
