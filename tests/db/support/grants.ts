/** The privileges of the API's roles, written out by hand, and as the database has them. */
import type { Query } from '../../../supabase/local/database.ts';

const signupColumns =
  'id type name email phone interest availability notes event_id consent_email consent_sms may_share may_write user_id client_created_at ride ride_seats ride_from trap filled_in_ms language wording_version changes_id';
const insertable: Record<string, string> = {
  signups: signupColumns,
  yard_sign_requests:
    'id name address phone notes user_id client_created_at trap filled_in_ms language wording_version',
  analytics_events: 'id event props user_id client_created_at',
  supports_sent: 'id kind item_id voice given turn room_code client_created_at',
  qa_questions:
    'id session_id text language name origin room_code email user_id client_created_at trap filled_in_ms wording_version',
  qa_wishes: 'id question_id wish words client_created_at',
  idea_appeals: 'id form_id words client_created_at',
  site_reports:
    'id kind text danger address latitude longitude from_latitude from_longitude from_accuracy_m language user_id client_created_at trap filled_in_ms wording_version about_id',
  page_corrections:
    'id item_id reason words email phone language user_id client_created_at trap filled_in_ms wording_version',
  site_pictures: 'id report_id site_id picture width height user_id client_created_at',
  device_failures: 'id build engine engine_major kind name place times first_on_phone client_created_at',
};
const callable = [
  'accept_invitations()',
  'add_webhook(text,text[])',
  'begin_export(text)',
  'choose_notices(boolean,boolean,text)',
  'end_webhook(uuid)',
  'my_notice_choices()',
  'my_notices()',
  'read_notices(timestamp with time zone)',
  'resend_webhook(uuid)',
  'try_webhook(uuid)',
  'webhook_overview()',
  'end_my_session(uuid)',
  'my_email_change()',
  'my_second_factor()',
  'my_security_events()',
  'my_sessions()',
  'reset_second_factor(uuid)',
  'set_role_requirement(text,text,timestamp with time zone)',
  'analytics_counts_by_day(timestamp with time zone,text)',
  'audit_counts_by_day(timestamp with time zone,text)',
  'cancel_event(uuid,integer,text)',
  'consent_history(text)',
  'consent_overview(text)',
  'export_newsletter(text)',
  'export_osdi(text)',
  'claim_first_leader(text)',
  'publish_content(text,jsonb,text,text)',
  'publish_setting(text,jsonb,integer,jsonb)',
  'deactivate_person(uuid)',
  'drop_submissions(uuid[],text,timestamp with time zone)',
  'event_overview()',
  'event_queue(uuid)',
  'failures_on_phones(timestamp with time zone)',
  'find_people(text,integer)',
  'first_leader_wanted()',
  'grant_role(uuid,text)',
  'held_rsvps(uuid)',
  'inbox(text,text,uuid,text,text,date,timestamp with time zone,uuid,integer,uuid)',
  'inbox_counts()',
  'inbox_people()',
  'list_people()',
  'list_set_aside(text,timestamp with time zone,uuid,integer)',
  'match_ride(uuid,uuid,uuid)',
  'my_seal_key()',
  'person_page(text)',
  'qa_overview()',
  'qa_room(uuid)',
  'questions_to_link()',
  'reactivate_person(uuid)',
  'known_sites()',
  'replies_begun()',
  'reply_asked(text)',
  'release_rsvps(uuid,uuid[])',
  'release_submissions(uuid[],text,timestamp with time zone)',
  'revoke_role(uuid,text)',
  'save_event(uuid,integer,jsonb)',
  'save_qa_session(uuid,uuid,integer,timestamp with time zone,timestamp with time zone)',
  'say_caption(uuid,text,text)',
  'set_aside_counts()',
  'settle_support_burst(uuid,boolean)',
  'signup_counts(timestamp with time zone)',
  'support_bursts()',
  'waiting_signs()',
];
// The field’s own list; the grants stand beside their subjects in supabase/migrations.
const fieldCallable = [
  'attempts_by_hour(timestamp with time zone)',
  'call_languages()',
  'archive_turf(uuid)',
  'begin_import(text,text,integer,text)',
  'canvasser_activity(timestamp with time zone)',
  'check_out_turf(uuid,uuid,timestamp with time zone)',
  'create_turf(text,uuid[])',
  'field_people()',
  'import_voters(uuid,integer,integer,jsonb,integer,integer)',
  'list_imports()',
  'list_late()',
  'list_missing_voters(uuid)',
  'list_phones()',
  'list_rollbacks()',
  'list_walks(timestamp with time zone)',
  'list_voter_matches()',
  'map_doors()',
  'my_calls()',
  'list_volunteers()',
  'make_turf_code(uuid,timestamp with time zone)',
  'my_turfs()',
  'pick_canvasser(uuid,text)',
  'take_turf(text)',
  'report_phone(text,integer,integer,timestamp with time zone)',
  'restore_shift(uuid)',
  'return_calls()',
  'return_turf(uuid)',
  'roll_back_shift(uuid,timestamp with time zone,timestamp with time zone,text)',
  'settle_late(uuid[],boolean)',
  'settle_missing_voters(uuid,uuid[],boolean)',
  'settle_voter_matches(uuid[],boolean)',
  'street_doors(text)',
  'street_sides()',
  'take_calls(integer,integer,integer,text)',
  'turf_conflicts()',
  'turf_overview()',
  'walk_list(uuid)',
  'walk_script()',
];
const fieldReadable =
  'households people turfs turf_doors checkouts call_leases scripts questions question_options contact_attempts responses effective_attempts door_results listed_people turf_door_states voter_imports canvassers'.split(
    ' ',
  );
const fieldInsertable = {
  households: 'id street number suffix floor unit access_note added_in_turf added_by client_created_at',
  people: 'id household_id name phone language added_in_turf added_by client_created_at',
  contact_attempts:
    'id household_id person_id turf_id channel result support answers notes do_not_contact supersedes device canvasser client_created_at dialed call_back_after language sign_id volunteer_id',
};
const signCallable = [
  'end_sign_route(uuid)',
  'hand_sign_route(uuid,uuid,timestamp with time zone)',
  'make_sign_route(text,text,uuid[],uuid,timestamp with time zone)',
  'my_sign_routes()',
  'sign_overview()',
  'sign_route(uuid)',
  'sign_routes()',
  'sign_stock()',
];
const signInsertable = {
  sign_events: 'id request_id action latitude longitude accuracy_m note supersedes device user_id client_created_at',
  sign_photos: 'id event_id picture user_id client_created_at',
  sign_stock_moves: 'id place delta reason note user_id client_created_at',
};
const paymentCallable = [
  'begin_indicator_set(uuid,text,text,text,text,integer)',
  'import_indicator_values(uuid,integer,integer,jsonb,integer)',
  'preview_indicator_values(uuid,jsonb)',
  'indicator_sets(uuid)',
  'begin_payment_file(text,text,text,text,text,integer)',
  'import_payments(uuid,integer,integer,jsonb,integer)',
  'list_payment_files()',
  'publish_payment_file(uuid,uuid)',
  'withdraw_payment_file(uuid,text)',
];
const privacyCallable = [
  'correct_person(uuid,text,text)',
  'decide_duplicates(uuid,jsonb)',
  'erase_person(uuid)',
  'note_privacy_step(uuid,uuid,text,text)',
  'open_privacy_request(uuid,text,text,text,text)',
  'plan_erasure(uuid)',
  'privacy_file(uuid)',
  'privacy_requests()',
  'retention_overview()',
  'run_retention(text)',
  'set_retention(text,integer)',
];
const moneyCallable = [
  'approve_entry(uuid)',
  'begin_bank_file(text,text,text,text,integer,text,text)',
  'begin_money_import(text,text,text,text,integer)',
  'find_givers(text,integer)',
  'find_in_book(text,integer)',
  'erase_entry_picture(uuid)',
  'file_report(uuid,date,uuid,text,text)',
  'giver_page(uuid)',
  'import_bank_lines(uuid,integer,integer,jsonb,integer)',
  'import_money(uuid,integer,integer,jsonb,integer)',
  'known_money_lines(jsonb)',
  'like_bank_lines(text,text,jsonb)',
  'like_money_lines(jsonb)',
  'list_money_imports()',
  'match_bank(uuid,uuid[],uuid[])',
  'money_bank()',
  'money_book()',
  'money_deposits()',
  'money_elections()',
  'money_ledger(date,bigint,uuid,integer,uuid,text,bigint,text,date,date)',
  'money_like_givers()',
  'money_loans()',
  'money_obligations()',
  'money_overview()',
  'money_publications()',
  'money_report(uuid)',
  'money_reports()',
  'money_rule_sets()',
  'money_rules()',
  'preview_elections(jsonb)',
  'preview_rules(jsonb)',
  'publish_books(uuid)',
  'refund_entry(uuid,uuid,bigint,date,text,text)',
  'revise_entry(uuid,uuid,text,text,jsonb,jsonb)',
  'save_elections(uuid,jsonb,uuid)',
  'save_rules(uuid,text,text,date,date,jsonb,uuid)',
  'settle_obligation(uuid,text,text)',
  'undo_bank_match(uuid)',
  'withhold_contributor(uuid,uuid,boolean,text)',
];
const moneyReadable =
  'contributor_links contributors contributor_versions contributor_withholdings deposit_events election_cycles elections entry_approvals entry_pictures ledger_entries obligation_settlements publications report_lines reports rule_sets rules'.split(
    ' ',
  );
const moneyInsertable = {
  entry_pictures: 'id entry_id picture user_id client_created_at',
  contributor_links: 'id a b verdict user_id client_created_at',
  deposit_events: 'id slip_id action entry_id to_user gives_id happened_on bank_reference user_id client_created_at',
  contributor_versions:
    'id contributor_id kind name street city state postcode employer occupation email phone knew user_id client_created_at',
  ledger_entries:
    'id type amount_cents contributor_id received_on election_id method check_number purpose memo statement_version date_confirmed user_id client_created_at',
};
const mediaInsertable = {
  media: 'id files focal_x focal_y decorative alt credit user_id client_created_at',
};
const contentCallable = [
  'content_item(uuid)',
  'content_overview(text)',
  'content_problems(uuid)',
  'content_reviewers()',
  'content_uses(uuid)',
  'content_release_list()',
];
const contentReadable = [
  'content_items',
  'content_revisions',
  'content_events',
  'content_releases',
  'content_release_steps',
  'content_links',
];
const contentInsertable = {
  content_revisions: 'id item_id kind slug parent_id merged_id restored_id body user_id client_created_at',
  content_release_steps: 'id release_id name action item_id wordings go_live_at expire_at user_id client_created_at',
  content_links:
    'id from_kind from_id to_kind to_id relation state words_en words_es step approves user_id client_created_at',
  content_events:
    'id item_id revision_id action assignee go_live_at expire_at note places reason_en reason_es user_id client_created_at',
};
const fieldHalfRead = ['id', 'canvasser', 'since', 'until', 'restored_at'];

const readable = [
  'campaign_settings',
  'signups',
  'yard_sign_requests',
  'analytics_events',
  'device_failures',
  'user_roles',
  'invitations',
  'role_requirements',
  'audit_events',
  'event_checkins',
  'ride_matches',
  'consents',
  'inbox_items',
  'submission_actions',
  'person_links',
  'ideas',
  'idea_actions',
  'idea_cards',
  'idea_appeals',
  'qa_acts',
  'qa_questions',
  'qa_sessions',
  'qa_wishes',
  'site_corrections',
  'site_events',
  'site_hides',
  'site_merges',
  'site_picture_acts',
  'site_pictures',
  'site_report_acts',
  'site_reports',
  'site_visits',
  'page_correction_acts',
  'page_corrections',
  'service_check_leases',
  'service_checks',
  'sites',
];
const actionColumns =
  'id submission_kind submission_id action assignee next_on outcome note tag seen_action user_id client_created_at';
const ideaColumns =
  'id idea_id action text_en text_es as_written topic ward status response_en response_es merged_into agreed reason seen_action user_id client_created_at';
const cardColumns = 'id text language may_share user_id client_created_at';
const actColumns =
  'id question_id action seen text reason topic into_id words_en words_es promise_en promise_es named happened_on due_on to_session corrects user_id client_created_at';
const siteColumns = {
  sites: 'id slug kind title_en title_es about_en about_es place ward latitude longitude commitment_id',
  site_corrections: 'id site_id field was now was_told reason_en reason_es report_id user_id client_created_at',
  site_events:
    'id site_id stage happened_on text_en text_es source_en source_es source_url seen cost_cents user_id client_created_at',
  site_hides: 'id site_id hidden user_id client_created_at',
  site_merges: 'id site_id into_id seen user_id client_created_at',
  site_picture_acts: 'id picture_id action seen site_id phase taken_on alt_en alt_es user_id client_created_at',
  site_visits: 'id report_id site_id found belongs_to danger note seen user_id client_created_at',
  site_report_acts: 'id report_id action seen site_id belongs_to answer_en answer_es reason user_id client_created_at',
};
const serviceCallable = [
  'my_service_checks()',
  'page_corrections_desk()',
  'return_service_checks()',
  'service_findings()',
  'take_service_checks(integer,integer,integer,integer)',
];
const personLinkColumns = 'id a b verdict user_id client_created_at';
const checkinColumns =
  'id event_id action signup_id walk_in_id party_size name email phone about device user_id client_created_at';
const consentColumns = 'id contact_point channel state method wording_version language user_id client_created_at';
const forAll = [
  'content_snapshots: SELECT',
  'events: SELECT',
  'stats: SELECT',
  'answered_questions(): EXECUTE',
  'city_payment_files(): EXECUTE',
  'city_payments(): EXECUTE',
  'confirm_consent(text): EXECUTE',
  'data_promises(): EXECUTE',
  'content_versions(uuid): EXECUTE',
  'withdrawn_commitments(): EXECUTE',
  'live_content(text,uuid,integer): EXECUTE',
  'live_ideas(): EXECUTE',
  'live_figures(): EXECUTE',
  'live_links(): EXECUTE',
  'live_site_pictures(): EXECUTE',
  'live_sites(): EXECUTE',
  'require_session(): EXECUTE',
  'reworded_sites(): EXECUTE',
  'my_page_correction(text): EXECUTE',
  'my_site_report(text): EXECUTE',
  'told_closed(): EXECUTE',
  'my_idea(text): EXECUTE',
  'full_events(): EXECUTE',
  'insert_each(text,text): EXECUTE',
  'published_money(): EXECUTE',
  'published_money_rows(): EXECUTE',
  'rsvp_place(uuid): EXECUTE',
  'unsubscribe(text): EXECUTE',
  'my_question(text): EXECUTE',
  'my_questions(text): EXECUTE',
  'my_sign(text): EXECUTE',
  'town_hall(uuid): EXECUTE',
  'town_halls(): EXECUTE',
  'picture_file(text): EXECUTE',
  'site_picture(text): EXECUTE',
  ...columnGrants(insertable),
];

const expected: Record<string, string[]> = {
  PUBLIC: [],
  anon: forAll,
  authenticated: [
    ...forAll,
    ...readable.map((table) => `${table}: SELECT`),
    ...['user_roles', 'invitations'].map((table) => `${table}: DELETE`),
    ...columnGrants({ user_roles: 'user_id role granted_by', invitations: 'id email roles invited_by' }),
    ...columnGrants({ event_checkins: checkinColumns, consents: consentColumns, submission_actions: actionColumns }),
    ...columnGrants({
      person_links: personLinkColumns,
      idea_actions: ideaColumns,
      idea_cards: cardColumns,
      qa_acts: actColumns,
    }),
    'idea_desk(text,timestamp with time zone,uuid,integer,text): EXECUTE',
    'idea_figures(): EXECUTE',
    'erase_site_picture(uuid): EXECUTE',
    'site_desk(text,uuid,integer): EXECUTE',
    'site_findings(): EXECUTE',
    'site_picture_desk(timestamp with time zone,uuid,integer): EXECUTE',
    'site_picture_room(): EXECUTE',
    'site_stops(): EXECUTE',
    ...serviceCallable.map((name) => `${name}: EXECUTE`),
    ...columnGrants({
      page_correction_acts: 'id correction_id verdict note seen user_id client_created_at',
      service_checks: 'id item_id revision_id heard note seen user_id client_created_at',
    }),
    ...columnGrants(siteColumns),
    ...callable.map((name) => `${name}: EXECUTE`),
    ...fieldReadable.map((table) => `${table}: SELECT`),
    ...columnGrants(fieldInsertable),
    ...fieldHalfRead.map((column) => `shift_rollbacks.${column}: SELECT`),
    ...fieldCallable.map((name) => `${name}: EXECUTE`),
    ...Object.keys(signInsertable).map((table) => `${table}: SELECT`),
    ...columnGrants(signInsertable),
    ...signCallable.map((name) => `${name}: EXECUTE`),
    ...moneyReadable.map((table) => `${table}: SELECT`),
    ...columnGrants(moneyInsertable),
    ...moneyCallable.map((name) => `${name}: EXECUTE`),
    ...contentCallable.map((name) => `${name}: EXECUTE`),
    ...contentReadable.map((table) => `${table}: SELECT`),
    ...columnGrants(contentInsertable),
    ...privacyCallable.map((name) => `${name}: EXECUTE`),
    ...paymentCallable.map((name) => `${name}: EXECUTE`),
    'begin_picture_upload(text): EXECUTE',
    'media: SELECT',
    ...columnGrants(mediaInsertable),
  ],
};

function columnGrants(tables: Record<string, string>): string[] {
  return Object.entries(tables).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}: INSERT`),
  );
}

/** What the roles hold now, in the form of `expectedGrants`. */
export async function grants(query: Query): Promise<Record<string, string[]>> {
  const rows = await query(`
    with held as (
      select c.relname::text as thing, a.grantee, a.privilege_type
      from pg_class c, aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace
      union all
      select c.relname || '.' || t.attname, a.grantee, a.privilege_type
      from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
      where c.relnamespace = 'public'::regnamespace
      union all
      select replace(p.oid::regprocedure::text, 'public.', ''), a.grantee, a.privilege_type
      from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace = 'public'::regnamespace
    )
    select coalesce(r.rolname, 'PUBLIC') as who, thing || ': ' || privilege_type as what
    from held left join pg_roles r on r.oid = held.grantee
    where held.grantee = 0 or r.rolname in ('anon', 'authenticated')`);
  const found: Record<string, string[]> = { PUBLIC: [], anon: [], authenticated: [] };
  for (const { who, what } of rows) found[String(who)]?.push(String(what));
  for (const list of Object.values(found)) list.sort();
  return found;
}

/** Every privilege on tables, columns and functions of public that PUBLIC, anon and authenticated may hold. */
export const expectedGrants = Object.fromEntries(
  Object.entries(expected).map(([who, list]) => [who, [...list].sort()]),
);
