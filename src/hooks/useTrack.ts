/**
 * Analytics: the seven events of the specification's section 7 with exactly those props. They travel through the
 * outbox, last in line. Never personal data, and nothing at all where the visitor set Global Privacy Control.
 */
import { privacyAsked } from '../adapters/browser/failureLog.ts';

export interface AnalyticsProps {
  readonly page_view: { readonly page: string } & Readonly<Record<string, string | number | boolean>>;
  readonly volunteer_signup: { readonly interest: string };
  readonly yard_sign_request: { readonly has_notes: boolean };
  readonly idea_submitted: { readonly has_email: boolean; readonly has_phone: boolean };
  readonly newsletter_signup: { readonly consent_sms: boolean; readonly has_phone: boolean };
  readonly event_rsvp: { readonly event_id: string; readonly headcount: number };
  readonly event_calendar_download: { readonly event_id: string; readonly event_title: string };
}

export type AnalyticsName = keyof AnalyticsProps;
export type AnalyticsEvent = {
  readonly [Name in AnalyticsName]: { readonly event: Name; readonly props: AnalyticsProps[Name] };
}[AnalyticsName];

/** Saves the event for sending. Never rejects and never keeps anybody waiting: a failure is only logged. */
export function trackEvent<Name extends AnalyticsName>(event: Name, props: AnalyticsProps[Name]): void {
  if (privacyAsked()) return;
  void save(event, props).catch((cause: unknown) => {
    // oxlint-disable-next-line no-console -- the specification: failures are only logged
    console.debug('Analytics event not saved.', event, cause);
  });
}

async function save(event: AnalyticsName, props: AnalyticsProps[AnalyticsName]) {
  const [{ runtime }, { kinds }] = await Promise.all([import('../wiring/runtime.ts'), import('../wiring/kinds.ts')]);
  const kind = kinds.get('analytics');
  if (!kind) throw new Error('No submission kind is called "analytics".');
  const { outbox } = runtime();
  await outbox.enqueue(kind, { event, props });
  void outbox.flush('enqueue');
}
