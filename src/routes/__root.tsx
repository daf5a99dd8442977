/** Around every page: where messages appear. The headers belong to the pages, because staff pages have their own frame. */
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SiteHeader } from '../features/site-frame/SiteHeader.tsx';
import { OutboxStatus, Messages } from '../frame.tsx';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { NotFoundScreen } from '../ui/NotFoundScreen.tsx';

export const Route = createRootRoute({
  component: Page,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
  notFoundComponent: NotFound,
});

function Page() {
  return (
    <>
      <Outlet />
      <Messages />
    </>
  );
}

function NotFound() {
  return (
    <>
      <SiteHeader status={<OutboxStatus />} />
      <NotFoundScreen />
    </>
  );
}
