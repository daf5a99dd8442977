/** What every page gets once it is quiet: the outbox's word in the header, and the place where messages appear. */
import { lazy, Suspense } from 'react';
import { spoken } from '../hooks/locale.ts';
import { useIdle } from '../hooks/useIdle.ts';
import { useKeeping } from '../hooks/useKeeping.ts';
import { Boundary, Nothing } from '../ui/Boundary.tsx';
import { Slips } from '../ui/slips.ts';

const OutboxIndicator = lazy(() =>
  import('../features/outbox/OutboxIndicator.tsx').then((module) => ({ default: module.OutboxIndicator })),
);
const AppNotices = lazy(() => import('./notices/AppNotices.tsx').then((module) => ({ default: module.AppNotices })));

/** Nothing instead of a broken page: these parts are extras, and their code may be missing in a dead spot. */
function Extra({ children }: { readonly children: React.ReactNode }) {
  const idle = useIdle();
  if (!idle) return null;
  return (
    <Boundary fallback={Nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

export function OutboxStatus() {
  if (!useKeeping()) return null;
  return (
    <Extra>
      <OutboxIndicator />
    </Extra>
  );
}

/** What the page and the app have to say: messages about what was done, and slips about network and versions. */
export const Messages = spoken(function Messages() {
  return (
    <>
      <Extra>
        <AppNotices />
      </Extra>
      <Slips />
    </>
  );
});
