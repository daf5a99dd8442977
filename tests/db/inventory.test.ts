/** What the API's roles hold, listed in full: a privilege more or less is a failing test, not a surprise. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../../supabase/local/backend.ts';
import { expectedGrants, grants } from './support/grants.ts';
import { databases, goodRow, openWorld, type World } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
    await world.rest('POST', 'signups', null, goodRow('signups'));
  });
  afterAll(() => world.close());

  const query = (text: string) => world.backend.database.query(text);

  it('anon and authenticated hold exactly the privileges listed here', async () => {
    expect(await grants(world.backend.database.query)).toEqual(expectedGrants);
  });

  it('a table made later is closed to them until a migration opens it', async () => {
    await query('create table public.later (id int)');
    const rows = await query(
      "select has_table_privilege('anon', 'public.later', 'select, insert, update, delete') as open",
    );
    await query('drop table public.later');
    expect(rows).toEqual([{ open: false }]);
  });

  it('they cannot look into the schemas beside public', async () => {
    const rows = await query(`
      select n.nspname as schema, r.rolname as role
      from pg_namespace n, pg_roles r
      where r.rolname in ('anon', 'authenticated') and n.nspname in ('private', 'supabase_migrations')
        and has_schema_privilege(r.oid, n.oid, 'usage')`);
    expect(rows).toEqual([]);
  });

  it('they cannot read accounts, sessions, tokens or whom the campaign deactivated', async () => {
    const rows = await query(`
      select c.relname, r.rolname from pg_class c, pg_roles r
      where c.relnamespace in ('auth'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and r.rolname in ('anon', 'authenticated')
        and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`);
    expect(rows).toEqual([]);
  });

  it('every table in public has row-level security and at least one policy', async () => {
    const rows = await query(`
      select c.relname, c.relrowsecurity as secured, count(p.oid)::int as policies
      from pg_class c left join pg_policy p on p.polrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by 1, 2 order by 1`);
    expect(rows.map((row) => row.relname)).toEqual([
      'analytics_events',
      'audit_events',
      'call_leases',
      'campaign_settings',
      'canvassers',
      'checkouts',
      'consents',
      'contact_attempts',
      'content_events',
      'content_items',
      'content_links',
      'content_release_steps',
      'content_releases',
      'content_revisions',
      'content_snapshots',
      'contributor_links',
      'contributor_versions',
      'contributor_withholdings',
      'contributors',
      'deposit_events',
      'device_failures',
      'door_results',
      'election_cycles',
      'elections',
      'entry_approvals',
      'entry_pictures',
      'event_checkins',
      'events',
      'households',
      'idea_actions',
      'ideas',
      'inbox_items',
      'invitations',
      'ledger_entries',
      'media',
      'obligation_settlements',
      'people',
      'person_links',
      'publications',
      'qa_acts',
      'qa_questions',
      'qa_sessions',
      'qa_wishes',
      'question_options',
      'questions',
      'report_lines',
      'reports',
      'responses',
      'ride_matches',
      'role_requirements',
      'rule_sets',
      'rules',
      'scripts',
      'shift_rollbacks',
      'sign_events',
      'sign_photos',
      'sign_stock_moves',
      'signups',
      'site_events',
      'site_report_acts',
      'site_reports',
      'sites',
      'stats',
      'submission_actions',
      'supports_sent',
      'turf_doors',
      'turfs',
      'user_roles',
      'voter_imports',
      'yard_sign_requests',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ secured: true });
      expect(row.policies).toBeGreaterThan(0);
    }
  });

  it('every policy’s name is a sentence that was not cut off', async () => {
    for (const { name } of await query('select polname as name from pg_policy')) {
      expect(String(name)).toMatch(/^[A-Z][a-z]+ .* [a-z]+/);
      expect(String(name).length).toBeLessThan(63);
    }
  });

  it('every function that runs as its owner, and every one of ours, has an empty search path', async () => {
    const rows = await query(`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and not coalesce('search_path=""' = any (p.proconfig), false)`);
    expect(rows).toEqual([]);
    const definers = await query(`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') order by 1`);
    expect(definers.map((row) => row.proname)).toEqual([
      'accept_invitations',
      'add_webhook',
      'analytics_counts_by_day',
      'answer_for_erased',
      'answered_questions',
      'approve_entry',
      'archive_turf',
      'ask_confirmation',
      'ask_recent_proof',
      'ask_second_factor',
      'assigned_unread',
      'attempts_by_hour',
      'audit_counts_by_day',
      'basis_now',
      'begin_bank_file',
      'begin_consented_export',
      'begin_export',
      'begin_import',
      'begin_indicator_set',
      'begin_money_import',
      'begin_payment_file',
      'begin_picture_upload',
      'bound_entry_pictures',
      'call_languages',
      'call_off_release',
      'cancel_event',
      'canvasser_activity',
      'canvasser_activity',
      'check_out_turf',
      'choose_notices',
      'city_payment_files',
      'city_payments',
      'claim_first_leader',
      'claim_mails',
      'claim_webhooks',
      'confirm_consent',
      'confirmed_caller',
      'consent_history',
      'consent_overview',
      'consented_people',
      'contacts_of',
      'content_at',
      'content_authors',
      'content_is_approved',
      'content_item',
      'content_link_leads',
      'content_overview',
      'content_problems',
      'content_problems',
      'content_release_items',
      'content_release_list',
      'content_release_state',
      'content_reviewers',
      'content_spans',
      'content_told',
      'content_uses',
      'content_versions',
      'contributor_roots',
      'correct_person',
      'count_door_results',
      'count_event_figures',
      'count_inbox',
      'count_ledger_days',
      'count_new_actions',
      'count_new_volunteers',
      'count_rolled_back_doors',
      'count_sent_rows',
      'count_settled_volunteers',
      'count_sign_head',
      'count_support',
      'count_touched_doors',
      'count_touched_signs',
      'count_weekly_raised',
      'count_weekly_raised_of_new_rows',
      'count_wrong_link',
      'counting_reports',
      'counts_of_deposit',
      'create_turf',
      'data_promises',
      'deactivate_person',
      'door_until',
      'doors_in_hand',
      'draft_report',
      'drop_submissions',
      'due_to_go',
      'end_my_session',
      'end_sign_route',
      'end_webhook',
      'entry_to_change',
      'erase_account',
      'erase_entry_picture',
      'erase_person',
      'event_overview',
      'event_queue',
      'everything_of',
      'export_newsletter',
      'export_osdi',
      'failures_on_phones',
      'field_people',
      'field_people_rows',
      'figure_changes',
      'figure_rule_of',
      'figures_problem',
      'figures_withheld',
      'file_report',
      'find_givers',
      'find_item',
      'find_people',
      'first_leader_wanted',
      'full_events',
      'gifts_that_stay',
      'given',
      'giver_card',
      'giver_page',
      'governed_problem',
      'grant_role',
      'grant_wish',
      'hand_sign_route',
      'has_active_leader',
      'has_second_factor',
      'hidden_lines',
      'hold_burst',
      'hold_sign_route',
      'hold_to_limits',
      'hold_what_comes_late',
      'idea_desk',
      'idea_entry',
      'idea_figures',
      'idea_root',
      'import_bank_lines',
      'import_indicator_values',
      'import_money',
      'import_payments',
      'import_refund',
      'import_voters',
      'inbox',
      'inbox_counts',
      'inbox_entry',
      'inbox_people',
      'inbox_subjects',
      'indicator_sets',
      'is_counted',
      'is_deactivated',
      'is_erasing',
      'is_live',
      'is_my_sign_event',
      'is_staff_account',
      'is_suppressed',
      'items_of',
      'items_on',
      'join_support',
      'judge_content_step',
      'judge_link',
      'judge_question',
      'keep_a_leader_on_deactivation',
      'keep_a_leader_on_role_loss',
      'keep_former_contact',
      'keep_giver_keys',
      'keep_nothing_said_by_erased',
      'keep_person_records',
      'keep_sign_head',
      'know_contributor',
      'know_from_the_voter_file',
      'known_money_lines',
      'last_step',
      'leave_ideas',
      'leave_inbox',
      'leave_the_field',
      'leave_the_field_on_deactivation',
      'leave_the_field_on_role_loss',
      'like_givers',
      'limits_now',
      'lines_between',
      'link_canvasser',
      'link_is_approved',
      'link_kinds',
      'link_step',
      'links_that_count',
      'list_imports',
      'list_late',
      'list_money_imports',
      'list_payment_files',
      'list_payments',
      'list_people',
      'list_people_rows',
      'list_phones',
      'list_phones_rows',
      'list_rollbacks',
      'list_set_aside',
      'list_volunteers',
      'list_walks',
      'live_content',
      'live_figures',
      'live_ideas',
      'live_links',
      'live_sites',
      'lock_leaders',
      'look_at_sender',
      'mail_what_is_new',
      'make_sign_route',
      'make_turf_code',
      'map_doors',
      'match_bank',
      'match_ride',
      'may',
      'may_keep_content',
      'may_name_contributor',
      'may_note_deposit',
      'may_picture_entry',
      'may_report_sign',
      'may_review',
      'may_work_on',
      'mention_of',
      'mfa_required',
      'money_bank',
      'money_book',
      'money_deposits',
      'money_duties',
      'money_import_of',
      'money_ledger',
      'money_like_givers',
      'money_obligations',
      'money_overview',
      'money_publications',
      'money_report',
      'money_reports',
      'money_rule_sets',
      'money_rules',
      'morning_counts',
      'my_calls',
      'my_idea',
      'my_notice_choices',
      'my_notices',
      'my_questions',
      'my_seal_key',
      'my_second_factor',
      'my_security_events',
      'my_sessions',
      'my_sign',
      'my_sign_routes',
      'my_site_report',
      'my_turfs',
      'name_of',
      'named_with',
      'newest_content',
      'newest_settings',
      'note_content_head',
      'note_content_times',
      'note_imported_words',
      'note_language',
      'note_late_arrival',
      'note_picture_uses',
      'note_privacy_step',
      'obligations',
      'open_privacy_request',
      'open_room',
      'passed_now',
      'passed_of',
      'passing_rules',
      'past_with',
      'payment_file',
      'person_card',
      'person_history',
      'person_page',
      'person_refs',
      'pick_canvasser',
      'picture_file',
      'picture_is_live',
      'picture_problem',
      'place_call_backs',
      'place_call_backs_of_a_shift',
      'place_changed_forms',
      'place_giver_keys',
      'place_ideas',
      'place_in_inbox',
      'place_new_forms',
      'place_person_records',
      'place_release_step',
      'place_revision',
      'plan_erasure',
      'plan_words',
      'point_of',
      'preview_indicator_values',
      'preview_rules',
      'privacy_file',
      'privacy_requests',
      'public_rows',
      'publication_problem',
      'publish_books',
      'publish_content',
      'publish_payment_file',
      'publish_setting',
      'published_money',
      'published_money_rows',
      'put_added_door_on_turf',
      'qa_overview',
      'qa_room',
      'question_outcomes',
      'question_supportable',
      'reactivate_person',
      'read_content_notices',
      'read_notices',
      'recent_factor',
      'record_change',
      'record_decision',
      'record_publication',
      'record_setting',
      'recount_for_new_rows',
      'recount_givers',
      'recount_items',
      'recount_items_of_new_rows',
      'recount_ledger_days',
      'recount_passed_rules',
      'refresh_event_figures',
      'refresh_field_figures',
      'refresh_figures_of_a_new_day',
      'refresh_usual_hour',
      'refund_entry',
      'refuse_archived_turf',
      'refuse_untimely_rsvp',
      'refuse_who_is_over',
      'release_submissions',
      'remind_to_verify',
      'remove_forms',
      'report_begins',
      'report_changes',
      'report_differs',
      'report_duties',
      'report_on',
      'report_periods',
      'report_phone',
      'report_until',
      'request_for',
      'requests_in_hand',
      'require_active_leader',
      'require_identity_checked',
      'require_own_factor',
      'require_permission',
      'require_recent_proof',
      'require_second_factor',
      'resend_webhook',
      'reset_second_factor',
      'restore_shift',
      'retention_overview',
      'return_calls',
      'return_turf',
      'revise_entry',
      'revoke_role',
      'roles_that_may',
      'roll_back_shift',
      'rows_of',
      'rsvp_place',
      'rules_on',
      'rules_said',
      'run_retention',
      'same_as',
      'save_event',
      'save_qa_session',
      'save_rules',
      'say_caption',
      'say_setting',
      'say_when_known',
      'say_when_linked',
      'say_words',
      'second_factor_missing',
      'sender_hash',
      'session_told',
      'set_aside',
      'set_aside_counts',
      'set_form_limits',
      'set_retention',
      'set_role_requirement',
      'setting',
      'settle_follow_up_that_arrived',
      'settle_follow_ups',
      'settle_follow_ups_of_a_fact',
      'settle_follow_ups_of_a_shift',
      'settle_late',
      'settle_mail',
      'settle_obligation',
      'settle_release_step',
      'settle_support_burst',
      'settle_webhook',
      'sign_overview',
      'sign_route',
      'sign_route_rows',
      'sign_routes',
      'sign_routes_in_hand',
      'sign_rows',
      'sign_stock',
      'site_desk',
      'slip_now',
      'stamp_deposit_event',
      'standings',
      'stat_calls_total',
      'stat_doors_total',
      'stat_events_week',
      'stat_rides_today',
      'stat_volunteers',
      'street_doors',
      'street_sides',
      'strike_mentions',
      'support_bursts',
      'support_hash',
      'support_item',
      'support_room',
      'support_root',
      'suppression_hash',
      'take_calls',
      'take_support',
      'take_turf',
      'taker',
      'takes_too_many_places',
      'tell_assignee',
      'tell_of_content_step',
      'tell_webhooks',
      'tell_webhooks_of_confirmed',
      'tidy_consent',
      'town_hall',
      'town_halls',
      'try_webhook',
      'turf_conflicts',
      'turf_overview',
      'turf_overview_rows',
      'turf_until',
      'turfs_in_hand',
      'unapproved_with',
      'undo_bank_match',
      'unsubscribe',
      'unsubscribe_token',
      'verify_by',
      'walk_script',
      'webhook_data',
      'webhook_overview',
      'weekly_raised_cents',
      'weigh_act',
      'weigh_idea_action',
      'weigh_ownership',
      'weigh_site_report_act',
      'with_the_same',
      'withdraw_payment_file',
      'withheld_contributors',
      'withhold_contributor',
      'words_at',
      'words_ended',
      'write_digests',
      'write_digests_of_today',
      'write_form_consents',
      'write_publication',
      'write_report',
      'write_responses',
      'write_spoken_consents',
    ]);
  });

  it('no helper of ours can be called over the API', async () => {
    for (const name of [
      'may',
      'mfa_required',
      'roles_that_may',
      'restore_grants',
      'text_length',
      'require_permission',
      'record_change',
    ]) {
      const { status } = await world.rpc('candidate', name);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('every function of public and every table of private says what it is for', async () => {
    const rows = await query(`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null
      union all
      select relname from pg_class
      where relnamespace = 'private'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null`);
    expect(rows).toEqual([]);
  });

  it('every foreign key has an index that begins with it', async () => {
    const rows = await query(`
      select c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`);
    expect(rows).toEqual([]);
  });

  it('every table says what it is for', async () => {
    const rows = await query(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null`);
    expect(rows).toEqual([]);
  });
});

describe('the embedded database', () => {
  it('holds the same privileges after it was closed and opened again, migrated once and seeded once', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-reboot-'));
    const database = { driver: 'pglite' as const, url: path.join(folder, 'pglite') };
    try {
      const first = await openBackend({ database, seed: true });
      expect(first).toMatchObject({ seeded: true });
      expect(first.applied.length).toBeGreaterThan(0);
      await first.database.query("delete from public.stats where label = 'volunteers'");
      await first.close();

      const second = await openBackend({ database, seed: true });
      expect(second).toMatchObject({ seeded: false, applied: [] });
      const headers = { apikey: second.publishableKey };
      await Promise.all(['stats', 'events'].map((table) => second.fetch(`/rest/v1/${table}`, { headers })));
      expect(await grants(second.database.query)).toEqual(expectedGrants);
      expect(await second.database.query("select * from public.stats where label = 'volunteers'")).toEqual([]);
      await second.close();
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});
