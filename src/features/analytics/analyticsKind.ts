/** Owns how an analytics event travels: after everything a person typed, and never in its way. */
import { defineKind } from '../../core/outbox/kind.ts';
import type { AnalyticsEvent } from '../../hooks/analytics.ts';

export const analyticsKind = defineKind<AnalyticsEvent>({
  kind: 'analytics',
  version: 1,
  table: 'analytics_events',
  priority: 90,
  toRow: ({ event, props }, { id, userId, createdAt }) => ({
    id,
    event,
    props: { ...props },
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ event }) => `A visit statistic (${event.replaceAll('_', ' ')}).`,
});
