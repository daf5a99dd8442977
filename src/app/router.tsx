/** The router: one for the browser, one with a memory history for prerendering. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { rewrite, spokenRoutes } from './language.ts';

export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    rewrite,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  });
  spokenRoutes(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
