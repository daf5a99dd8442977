/** How an analytics event travels: after everything a person typed, and never in its way. */
import type { RowFor } from '../../backend/schema.ts';
import { defineTableKind } from '../../backend/tableKind.ts';
import type { AnalyticsEvent } from '../../hooks/analytics.ts';
import { m } from '../../messages/messages.js';

export const analyticsKind = defineTableKind<'analytics_events', AnalyticsEvent>({
  kind: 'analytics',
  version: 1,
  table: 'analytics_events',
  priority: 90,
  toRow: ({ event, props }, { id, userId, createdAt }): RowFor<'analytics_events'> => ({
    id,
    event,
    props: { ...props },
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ event }) => m.analytics_line({ event: event.replaceAll('_', ' ') }),
});
