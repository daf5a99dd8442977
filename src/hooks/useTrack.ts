/**
 * Analytics: the seven events of the specification's section 7 with exactly those props. They travel through the
 * outbox, last in line. Never personal data, and nothing at all where the visitor set Global Privacy Control.
 */
import { privacyAsked } from '../adapters/browser/failureLog.ts';
import { handOver } from '../adapters/browser/handOver.ts';
import { isKeeping } from '../adapters/browser/keeping.ts';
import { uuid } from '../core/uuid.ts';
import { isUncounted, type AnalyticsName, type AnalyticsProps } from './analytics.ts';

/** Saves the event for sending. Never rejects and never keeps anybody waiting: a failure is only logged. */
export function trackEvent<Name extends AnalyticsName>(event: Name, props: AnalyticsProps[Name]): void {
  if (privacyAsked() || isUncounted(location.pathname)) return;
  void save(event, props).catch((cause: unknown) => {
    // oxlint-disable-next-line no-console -- the specification: failures are only logged
    console.debug('Analytics event not saved.', event, cause);
  });
}

async function save(event: AnalyticsName, props: AnalyticsProps[AnalyticsName]) {
  const id = uuid();
  // On a first visit this is often all there is to keep. Under the same id it is one item, whoever keeps it.
  if (!(await isKeeping()) && (await handOver({ items: [{ id, kind: 'analytics', payload: { event, props } }] })))
    return;
  const [{ runtime }, { kindOf }] = await Promise.all([import('../wiring/runtime.ts'), import('../wiring/kinds.ts')]);
  const { outbox } = runtime();
  await outbox.enqueue(kindOf('analytics'), { event, props }, { id });
  void outbox.flush('enqueue');
}
