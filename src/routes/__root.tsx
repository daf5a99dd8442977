/** Around every page: the header, the page, and where messages appear. */
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { SiteHeader } from '../features/site-frame/SiteHeader.tsx';
import { OutboxStatus, Messages } from '../frame.tsx';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { NotFoundScreen } from '../ui/NotFoundScreen.tsx';

export const Route = createRootRoute({
  component: Page,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
  notFoundComponent: NotFoundScreen,
});

function Page() {
  return (
    <>
      <SiteHeader status={<OutboxStatus />} />
      <Outlet />
      <Messages />
    </>
  );
}
