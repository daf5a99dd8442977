/** The seven analytics events of the specification's section 7, with exactly those props. */
import { plainPath } from '../core/address.ts';
import type { Locale } from '../core/locale.ts';

/** Where nothing at all is counted: who looks for help is nobody's business. */
export const isUncounted = (pathname: string): boolean => plainPath(pathname).startsWith('/wellness');

export interface AnalyticsProps {
  /** `page`, and the language it was read in: the one "extra" there is. */
  readonly page_view: { readonly page: string; readonly language: Locale };
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
