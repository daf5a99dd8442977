/** Around every page that the router draws. The headers belong to the pages, because staff pages have their own frame. */
import { createRootRoute } from '@tanstack/react-router';
import { Failed, NotFound } from '../app/failed.tsx';

export const Route = createRootRoute({
  errorComponent: ({ error }) => <Failed error={error} />,
  notFoundComponent: NotFound,
});
