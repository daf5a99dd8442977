/** The router, for every page but the landing page as it was served. */
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { rewrite, spokenRoutes } from './routerLanguage.ts';

export function createAppRouter() {
  const router = createRouter({
    routeTree,
    rewrite,
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
