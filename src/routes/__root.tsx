/** Around every page: where messages appear. The headers belong to the pages, because staff pages have their own frame. */
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Failed, NotFound } from '../app/failed.tsx';
import { Messages } from '../app/frame.tsx';

export const Route = createRootRoute({
  component: Page,
  errorComponent: ({ error }) => <Failed error={error} />,
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
