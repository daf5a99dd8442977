/** What a kind has to say under "My submissions", fetched after that page: a first visit does not wait for it. */
import { lazy, Suspense, type ComponentType } from 'react';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { Boundary } from '../../ui/Boundary.tsx';

interface Receipt {
  readonly entry: OutboxEntry;
}

/** In a dead spot before its code was fetched: the receipt itself stands above. */
const Nothing = () => null;

export function lateReceipt(load: () => Promise<ComponentType<Receipt>>): ComponentType<Receipt> {
  const Late = lazy(async () => ({ default: await load() }));
  return function LateReceipt({ entry }: Receipt) {
    return entry.state === 'delivered' ? (
      <Boundary fallback={Nothing}>
        <Suspense fallback={null}>
          <Late entry={entry} />
        </Suspense>
      </Boundary>
    ) : null;
  };
}
