/** Around every page: the header, the page, the footer, toasts. */
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { NotFoundScreen } from '../ui/NotFoundScreen.tsx';

export const Route = createRootRoute({
  component: Outlet,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
  notFoundComponent: NotFoundScreen,
});
