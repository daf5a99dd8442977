/** What the charts count, in words: changes by the table they were made in, visits by the name they are counted under. */
import type { AnalyticsName } from '../../hooks/analytics.ts';
import { m } from '../../messages/messages.js';
import { tableNames } from './tableName.ts';

const visits: Readonly<Record<AnalyticsName, () => string>> = {
  page_view: m.audit_visited_page_view,
  volunteer_signup: m.audit_visited_volunteer_signup,
  yard_sign_request: m.audit_visited_yard_sign_request,
  idea_submitted: m.audit_visited_idea_submitted,
  newsletter_signup: m.audit_visited_newsletter_signup,
  event_rsvp: m.audit_visited_event_rsvp,
  event_calendar_download: m.audit_visited_event_calendar_download,
};

const names: Readonly<Record<string, () => string>> = { ...tableNames, ...visits };

/** A name of a later version is said as it is. */
export const kindName = (kind: string): string => names[kind]?.() ?? kind.replaceAll('_', ' ');
