/** A reported place's part of "My submissions", fetched after that page: a first visit does not wait for it. */
import { lazy, Suspense } from 'react';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { Boundary } from '../../../ui/Boundary.tsx';

const Receipt = lazy(async () => ({ default: (await import('../parts/ReportReceipt.tsx')).ReportReceipt }));

/** In a dead spot before its code was fetched: the receipt itself stands above. */
const Nothing = () => null;

export function LateReport({ entry }: { readonly entry: OutboxEntry }) {
  return entry.state === 'delivered' ? (
    <Boundary fallback={Nothing}>
      <Suspense fallback={null}>
        <Receipt entry={entry} />
      </Suspense>
    </Boundary>
  ) : null;
}
