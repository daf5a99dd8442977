/** Rows that the database must take, and rows that it must refuse with the rule that says why. */
import type { Row } from '../../../supabase/local/database.ts';
import { failureCases, goodFailure } from '../../support/failureCases.ts';

export interface RowCase {
  table: 'signups' | 'yard_sign_requests' | 'analytics_events' | 'device_failures';
  name: string;
  row: Row;
  /** The constraint, or for other refusals the SQLSTATE. Absent: the row is good. */
  refusedBy?: string;
}

const rsvp = 'e0000000-0000-4000-8000-000000000001';
const of = (length: number, character = 'x'): string => character.repeat(length);
const domain = `${of(60)}.${of(60)}.${of(60)}.org`;

const volunteer = { type: 'volunteer', name: 'Jo', email: 'jo@example.com', interest: 'door_knock' };
const idea = { type: 'idea', name: 'Jo', email: 'jo@example.com', notes: 'Ten chars!' };
const newsletter = { type: 'newsletter', name: 'Jo', email: 'jo@example.com', consent_email: true, consent_sms: false };
const event = { type: 'event', name: 'Jo', phone: '5', event_id: rsvp, notes: 'Headcount: 1' };
const sign = { name: 'Jo', address: '1 Elm', phone: '2075550100' };
const view = { event: 'page_view', props: {} };

const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The specification's section 7: each event with exactly its props. */
const propsOf: readonly (readonly [string, Row])[] = [
  ['page_view', { page: 'campaign_hub', language: 'es' }],
  ['volunteer_signup', { interest: 'door_knock' }],
  ['yard_sign_request', { has_notes: true }],
  ['idea_submitted', { has_email: true, has_phone: false }],
  ['newsletter_signup', { consent_sms: false, has_phone: true }],
  ['event_rsvp', { event_id: rsvp, headcount: 10 }],
  ['event_calendar_download', { event_id: rsvp, event_title: 'A town hall' }],
];
/** Times that no clock shows; each of them made a list unreadable, or would stand in it for ever. */
const unbelievable = [
  'infinity',
  '-infinity',
  '0044-03-15 12:00:00+00 BC',
  '10000-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
];

const signups = (name: string, base: Row, change: Row, refusedBy?: string): RowCase => ({
  table: 'signups',
  name,
  row: { ...base, ...change },
  ...(refusedBy === undefined ? {} : { refusedBy }),
});
const signs = (name: string, change: Row, refusedBy?: string): RowCase => ({
  ...signups(name, sign, change, refusedBy),
  table: 'yard_sign_requests',
});
const events = (name: string, change: Row, refusedBy?: string): RowCase => ({
  ...signups(name, view, change, refusedBy),
  table: 'analytics_events',
});
const failures = (name: string, change: Row, refusedBy?: string): RowCase => ({
  ...signups(name, goodFailure, change, refusedBy),
  table: 'device_failures',
});

export const goodRows: readonly RowCase[] = [
  signups('a volunteer with an e-mail', volunteer, {}),
  signups('a volunteer with a phone alone', volunteer, { email: null, phone: '2075550100' }),
  signups('every text at its upper bound', volunteer, {
    name: of(200),
    email: `${of(66)}@${domain}`,
    phone: of(40, '5'),
    availability: of(500),
    notes: of(4000),
  }),
  signups('a name of two emoji', volunteer, { name: '🌊🌲' }),
  signups('a name in another script', volunteer, { name: '李雷' }),
  signups('an e-mail with every sign the standard allows', volunteer, { email: "a.!#$%&'*+/=?^_`{|}~-z@a-b.co" }),
  signups('text that is not trimmed', volunteer, { name: '  Jo\u00A0', notes: '\tHello\n' }),
  ...['door_knock', 'phone_bank', 'event_help', 'church_gotv'].map((interest) =>
    signups(`interest ${interest}`, volunteer, { interest }),
  ),
  signups('an idea of exactly ten characters', idea, {}),
  signups('an idea that may be shown', idea, { may_share: true }),
  signups('an idea whose sender is to hear of it', idea, { may_write: true }),
  signups('an idea that may not be shown', idea, { may_share: false }),
  signups('an idea with a short phone', idea, { email: null, phone: '5' }),
  signups('a newsletter with SMS', newsletter, { consent_sms: true, phone: '555' }),
  signups('an RSVP of 1', event, {}),
  signups('an RSVP of 10', event, { notes: 'Headcount: 10' }),
  signups('an RSVP that changes another', event, { changes_id: rsvp }),
  signs('every text at its lower bound', {}),
  signs('every text at its upper bound', { name: of(200), address: of(300), phone: of(40), notes: of(4000) }),
  ...[
    'page_view',
    'volunteer_signup',
    'yard_sign_request',
    'idea_submitted',
    'newsletter_signup',
    'event_rsvp',
    'event_calendar_download',
  ].map((name) => events(`the event ${name}`, { event: name })),
  events('props that hold an at sign but no address', {
    event: 'event_calendar_download',
    props: { event_id: rsvp, event_title: 'Meet @ City Hall. Really' },
  }),
  ...propsOf.map(([name, props]) => events(`${name} with all it may say`, { event: name, props })),
  ...[hoursFromNow(2), hoursFromNow(47), '2020-01-01T00:00:00Z'].flatMap((client_created_at) => [
    signups(`a phone’s time of ${client_created_at}`, volunteer, { client_created_at }),
    signs(`a phone’s time of ${client_created_at}`, { client_created_at }),
    events(`a phone’s time of ${client_created_at}`, { client_created_at }),
  ]),
  signups('what a form says of how it was filled in', volunteer, { trap: 'x', filled_in_ms: 12 }),
  signs('what a form says of how it was filled in', { trap: of(5000), filled_in_ms: -1 }),
  signups('the language and the words of a consent', newsletter, { language: 'es', wording_version: '2026-11-22' }),
  signs('the language and the words of a consent', { language: 'en', wording_version: '2026-11-22' }),
  ...failureCases.filter(({ violates }) => violates === undefined).map(({ name, change }) => failures(name, change)),
];

export const badRows: readonly RowCase[] = [
  signups('a volunteer form that changes another', volunteer, { changes_id: rsvp }, 'signups_changes_only_rsvp'),
  signups('an unknown type', volunteer, { type: 'x', interest: null }, 'signups_type_known'),
  signups('no type', volunteer, { type: null }, '23502'),
  signups('a name of one letter', volunteer, { name: 'A' }, 'signups_name_at_least_2'),
  signups('a name of one letter and spaces', volunteer, { name: ' A ' }, 'signups_name_at_least_2'),
  signups('a name of no-break spaces', volunteer, { name: '\u00A0\u3000\uFEFF' }, 'signups_name_at_least_2'),
  signups('a name of one emoji', volunteer, { name: '🌲' }, 'signups_name_at_least_2'),
  signups('no name', volunteer, { name: null }, '23502'),
  signups('a name of 201', volunteer, { name: of(201) }, 'signups_name_at_most_200'),
  ...[
    'jo',
    'jo@',
    '@example.com',
    'jo@example',
    'jo@exam ple.com',
    'jo@-a.com',
    'jo@a-.com',
    'jo@a..com',
    'j o@a.com',
    '',
  ].map((email) => signups(`the e-mail "${email}"`, volunteer, { email }, 'signups_email_shape')),
  signups('an e-mail with a line after it', volunteer, { email: 'jo@example.com\nx' }, 'signups_email_shape'),
  signups('an e-mail with a space after it', volunteer, { email: 'jo@example.com ' }, 'signups_email_shape'),
  signups(
    'an e-mail with a letter that only looks like one',
    volunteer,
    { email: 'jö@example.com' },
    'signups_email_shape',
  ),
  signups('an e-mail of 255', volunteer, { email: `${of(68)}@${domain}` }, 'signups_email_at_most_254'),
  signups('an empty phone', volunteer, { phone: '' }, 'signups_phone_1_to_40'),
  signups('a phone of 41', volunteer, { phone: of(41, '5') }, 'signups_phone_1_to_40'),
  signups('a volunteer’s phone of three', volunteer, { phone: '123' }, 'signups_volunteer_phone_at_least_10'),
  signups(
    'a volunteer’s phone of nine and spaces',
    volunteer,
    { phone: ' 123456789 ' },
    'signups_volunteer_phone_at_least_10',
  ),
  signups('an empty availability', volunteer, { availability: ' ' }, 'signups_availability_1_to_500'),
  signups('an availability of 501', volunteer, { availability: of(501) }, 'signups_availability_1_to_500'),
  signups('empty notes', volunteer, { notes: '' }, 'signups_notes_1_to_4000'),
  signups('notes of 4001', volunteer, { notes: of(4001) }, 'signups_notes_1_to_4000'),
  signups('an unknown interest', volunteer, { interest: 'parade' }, 'signups_interest_known'),
  signups('a volunteer without an interest', volunteer, { interest: null }, 'signups_volunteer_interest_required'),
  signups('a volunteer nobody can reach', volunteer, { email: null }, 'signups_email_or_phone'),
  signups('an idea nobody can answer', idea, { email: null }, 'signups_email_or_phone'),
  signups('an RSVP nobody can answer', event, { phone: null }, 'signups_email_or_phone'),
  signups('an idea of nine', idea, { notes: 'Nine char' }, 'signups_idea_at_least_10'),
  signups('an idea of nine and spaces', idea, { notes: ' Nine char ' }, 'signups_idea_at_least_10'),
  signups('an idea without text', idea, { notes: null }, 'signups_idea_at_least_10'),
  signups('a volunteer who is to hear of it', volunteer, { may_write: true }, 'signups_may_write_only_idea'),
  signups('a volunteer who may be shown', volunteer, { may_share: true }, 'signups_may_share_only_idea'),
  signups('an idea with an interest', idea, { interest: 'door_knock' }, 'signups_interest_only_volunteer'),
  signups('an idea for an event', idea, { event_id: rsvp }, 'signups_event_only_rsvp'),
  signups('an idea with a consent', idea, { consent_email: true }, 'signups_consent_only_newsletter'),
  signups(
    'a newsletter without an address',
    newsletter,
    { email: null, phone: '5' },
    'signups_newsletter_email_required',
  ),
  signups('a newsletter without consent', newsletter, { consent_email: false }, 'signups_newsletter_consent_given'),
  signups('a newsletter that does not say', newsletter, { consent_email: null }, 'signups_newsletter_consent_given'),
  signups('a consent to SMS without a phone', newsletter, { consent_sms: true }, 'signups_sms_consent_with_a_phone'),
  signups('a newsletter without a word on SMS', newsletter, { consent_sms: null }, 'signups_newsletter_consent_given'),
  signups('an RSVP for no event', event, { event_id: null }, 'signups_event_required'),
  signups(
    'an RSVP for an event that is not there',
    event,
    { event_id: 'e0000000-0000-4000-8000-00000000ffff' },
    '23503',
  ),
  ...[
    'Headcount: 0',
    'Headcount: 11',
    'Headcount: -1',
    'Headcount: 1.5',
    'Headcount: 01',
    'Headcount:1',
    'headcount: 1',
    'Headcount: 1\n',
    '4',
  ].map((notes) =>
    signups(`an RSVP with the notes ${JSON.stringify(notes)}`, event, { notes }, 'signups_headcount_1_to_10'),
  ),
  signups('an RSVP without notes', event, { notes: null }, 'signups_headcount_1_to_10'),
  signups('no phone’s time', volunteer, { client_created_at: null }, '23502'),
  signups('a phone’s time that is none', volunteer, { client_created_at: 'yesterday-ish' }, '22'),
  signups('an id that is none', volunteer, { id: '17' }, '22P02'),
  signups('a language of no page of ours', newsletter, { language: 'fr' }, 'signups_language_known'),
  signs('a language of no page of ours', { language: 'ES' }, 'yard_sign_requests_language_known'),
  ...(['signups', 'yard_sign_requests'] as const).flatMap((table) =>
    [
      { change: { language: 'es', wording_version: 'Jo Quill' }, rule: 'wording_version_shape' },
      { change: { wording_version: '2026-11-22' }, rule: 'wording_in_a_language' },
    ].map(({ change, rule }) =>
      table === 'signups'
        ? signups(`words agreed to that break ${rule}`, newsletter, change, `signups_${rule}`)
        : signs(`words agreed to that break ${rule}`, change, `yard_sign_requests_${rule}`),
    ),
  ),
  signs('a name of one letter', { name: 'A' }, 'yard_sign_requests_name_at_least_2'),
  signs('a name of 201', { name: of(201) }, 'yard_sign_requests_name_at_most_200'),
  signs('no address', { address: null }, '23502'),
  signs('an address of four', { address: '1 El' }, 'yard_sign_requests_address_at_least_5'),
  signs('an address of four and spaces', { address: ' 1 El ' }, 'yard_sign_requests_address_at_least_5'),
  signs('an address of 301', { address: of(301) }, 'yard_sign_requests_address_at_most_300'),
  signs('no phone', { phone: null }, '23502'),
  signs('a phone of nine', { phone: '123456789' }, 'yard_sign_requests_phone_at_least_10'),
  signs('a phone of 41', { phone: of(41) }, 'yard_sign_requests_phone_at_most_40'),
  signs('empty notes', { notes: '' }, 'yard_sign_requests_notes_1_to_4000'),
  signs('notes of 4001', { notes: of(4001) }, 'yard_sign_requests_notes_1_to_4000'),
  signs('no phone’s time', { client_created_at: null }, '23502'),
  ...[...unbelievable, hoursFromNow(49)].flatMap((client_created_at) => [
    signups(
      `a phone’s time of ${client_created_at}`,
      volunteer,
      { client_created_at },
      'signups_phone_time_believable',
    ),
    signs(`a phone’s time of ${client_created_at}`, { client_created_at }, 'yard_sign_requests_phone_time_believable'),
    events(`a phone’s time of ${client_created_at}`, { client_created_at }, 'analytics_events_phone_time_believable'),
  ]),
  ...propsOf.flatMap(([name, props]) => [
    events(
      `${name} with somebody’s name, phone and address`,
      { event: name, props: { ...props, name: 'Jo', phone: '207', address: '1 Elm' } },
      'analytics_events_props_known',
    ),
    ...Object.keys(props).map((key) =>
      events(
        `${name} with a list as its ${key}`,
        { event: name, props: { ...props, [key]: [of(40), 'Jo Quill'] } },
        'analytics_events_props_known',
      ),
    ),
  ]),
  events('a page that is a sentence', { props: { page: 'Jo Quill, 1 Elm Street' } }, 'analytics_events_props_known'),
  events('an unknown event', { event: 'click' }, 'analytics_events_event_known'),
  events('props that are a list', { props: [] }, 'analytics_events_props_object'),
  events('no props', { props: null }, '23502'),
  events('props above 2 kB', { props: { page: of(2048) } }, 'analytics_events_props_at_most_2_kb'),
  events(
    'an e-mail among the props',
    { event: 'event_calendar_download', props: { event_title: 'jo@example.com' } },
    'analytics_events_props_no_email',
  ),
  events('an e-mail as the name of a prop', { props: { 'jo@example.com': 1 } }, 'analytics_events_props_known'),
  ...failureCases.flatMap(({ name, change, violates }) =>
    violates === undefined ? [] : [failures(name, change, violates)],
  ),
];
