/** What every page of src/app/access.ts asks of the REST API, and who may have it. A new page is added here, and so is a new request. */
import { randomUUID } from 'node:crypto';
import { sampleSeeds as seeds } from '../../../src/sample/seeds.ts';
import { settingDefaults } from '../../../src/campaign/settingDefaults.ts';
import type { Row } from '../../../supabase/local/database.ts';
import { goodRow } from './world.ts';

export interface Target {
  /** An account that exists to be changed. */
  spare: string;
  /** An invitation that waits, one for each who asks. */
  invited: string;
}

export interface Need {
  /** `table` or `rpc/function`, as it stands after /rest/v1/. */
  of: string;
  method: 'GET' | 'POST' | 'DELETE';
  query?: (to: Target) => string;
  body?: (to: Target) => Row;
  /** Who gets an answer: those whom the page lets in, or others. What everybody may read is no secret on a staff page. */
  who:
    | 'page'
    | 'everybody'
    | 'leaders'
    | 'staff'
    | 'signed-in'
    | 'event-runners'
    | 'field-leaders'
    | 'publishers'
    | 'reviewers'
    | 'told-of-replies'
    | 'takers'
    | 'keepers'
    | 'totals';
}

const read = (of: string, query: string, who: Need['who'] = 'page'): Need => ({
  of,
  method: 'GET',
  query: () => query,
  who,
});
const add = (table: string, who: Need['who']): Need => ({ of: table, method: 'POST', body: () => goodRow(table), who });
const call = (name: string, body: (to: Target) => Row, who: Need['who'] = 'page'): Need => ({
  of: `rpc/${name}`,
  method: 'POST',
  body,
  who,
});

/** A picture follows its report. */
let lastReport = '';
const newReport = (): Row => {
  const row = goodRow('site_reports');
  lastReport = String(row['id']);
  return row;
};

const since = `since=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`;
const visit = add('analytics_events', 'everybody');
const failed = add('device_failures', 'everybody');
/** Of the sample town: today's rides. */
const RIDE_DESK = 'e0000000-0000-4000-8000-000000000012';
const ASKED = '54000000-0000-4000-8000-000000000001';
const CHECKED = '54000000-0000-4000-8000-000000000011';
const ASKED_CORRECT = '54000000-0000-4000-8000-000000000002';
const ERASED = '54000000-0000-4000-8000-000000000003';
const rsvp = (n: number) => `50000000-0000-4000-8000-000000000${n}`;
const gift = (n: number) => `6c000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const giver = (n: number) => `6b000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const newEvent = (): Row => ({
  event: randomUUID(),
  expected_version: null,
  details: { title: 'A rally', date: new Date(Date.now() + 86_400_000).toISOString(), location: 'The square' },
});
const roleOf = ({ spare: person }: Target): Row => ({ person, role: 'advisor' });
/** The sample town's town hall to come, and a burst of support that was let count. */
const ASKING = 'd0000000-0000-4000-8000-000000000001';
const COUNTED_BURST = 'd4000000-0000-4000-8000-000000000002';
const newSession = (): Row => ({
  // The one that is there: said again after a lost answer.
  session: ASKING,
  event: 'e0000000-0000-4000-8000-000000000002',
  expected_version: null,
  opens_at: new Date(Date.now()).toISOString(),
  closes_at: new Date(Date.now() + 86_400_000).toISOString(),
});
const ownRoles: readonly Need[] = [
  read('user_roles', 'select=role&user_id=eq.me', 'signed-in'),
  { of: 'rpc/accept_invitations', method: 'POST', body: () => ({}), who: 'signed-in' },
  { of: 'rpc/my_second_factor', method: 'POST', body: () => ({}), who: 'signed-in' },
  { of: 'rpc/my_seal_key', method: 'POST', body: () => ({}), who: 'signed-in' },
  { of: 'rpc/first_leader_wanted', method: 'POST', body: () => ({}), who: 'signed-in' },
  { of: 'rpc/claim_first_leader', method: 'POST', body: () => ({ code: 'no such code' }), who: 'signed-in' },
];

/** Whose lines are in the answers is told by stories/inbox.ts. The row is about a volunteer, whom those who lead the field work on. */
const VOLUNTEER = '50000000-0000-4000-8000-000000000001';
const inbox: readonly Need[] = [
  call('inbox', () => ({}), 'staff'),
  call('inbox_counts', () => ({}), 'staff'),
  call('inbox_people', () => ({}), 'staff'),
  {
    of: 'submission_actions',
    method: 'POST',
    body: () => ({ ...goodRow('submission_actions'), submission_id: VOLUNTEER }),
    who: 'field-leaders',
  },
];

/** The city's files of payments in the sample town: one that everybody sees, and one whose place that took. */
const PAYMENT_FILE = '7c1f0d0e-6b1f-4a53-9a7e-2f5d8e9b4c10';
const PAYMENT_FILE_BEFORE = '3e9a51c4-0d27-4f68-b1c5-8a6f2d7e4b39';
/** The sample town's file of gifts. */
const GIFT_FILE = '4f6c2e18-93d5-4b7a-8c01-5d2a7e9b3f64';
/** The sample town's first report, and its first snapshot. */
const FILED = '6d000000-0000-4000-8000-000000000001';
const SHOWN = '6d100000-0000-4000-8000-000000000001';
/** Its first giver. */
const GIVER = '6b000000-0000-4000-8000-000000000001';
/** Its first version of the rules about money. */
const RULES = '6a000000-0000-4000-8000-000000000001';
/** Its first version of the elections. */
const ELECTIONS = '6a200000-0000-4000-8000-000000000001';
/** Its bank's file, and what was said to be one with what. */
const BANK_FILE = '6e000000-0000-4000-8000-000000000001';
const matched = (n: number) => `6e200000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const payments: readonly Need[] = [
  read('rpc/list_payment_files', '', 'publishers'),
  call(
    'begin_payment_file',
    () => ({
      sha256: '0'.repeat(64),
      columns: '0.1.2',
      file_name: 'checkbook.csv',
      source_url: 'https://data.example.org/checkbook.csv',
      as_of: '2025-10-01',
      rows_total: 1,
    }),
    'publishers',
  ),
  // What is in already, shown already and gone already: nobody's turn changes the next one's.
  call('import_payments', () => ({ file: PAYMENT_FILE, first: 0, upto: 1, payments: [], left_out: 0 }), 'publishers'),
  call('publish_payment_file', () => ({ file: PAYMENT_FILE }), 'publishers'),
  call('withdraw_payment_file', () => ({ file: PAYMENT_FILE_BEFORE, reason: 'A test' }), 'publishers'),
];
/** An indicator of the sample town, and a set of its figures that is whole. */
const INDICATOR = '5ab16e84-9fc2-4d5d-8a7b-e524b8fb3c96';
const figures: readonly Need[] = [
  call('indicator_sets', () => ({ indicator: INDICATOR }), 'reviewers'),
  call(
    'begin_indicator_set',
    () => ({
      indicator: INDICATOR,
      sha256: '0'.repeat(64),
      columns: '0.1.2',
      file_name: 'figures.csv',
      as_of: '2025-10-01',
      rows_total: 1,
    }),
    'publishers',
  ),
  call('preview_indicator_values', () => ({ indicator: INDICATOR, figures: [] }), 'publishers'),
  call(
    'import_indicator_values',
    () => ({ file: '6f1a0001-2b3c-4d4e-8f5a-6b7c8d9e0f10', first: 0, upto: 1, figures: [], left_out: 0 }),
    'publishers',
  ),
];
const open: readonly Need[] = [
  ...['document', 'decision', 'records-request', 'correction', 'team-member', 'page', 'indicator', 'source'].map(
    (of_kind) => call('live_content', () => ({ of_kind }), 'everybody'),
  ),
  read('rpc/city_payment_files', '', 'everybody'),
  read('rpc/city_payments', '', 'everybody'),
  read('rpc/data_promises', '', 'everybody'),
  read('rpc/live_figures', '', 'everybody'),
  read('rpc/live_links', '', 'everybody'),
  read('events', 'select=*&order=date.asc&limit=500', 'everybody'),
];

/** A page that only says what will be there asks for nothing but who is there. */
export const pageNeeds: Readonly<Record<string, readonly Need[]>> = {
  '/': [
    visit,
    failed,
    read('events', 'select=*&order=date.asc&limit=3', 'everybody'),
    read('stats', 'select=*', 'everybody'),
    read('rpc/full_events', '', 'everybody'),
    read('content_snapshots', 'select=locale,sha256,published_at&order=published_at.desc', 'everybody'),
    call('rsvp_place', () => ({ rsvp: rsvp(110) }), 'everybody'),
    add('signups', 'everybody'),
    add('yard_sign_requests', 'everybody'),
    // The links in the mails, without signing in: a link that is none.
    call('unsubscribe', () => ({ token: '0'.repeat(96) }), 'everybody'),
    call('confirm_consent', () => ({ token: '0'.repeat(64) }), 'everybody'),
  ],
  '/auth': ownRoles,
  '/app': [
    ...ownRoles,
    ...inbox,
    read('events', 'select=id,title,date,location&order=date.asc&limit=10', 'everybody'),
    read('stats', 'select=label,value_number', 'everybody'),
    read('rpc/my_turfs', '', 'signed-in'),
    read('rpc/money_obligations', '', 'keepers'),
    call('my_notices', () => ({})),
    call('read_notices', () => ({ until: '2020-01-01T00:00:00Z' })),
    read('rpc/signup_counts', since),
    add('consents', 'page'),
    read('rpc/waiting_signs', ''),
    read('audit_events', 'select=at,record_id,after&table_name=eq.stats&order=id.desc', 'leaders'),
  ],
  // Row-level security decides what is in the answers: tests/db/stories/field*.ts.
  '/field-ops': [
    ...ownRoles,
    read('rpc/my_turfs', '', 'signed-in'),
    read('rpc/walk_list', 'turf=b0000000-0000-4000-8000-000000000001', 'signed-in'),
    read('turfs', 'select=name&id=eq.b0000000-0000-4000-8000-000000000001', 'signed-in'),
    read('rpc/walk_script', '', 'signed-in'),
    read('rpc/my_calls', '', 'signed-in'),
    read('rpc/my_service_checks', '', 'signed-in'),
    // The same four roles.
    call('take_service_checks', () => ({ wanted: 1 }), 'event-runners'),
    add('service_checks', 'event-runners'),
    read('rpc/site_stops', '', 'event-runners'),
    add('site_visits', 'event-runners'),
    read('site_pictures', 'select=picture&limit=1', 'event-runners'),
    call('return_service_checks', () => ({}), 'signed-in'),
    read('rpc/service_findings', '', 'publishers'),
    read('rpc/page_corrections_desk', '', 'publishers'),
    add('page_correction_acts', 'publishers'),
    read('rpc/my_sign_routes', '', 'signed-in'),
    read('rpc/sign_route', 'route=53000000-0000-4000-8000-000000000001', 'signed-in'),
  ],
  '/content': [
    ...ownRoles,
    ...payments,
    ...figures,
    read('rpc/live_figures', '', 'everybody'),
    // What can be linked.
    read('rpc/live_content', 'of_kind=commitment', 'everybody'),
    read('rpc/live_content', 'of_kind=decision', 'everybody'),
    read('rpc/live_content', 'of_kind=document', 'everybody'),
    read('content_links', 'select=id&order=arrival.desc', 'reviewers'),
    read('rpc/questions_to_link', '', 'publishers'),
    read('rpc/live_ideas', '', 'everybody'),
    read('rpc/live_sites', '', 'everybody'),
    add('content_links', 'publishers'),
    read('rpc/idea_desk', 'in_view=waiting', 'publishers'),
    read('rpc/idea_figures', '', 'publishers'),
    read('rpc/known_sites', '', 'publishers'),
    read('rpc/site_desk', 'in_view=waiting', 'publishers'),
    call('site_desk', () => ({ in_view: 'waiting', after: randomUUID(), most: 200 }), 'publishers'),
    read('rpc/site_findings', '', 'publishers'),
    read('rpc/site_picture_desk', 'most=24', 'publishers'),
    add('sites', 'publishers'),
    add('site_events', 'publishers'),
    add('site_report_acts', 'publishers'),
    add('site_corrections', 'publishers'),
    read(
      'site_corrections',
      'select=id,site_id,field,was,now,counts,client_created_at&order=arrival.desc&limit=1000',
      'publishers',
    ),
    read('rpc/site_stops', '', 'event-runners'),
    add('site_visits', 'event-runners'),
    read(
      'sites',
      'select=id,kind,title_en,title_es,about_en,about_es,place,ward,commitment_id,hidden,latitude,longitude,merged_into,merge_head&order=slug.asc&limit=1000',
      'publishers',
    ),
    add('site_hides', 'publishers'),
    read(
      'site_merges',
      'select=id,site_id,into_id,counts,client_created_at&order=arrival.desc&limit=1000',
      'publishers',
    ),
    add('site_merges', 'publishers'),
    read('site_pictures', 'select=picture&limit=1', 'event-runners'),
    add('site_picture_acts', 'publishers'),
    call('erase_site_picture', () => ({ picture: randomUUID() }), 'publishers'),
    add('idea_actions', 'publishers'),
    add('idea_cards', 'publishers'),
    call('content_overview', () => ({}), 'reviewers'),
    call('content_item', () => ({ of_item: randomUUID() }), 'reviewers'),
    read('rpc/reply_asked', 'asked=idea/1dea0000-0000-4000-8000-000000000010', 'reviewers'),
    call('replies_begun', () => ({}), 'told-of-replies'),
    call('content_uses', () => ({ of_item: randomUUID() }), 'reviewers'),
    call('content_problems', () => ({ of_revision: randomUUID() }), 'reviewers'),
    call('content_reviewers', () => ({}), 'reviewers'),
    add('content_revisions', 'publishers'),
    read(
      'content_revisions',
      'select=id,item_id,kind,slug,body&item_id=in.(a7c40000-0000-4000-8000-000100000000)&order=arrival.desc',
      'reviewers',
    ),
    add('content_release_steps', 'publishers'),
    call('content_release_list', () => ({}), 'reviewers'),
    add('media', 'publishers'),
  ],
  '/finance': [
    ...ownRoles,
    read('rpc/money_rules', '', 'staff'),
    // Theirs first: who collects is shown what they took in.
    add('contributor_versions', 'takers'),
    add('ledger_entries', 'takers'),
    read('rpc/money_book', '', 'takers'),
    read('rpc/money_ledger', '', 'takers'),
    call('money_ledger', () => ({ most: 5 }), 'takers'),
    call(
      'money_ledger',
      () => ({ words: 'abbott', sum_cents: 2500, of_type: 'contribution', first_on: '2026-01-01', most: 5 }),
      'takers',
    ),
    call('find_in_book', () => ({ words: 'abbott', most: 5 }), 'takers'),
    read('rpc/money_loans', '', 'keepers'),
    read('rpc/money_like_givers', '', 'keepers'),
    call('find_givers', () => ({ words: 'abbott', most: 5 }), 'keepers'),
    read('rpc/giver_page', `giver=${giver(7)}`, 'keepers'),
    add('contributor_links', 'keepers'),
    add('entry_pictures', 'takers'),
    read('entry_pictures', 'select=id,picture&limit=1', 'takers'),
    call('erase_entry_picture', () => ({ picture: randomUUID() }), 'takers'),
    read('rpc/money_overview', '', 'totals'),
    read('rpc/money_obligations', '', 'keepers'),
    // Under ids of their own, so that the second who asks finds it done; the rent was noted by somebody who is gone.
    call(
      'revise_entry',
      () => ({ of_entry: gift(84), change: gift(9001), deed: 'void', reason: 'Typed twice.' }),
      'keepers',
    ),
    call(
      'refund_entry',
      () => ({
        of_entry: gift(83),
        refund: gift(9002),
        cents: 100,
        paid_on: today,
        way: 'check',
        reason: 'Asked for.',
      }),
      'keepers',
    ),
    call('approve_entry', () => ({ of_entry: gift(121) }), 'keepers'),
    call(
      'settle_obligation',
      () => ({ settlement: randomUUID(), about: `double:${randomUUID()}:none`, note: 'Looked at.' }),
      'keepers',
    ),
    read('rpc/money_reports', '', 'keepers'),
    read('rpc/money_report', '', 'keepers'),
    read('rpc/money_publications', '', 'keepers'),
    call('begin_export', () => ({ what: 'money report' })),
    // What is filed and shown already: nobody's turn changes the next one's.
    call(
      'file_report',
      () => ({ report: FILED, until: today, amends: null, reason: null, seen: '0'.repeat(64) }),
      'keepers',
    ),
    call('publish_books', () => ({ publication: SHOWN }), 'keepers'),
    read('rpc/money_rule_sets', '', 'keepers'),
    // Whoever is named is named again, once.
    call(
      'withhold_contributor',
      () => ({ withholding: gift(9003), contributor: GIVER, withheld: false, reason: 'It has ended.' }),
      'keepers',
    ),
    read('rpc/money_elections', '', 'keepers'),
    call('preview_elections', () => ({ draft: { cycles: [], elections: [] } }), 'keepers'),
    // The version that is there already.
    call(
      'save_elections',
      () => ({ election_version: ELECTIONS, draft: { cycles: [], elections: [] }, after_version: null }),
      'keepers',
    ),
    call('preview_rules', () => ({ draft: [{ kind: 'deposit', days: 5 }] }), 'keepers'),
    // The version that is there already.
    call(
      'save_rules',
      () => ({
        rule_set: RULES,
        place: 'Larkspur Falls',
        source: 'https://example.org/rules',
        read_on: today,
        begins_on: today,
        list: [],
        after_version: null,
      }),
      'keepers',
    ),
    read('rpc/list_money_imports', '', 'keepers'),
    call('like_bank_lines', () => ({ account: 'Savings', sha256: '0'.repeat(64), lines: [] }), 'keepers'),
    call('known_money_lines', () => ({ keys: ['actblue:19001:'] }), 'keepers'),
    call('like_money_lines', () => ({ lines: [] }), 'keepers'),
    call(
      'begin_money_import',
      () => ({ source: 'csv', sha256: '0'.repeat(64), columns: '0.1.2', file_name: 'gifts.csv', rows_total: 1 }),
      'keepers',
    ),
    // What is in already: nobody's turn changes the next one's.
    call('import_money', () => ({ import: GIFT_FILE, first: 0, upto: 3, lines: [], left_out: 0 }), 'keepers'),
    add('deposit_events', 'takers'),
    read('rpc/money_deposits', '', 'takers'),
    read('rpc/money_bank', '', 'keepers'),
    call(
      'begin_bank_file',
      () => ({ sha256: '0'.repeat(64), account: 'Savings', columns: 'ofx', file_name: 'bank.ofx', rows_total: 1 }),
      'keepers',
    ),
    call('import_bank_lines', () => ({ file: BANK_FILE, first: 0, upto: 200, lines: [], left_out: 0 }), 'keepers'),
    // Said already, and undone as often as one likes.
    call('match_bank', () => ({ match: matched(103), lines: [], parts: [] }), 'keepers'),
    call('undo_bank_match', () => ({ match: matched(102) }), 'keepers'),
  ],
  '/events': [
    ...ownRoles,
    read('rpc/event_overview', ''),
    read('rpc/event_queue', 'event=e0000000-0000-4000-8000-000000000001'),
    read('rpc/held_rsvps', 'event=e0000000-0000-4000-8000-000000000002', 'event-runners'),
    call('release_rsvps', () => ({ event: RIDE_DESK, ids: [randomUUID()] }), 'event-runners'),
    call('begin_export', () => ({ what: 'event' })),
    add('event_checkins', 'event-runners'),
    call('save_event', newEvent, 'event-runners'),
    // The answers to what is so already, so that nobody's turn changes the next one's.
    call('cancel_event', () => ({ event: RIDE_DESK, expected_version: 1, reason: null }), 'event-runners'),
    call('match_ride', () => ({ event: RIDE_DESK, rider: rsvp(119), driver: rsvp(117) }), 'event-runners'),
    read('rpc/qa_overview', '', 'staff'),
    read('rpc/qa_room', `session=${ASKING}`, 'event-runners'),
    call('save_qa_session', newSession, 'event-runners'),
    call('say_caption', () => ({ session: ASKING, words: 'Welcome to the mill.', language: 'en' }), 'event-runners'),
    add('qa_acts', 'event-runners'),
    read('rpc/support_bursts', '', 'event-runners'),
    // Let count already, so that nobody's turn changes the next one's.
    call('settle_support_burst', () => ({ burst: COUNTED_BURST, counts: true }), 'event-runners'),
  ],
  '/account': [
    ...ownRoles,
    read('rpc/my_sessions', ''),
    read('rpc/my_security_events', ''),
    call('my_email_change', () => ({})),
    call('end_my_session', () => ({ session: randomUUID() })),
    call('my_notice_choices', () => ({}), 'staff'),
    call('choose_notices', () => ({ digest: true, assigned: true, language: 'en' }), 'staff'),
  ],
  '/users': [
    ...ownRoles,
    read('rpc/list_people', ''),
    call('grant_role', roleOf),
    call('revoke_role', roleOf),
    call('deactivate_person', ({ spare: person }) => ({ person })),
    call('reactivate_person', ({ spare: person }) => ({ person })),
    // Of somebody who has none.
    call('reset_second_factor', ({ spare: person }) => ({ person })),
    // What is so already, so that nobody's turn closes the next one's.
    call('set_role_requirement', () => ({ role: 'advisor', min_aal: 'aal1' })),
    read('role_requirements', 'select=role,min_aal,grace_until'),
    add('invitations', 'page'),
    {
      of: 'invitations',
      method: 'DELETE',
      query: ({ invited }) => `accepted_at=is.null&email=eq.${invited}`,
      who: 'page',
    },
  ],
  '/admin': [
    ...ownRoles,
    ...inbox,
    read('rpc/money_obligations', '', 'keepers'),
    read('rpc/list_people', ''),
    read('rpc/audit_counts_by_day', since),
    read('campaign_settings', 'select=key,version,value,published_at,published_by&order=number.desc', 'signed-in'),
    // What is so already: nothing is published by it.
    call('publish_setting', () => ({ key: 'field', value: settingDefaults(seeds).field, replaces: 2, base: null })),
    read('rpc/set_aside_counts', ''),
    call('list_set_aside', () => ({ reason: null, before_at: null, before_id: null })),
    // Nothing is of this id, so that nobody's turn changes the next one's.
    call('release_submissions', () => ({ ids: [randomUUID()] })),
    call('drop_submissions', () => ({ ids: [randomUUID()] })),
    call('consent_overview', () => ({ search: '' })),
    call('consent_history', () => ({ contact_point: 'joan.becker@example.com' })),
    call('export_newsletter', () => ({ reason: 'The letter of December' })),
    call('export_osdi', () => ({ reason: 'The letter of December' })),
    read('rpc/privacy_requests', ''),
    read('rpc/retention_overview', ''),
    call('open_privacy_request', () => ({
      request: randomUUID(),
      kind: 'access',
      name: '',
      email: 'who.asks@example.com',
      phone: '',
    })),
    // The sample town's own request; what changes nothing, so that nobody's turn changes the next one's.
    call('plan_erasure', () => ({ request: ASKED })),
    call('decide_duplicates', () => ({ request: ASKED, choices: [] })),
    call('note_privacy_step', () => ({
      step_id: CHECKED,
      request: ASKED,
      step: 'identity_checked',
      reason: 'By phone.',
    })),
    call('privacy_file', () => ({ request: ASKED })),
    call('correct_person', () => ({ request: ASKED_CORRECT, field: 'name', value: 'Who Asks' })),
    call('erase_person', () => ({ request: ERASED })),
    call('set_retention', () => ({ subject: 'visits' })),
    call('run_retention', () => ({ subject: 'visits' })),
    call('find_people', () => ({ words: 'tan' })),
    call('person_page', () => ({ of_ref: 's-50000000-0000-4000-8000-000000000003' })),
    add('person_links', 'page'),
    call('webhook_overview', () => ({})),
    // Of none, and ten at most: a turn that adds one ends it by the table's own limit.
    call('try_webhook', () => ({ webhook: randomUUID() })),
    call('end_webhook', () => ({ webhook: randomUUID() })),
    call('resend_webhook', () => ({ message: randomUUID() })),
    call('add_webhook', () => ({ url: 'https://example.org/signups', what: ['volunteer'] })),
    // The first who volunteered in the sample town.
    call('pick_canvasser', () => ({ signup: '50000000-0000-4000-8000-000000000001', email: '' }), 'field-leaders'),
    read('rpc/sign_overview', '', 'field-leaders'),
    read('rpc/sign_routes', '', 'field-leaders'),
    read('rpc/sign_stock', '', 'field-leaders'),
    read('rpc/field_people', '', 'field-leaders'),
  ],
  '/admin/audit-dashboard': [
    ...ownRoles,
    read('audit_events', 'select=*&order=id.desc&limit=50'),
    read('rpc/list_people', ''),
    read('rpc/audit_counts_by_day', since),
    read('rpc/analytics_counts_by_day', since),
    read('rpc/failures_on_phones', since),
    read('rpc/site_picture_room', ''),
  ],
  '/vision': [
    read('rpc/live_content', 'of_kind=commitment', 'everybody'),
    read('rpc/content_versions', 'of_item=91a5b2c7-0e5d-4f7b-a2d1-6f9c3e8b4a21', 'everybody'),
    read('rpc/live_links', '', 'everybody'),
    read('rpc/withdrawn_commitments', '', 'everybody'),
  ],
  '/citizens': open,
  '/transparency': open,
  '/finance-transparency': [
    read('rpc/published_money', '', 'everybody'),
    read('rpc/published_money_rows', '', 'everybody'),
  ],
  '/wellness': [
    read('rpc/told_closed', '', 'everybody'),
    add('page_corrections', 'everybody'),
    call('my_page_correction', () => ({ receipt: '0000-0000' }), 'everybody'),
    ...['service', 'indicator', 'source'].map((of_kind) => read('rpc/live_content', `of_kind=${of_kind}`, 'everybody')),
    read('rpc/live_figures', '', 'everybody'),
  ],
  '/engagement': [
    read('rpc/town_halls', '', 'everybody'),
    read('rpc/town_hall', `session=${ASKING}`, 'everybody'),
    read('rpc/answered_questions', '', 'everybody'),
    read('rpc/reworded_sites', '', 'everybody'),
    call('my_questions', () => ({ receipts: 'd1000000-0000-4000-8000-000000000005' }), 'everybody'),
    call('my_question', () => ({ receipt: '0000-0000' }), 'everybody'),
    add('qa_questions', 'everybody'),
    add('qa_wishes', 'everybody'),
    add('supports_sent', 'everybody'),
  ],
  '/revitalization': [
    read('rpc/live_sites', '', 'everybody'),
    read('rpc/live_site_pictures', '', 'everybody'),
    call('my_site_report', () => ({ receipt: '0000-0000' }), 'everybody'),
    { ...add('site_reports', 'everybody'), body: newReport },
    { ...add('site_pictures', 'everybody'), body: () => ({ ...goodRow('site_pictures'), report_id: lastReport }) },
  ],
  '/education': [
    read('rpc/told_closed', '', 'everybody'),
    add('page_corrections', 'everybody'),
    ...['program', 'indicator', 'source'].map((of_kind) => call('live_content', () => ({ of_kind }), 'everybody')),
    read('rpc/live_figures', '', 'everybody'),
  ],
  '/community-voice': [
    read('rpc/live_ideas', '', 'everybody'),
    call('my_idea', () => ({ receipt: '0000-0000' }), 'everybody'),
    add('idea_appeals', 'everybody'),
  ],
};
