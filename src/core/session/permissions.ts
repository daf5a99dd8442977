/** The staff roles and what each of them may do. Generated from supabase/migrations by `npm run db:types`; not written by hand. */

export const ROLES = [
  'candidate',
  'campaign_manager',
  'advisor',
  'field_organizer',
  'finance_director',
  'content_manager',
] as const;

export type Role = (typeof ROLES)[number];

export const PERMISSIONS = {
  act_as_staff: ['candidate', 'campaign_manager', 'advisor', 'field_organizer', 'finance_director', 'content_manager'],
  check_services: ['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
  keep_books: ['candidate', 'campaign_manager', 'finance_director'],
  lead_campaign: ['candidate', 'campaign_manager'],
  lead_field: ['candidate', 'campaign_manager', 'field_organizer'],
  publish_content: ['candidate', 'campaign_manager', 'content_manager'],
  review_content: ['candidate', 'campaign_manager', 'advisor', 'content_manager'],
  run_events: ['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
  see_totals: ['candidate', 'campaign_manager', 'finance_director', 'advisor'],
  take_calls: ['candidate', 'campaign_manager', 'field_organizer'],
  take_money: ['candidate', 'campaign_manager', 'field_organizer', 'finance_director', 'content_manager'],
  verify_places: ['candidate', 'campaign_manager', 'field_organizer', 'content_manager'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;
