/** One's own questions, on the hub and where they were asked; brought only to whoever has asked one. */
import { lazy, Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { useReceipts } from '../data/useMine.ts';

// It brings the device's own records.
const Mine = lazy(() => import('./Mine.tsx'));

export interface OwnQuestionsProps {
  readonly session?: string;
  readonly today: string | null;
}

export function OwnQuestions({ session, today }: OwnQuestionsProps) {
  const receipts = useReceipts();
  const any = receipts.some((one) => session === undefined || one.session === null || one.session === session);
  if (!any) return null;
  return (
    <Boundary fallback={Nothing}>
      <Suspense fallback={null}>
        <Mine receipts={receipts} session={session ?? null} today={today} />
      </Suspense>
    </Boundary>
  );
}

/** In a dead spot before its code was fetched. */
const Nothing = () => null;
