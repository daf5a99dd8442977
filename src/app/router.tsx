/** The router, for every page but the landing page as it was served. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { rewrite, spokenRoutes } from './routerLanguage.ts';

/** @param history where there is no address bar, at build time. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    rewrite,
    // The guard knows each page by one name: "/ADMIN" is no page.
    caseSensitive: true,
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
