/**
 * The specification's rules about what is stored, said a second time and without the database: who checks a rule with the
 * rule itself finds nothing.
 */
import type { Row } from './api.ts';
import type { PublicTable } from './honest.ts';

type Check = (row: Row) => boolean;
type Rules = Readonly<Record<string, Check>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INTERESTS = ['door_knock', 'phone_bank', 'event_help', 'church_gotv'];
const LATEST = 60_000; // ms that the two clocks of one machine may seem apart

const length = (value: unknown): number => (typeof value === 'string' ? [...value.trim()].length : -1);
const none = (value: unknown): boolean => value === null || value === undefined;
const text = (value: unknown, low: number, high: number): boolean => length(value) >= low && length(value) <= high;
const optional = (value: unknown, low: number, high: number): boolean => none(value) || text(value, low, high);
const between = (value: unknown, low: number, high: number): boolean => {
  const at = Date.parse(String(value));
  return at >= low && at <= high;
};

/** `began`: when the attack began, ms. `senders`: whose names a row may bear. */
function common(began: number, senders: readonly string[]): Rules {
  return {
    'its id is a uuid': ({ id }) => UUID.test(String(id)),
    'its own time is neither before 2020 nor to come': ({ client_created_at: at }) =>
      between(at, Date.parse('2020-01-01'), Date.now() + LATEST),
    'the server’s time is the server’s': ({ created_at: at }) => between(at, began - LATEST, Date.now() + LATEST),
    'it bears nobody’s name but its sender’s': ({ user_id: user }) => none(user) || senders.includes(String(user)),
    'its texts can be shown': (row) =>
      Object.values(row).every((value) => typeof value !== 'string' || !/\0|\p{Surrogate}/u.test(value)),
  };
}

const signups: Rules = {
  'its type is one of four': ({ type }) => ['volunteer', 'idea', 'newsletter', 'event'].includes(String(type)),
  'its name has 2 to 200 characters': ({ name }) => text(name, 2, 200),
  'its address is one': ({ email }) => none(email) || (EMAIL.test(String(email)) && text(email, 3, 254)),
  'its number is short': ({ phone }) => optional(phone, 1, 40),
  'a volunteer’s number has 10 characters': ({ type, phone }) => type !== 'volunteer' || optional(phone, 10, 40),
  'a volunteer has an interest that is known': ({ type, interest }) =>
    type === 'volunteer' ? INTERESTS.includes(String(interest)) : none(interest),
  'who wrote can be reached': ({ email, phone }) => !none(email) || !none(phone),
  'an idea has 10 characters': ({ type, notes }) => type !== 'idea' || text(notes, 10, 4000),
  'notes and availability are short': ({ notes, availability }) =>
    optional(notes, 1, 4000) && optional(availability, 1, 500),
  'a newsletter has an address and a consent': ({ type, email, consent_email: yes, consent_sms: sms }) =>
    type === 'newsletter' ? !none(email) && yes === true && typeof sms === 'boolean' : none(yes) && none(sms),
  'an RSVP has an event and 1 to 10 heads': ({ type, event_id: event, notes }) =>
    type === 'event' ? UUID.test(String(event)) && /^Headcount: ([1-9]|10)$/.test(String(notes)) : none(event),
  'the heads are those of its notes': ({ type, headcount, notes }) =>
    type === 'event' ? String(notes) === `Headcount: ${headcount}` : none(headcount),
  'a ride is an RSVP’s': ({ type, ride, ride_seats: seats, ride_from: from }) =>
    (type === 'event' &&
      (ride === 'wanted' || ride === 'offered') &&
      optional(from, 1, 300) &&
      (none(seats) || (Number(seats) >= 1 && Number(seats) <= 8))) ||
    (none(ride) && none(seats) && none(from)),
};

const yard_sign_requests: Rules = {
  'its name has 2 to 200 characters': ({ name }) => text(name, 2, 200),
  'its address has 5 to 300 characters': ({ address }) => text(address, 5, 300),
  'its number has 10 to 40 characters': ({ phone }) => text(phone, 10, 40),
  'notes are short': ({ notes }) => optional(notes, 1, 4000),
};

const keysOf: Readonly<Record<string, readonly string[]>> = {
  page_view: ['page', 'language'],
  volunteer_signup: ['interest'],
  yard_sign_request: ['has_notes'],
  idea_submitted: ['has_email', 'has_phone'],
  newsletter_signup: ['consent_sms', 'has_phone'],
  event_rsvp: ['event_id', 'headcount'],
  event_calendar_download: ['event_id', 'event_title'],
};

const analytics_events: Rules = {
  'its event is one of seven': ({ event }) => String(event) in keysOf,
  'it says only what that event says, in short values': ({ event, props }) =>
    typeof props === 'object' &&
    props !== null &&
    !Array.isArray(props) &&
    Object.entries(props).every(
      ([key, value]) =>
        (keysOf[String(event)] ?? []).includes(key) &&
        (['boolean', 'number'].includes(typeof value) || optional(value, 1, 300)),
    ),
};

const word = (value: unknown, most: number) => text(value, 1, most) && !/[^\w.$~/:-]/.test(String(value));

const device_failures: Rules = {
  'it says words and places of ours alone': ({ build, name, place }) =>
    word(build, 40) && word(name, 60) && word(place, 94),
  'nothing in it is anybody’s number': ({ name, place }) => !/\d{7}/.test(`${String(name)} ${String(place)}`),
  'its engine and its kind are known': ({ engine, kind }) =>
    ['chromium', 'webkit', 'gecko', 'other'].includes(String(engine)) &&
    ['error', 'rejection', 'chunk', 'storage', 'item'].includes(String(kind)),
  'its counts are counts': ({ times, engine_major: major }) =>
    Number.isInteger(times) &&
    Number(times) >= 1 &&
    Number(times) <= 9999 &&
    Number(major) >= 0 &&
    Number(major) <= 999,
};

const rules: Readonly<Record<PublicTable, Rules>> = { signups, yard_sign_requests, analytics_events, device_failures };

/** What is wrong with a stored row, by the specification; nothing if it is as a form would have sent it. */
export function broken(table: PublicTable, row: Row, began: number, senders: readonly string[]): string[] {
  return Object.entries({ ...common(began, senders), ...rules[table] })
    .filter(([, holds]) => !holds(row))
    .map(([rule]) => rule);
}
