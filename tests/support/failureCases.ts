/**
 * One table of good and bad reports of failures. The same ones go through the schema (tests/hooks) and the database (tests/db).
 * A bad one breaks the constraint named in `violates`.
 */
import type { FailureReport } from '../../src/features/failures/data/schema.ts';

export const goodFailure: FailureReport = {
  build: '3fa91c07',
  engine: 'webkit',
  engine_major: 17,
  kind: 'error',
  name: 'TypeError',
  place: 'volunteer:1:20481',
  times: 1,
  first_on_phone: true,
};

export interface FailureCase {
  readonly name: string;
  readonly change: Readonly<Record<string, unknown>>;
  /** The constraint, or the SQLSTATE of another refusal. Absent: the report is good. */
  readonly violates?: string;
}

const one = (field: string, name: string, value: unknown, violates?: string): FailureCase => ({
  name: `a report whose ${field} is ${name}`,
  change: { [field]: value },
  ...(violates === undefined ? {} : { violates: violates.length === 5 ? violates : `device_failures_${violates}` }),
});

export const failureCases: readonly FailureCase[] = [
  { name: 'a report as an app sends it', change: {} },
  ...['error', 'rejection', 'chunk', 'storage', 'item'].map((kind) => one('kind', kind, kind)),
  ...['chromium', 'webkit', 'gecko', 'other'].map((engine) => one('engine', engine, engine)),
  one('engine_major', 'not known', 0),
  one('name', 'an SQLSTATE', '23514'),
  one('place', 'a kind of item with its constraint', 'rsvp/signups_phone_1_to_40'),
  one('place', 'a page’s chunk', 'field-ops.walk._turf.index:1:482134'),
  one('place', 'not known', 'unknown'),
  one('times', 'as high as it may be', 9_999),
  one('first_on_phone', 'no', false),

  one('build', 'a sentence', 'Ada Quill was here', 'build_shape'),
  one('build', 'empty', '', 'build_shape'),
  one('build', 'too long', 'b'.repeat(41), 'build_shape'),
  one('build', 'missing', null, '23502'),
  one('engine', 'a user agent', 'Mozilla/5.0 (iPhone)', 'engine_known'),
  one('engine_major', 'negative', -1, 'engine_major_0_to_999'),
  one('engine_major', 'above 999', 1000, 'engine_major_0_to_999'),
  one('kind', 'unknown', 'click', 'kind_known'),
  one('name', 'a message', 'Ada Quill is not a function', 'name_shape'),
  one('name', 'an e-mail address', 'ada@example.com', 'name_shape'),
  one('name', 'empty', '', 'name_shape'),
  one('name', 'too long', 'N'.repeat(61), 'name_shape'),
  one('name', 'a phone number', '2075550100', 'no_long_number'),
  one('place', 'an address of a page', 'https://larkspur.example/?open=volunteer', 'place_shape'),
  one('place', 'a question', 'auth?email=ada', 'place_shape'),
  one('place', 'somebody’s street', '1 Mill Street', 'place_shape'),
  one('place', 'an e-mail address', 'ada@example.com', 'place_shape'),
  one('place', 'two lines', 'main:1:2\nAda Quill', 'place_shape'),
  one('place', 'with a phone number', 'volunteer-2075550100', 'no_long_number'),
  one('place', 'too long', 'p'.repeat(81), 'place_shape'),
  one('times', 'none', 0, 'times_1_to_9999'),
  one('times', 'a million', 1_000_000, 'times_1_to_9999'),
  one('first_on_phone', 'missing', null, '23502'),
];
