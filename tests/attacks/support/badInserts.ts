/** Inserts that no form would send, drawn from a seed: what may be wrong with a row, a list of them, and the request around it. */
import type { Dice } from '../../faults/random.ts';
import type { Row } from './api.ts';
import { honestRow, type PublicTable } from './honest.ts';
import { nasty, written } from './nasty.ts';

export interface BadInsert {
  readonly method: string;
  /** Behind /rest/v1/. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes of the body that are sent before the sender falls silent; undefined: all. */
  readonly cutAt?: number;
}

const columns: Readonly<Record<PublicTable, readonly [string, ...string[]]>> = {
  signups: [
    'id',
    'type',
    'name',
    'email',
    'phone',
    'interest',
    'availability',
    'notes',
    'event_id',
    'consent_email',
    'consent_sms',
    'user_id',
    'client_created_at',
    'ride',
    'ride_seats',
    'ride_from',
    'trap',
    'filled_in_ms',
    'language',
    'wording_version',
  ],
  yard_sign_requests: [
    'id',
    'name',
    'address',
    'phone',
    'notes',
    'user_id',
    'client_created_at',
    'trap',
    'filled_in_ms',
    'language',
    'wording_version',
  ],
  analytics_events: ['id', 'event', 'props', 'user_id', 'client_created_at'],
  device_failures: [
    'id',
    'build',
    'engine',
    'engine_major',
    'kind',
    'name',
    'place',
    'times',
    'first_on_phone',
    'client_created_at',
  ],
};
/** Not the sender's to say, or not there at all. */
const others: readonly [string, ...string[]] = [
  'created_at',
  'headcount',
  'withdrawn_at',
  'quarantined_at',
  'quarantine_reason',
  'role',
  'ctid',
  'xmin',
  'no_such_column',
  'id"; drop table signups; --',
  '__proto__',
  '',
  'props->page',
  'select',
];
const types: readonly [string, ...string[]] = ['volunteer', 'idea', 'newsletter', 'event', 'admin', 'Volunteer'];

function badRow(dice: Dice, table: PublicTable): [string, unknown][] {
  const row: Row = { ...honestRow(table), id: dice.uuid() };
  if (table === 'signups' && dice.chance(0.5)) row['type'] = dice.pick(types);
  const pairs = Object.entries(row);
  for (let changes = dice.between(1, 3); changes > 0; changes--) {
    const kind = dice.between(1, 10);
    if (kind <= 6) put(pairs, dice.pick(columns[table]), nasty(dice));
    else if (kind === 7) pairs.splice(dice.between(0, pairs.length - 1), 1);
    else if (kind === 8) put(pairs, dice.pick(others), nasty(dice));
    else pairs.push([dice.pick(columns[table]), nasty(dice)]); // the same key twice
  }
  return pairs;
}

function put(pairs: [string, unknown][], key: string, value: unknown): void {
  const at = pairs.findIndex(([name]) => name === key);
  if (at < 0) pairs.push([key, value]);
  else pairs[at] = [key, value];
}

function body(dice: Dice, table: PublicTable): string {
  const row = () => written(badRow(dice, table));
  const good = () => JSON.stringify({ ...honestRow(table), id: dice.uuid(), name: 'Beside A Bad One' });
  return dice.weighted<() => string>([
    [60, row],
    [8, () => `[${row()},${row()}]`],
    [8, () => `[${good()},${row()},${good()}]`],
    [3, () => `[${Array.from({ length: dice.between(2, 30) }, row).join(',')}]`],
    [2, () => `[${good()},null,${row()}]`],
    [2, () => `[[${row()}]]`],
    [1, () => '[]'],
    [1, () => '{}'],
    [1, () => ''],
    [1, () => 'null'],
    [1, () => '"text"'],
    [1, () => '42'],
    [2, () => row().slice(0, -dice.between(1, 20))],
    [1, () => `${row()}${row()}`],
    [1, () => `\ufeff${row()}`],
    [1, () => `{"${'k'.repeat(70_000)}":1}`],
    [1, () => `{${Array.from({ length: 2000 }, (_, n) => `"c${n}":${n}`).join(',')}}`],
    [2, () => 'type=idea&name=Ada+Quill&phone=2075550100'],
    [1, () => 'id,name\n1,Ada'],
  ])();
}

/** Two thirds are plain requests with a bad row; the others are odd in what stands around it, too. */
export function badInsert(dice: Dice, table: PublicTable, honestIds: readonly string[]): BadInsert {
  const text = body(dice, table);
  const plain = { method: 'POST', path: table, headers: {}, body: text };
  // An attacker who learnt the id of somebody's row and would like to write over it.
  const known = honestIds[dice.between(0, Math.max(0, honestIds.length - 1))] ?? dice.uuid();
  const over = JSON.stringify({ ...honestRow(table), id: known, name: 'Written Over' });
  return dice.weighted<() => BadInsert>([
    [66, () => plain],
    [2, () => ({ ...plain, body: over })],
    [3, () => ({ ...plain, body: over, headers: { prefer: 'resolution=merge-duplicates' } })],
    [
      2,
      () => ({
        ...plain,
        body: over,
        path: `${table}?on_conflict=id`,
        headers: { prefer: 'resolution=merge-duplicates,return=representation' },
      }),
    ],
    [2, () => ({ ...plain, body: over, headers: { prefer: 'resolution=ignore-duplicates' } })],
    [2, () => ({ ...plain, body: over, method: 'PUT', path: `${table}?id=eq.${known}` })],
    [2, () => ({ ...plain, body: '{"name":"Written Over"}', method: 'PATCH', path: `${table}?id=eq.${known}` })],
    [1, () => ({ ...plain, body: '', method: 'DELETE', path: `${table}?id=eq.${known}` })],
    [1, () => ({ ...plain, body: '', method: 'DELETE', path: table })],
    [2, () => ({ ...plain, path: `${table}?columns=id,name,created_at` })],
    [2, () => ({ ...plain, path: `${table}?select=*,events(*)`, headers: { prefer: 'return=representation' } })],
    [
      2,
      () => ({
        ...plain,
        headers: {
          prefer: dice.pick([
            'tx=rollback',
            'tx=commit',
            'missing=default',
            'handling=strict',
            'return=headers-only',
            'count=exact',
            'max-affected=0',
            'x'.repeat(3000),
          ]),
        },
      }),
    ],
    [
      2,
      () => ({
        ...plain,
        headers: {
          'content-type': dice.pick([
            'text/plain',
            'text/csv',
            'application/x-www-form-urlencoded',
            'application/octet-stream',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-16',
            'application/vnd.pgrst.array+json',
            'x',
          ]),
        },
      }),
    ],
    [1, () => ({ ...plain, headers: { 'content-encoding': dice.pick(['gzip', 'br', 'deflate', 'identity', 'x']) } })],
    [
      1,
      () => ({
        ...plain,
        method: dice.pick(['OPTIONS', 'TRACE', 'GET', 'HEAD', 'PROPFIND', 'MKCOL', 'LOCK', 'PURGE']),
      }),
    ],
    [1, () => ({ ...plain, headers: { 'content-profile': dice.pick(['private', 'auth', 'pg_catalog', 'public']) } })],
    [
      1,
      () => ({ ...plain, headers: { 'x-device-id': dice.pick(['', 'x'.repeat(5000), "'; drop table x", '\u00ff']) } }),
    ],
    [
      1,
      () => ({
        ...plain,
        headers: { 'x-forwarded-for': dice.pick(['1.2.3.4', 'not an address', '::1', '1.2.3.4, 5.6.7.8, 9.9.9.9']) },
      }),
    ],
    [
      1,
      () => ({
        ...plain,
        path: `${table}?${dice.pick(['select=', 'order=', 'limit=-1', 'or=(', 'and=()', 'id=eq', 'id=in.()', '%00=eq.1', 'select=%ff'])}`,
      }),
    ],
    [
      1,
      () => ({
        ...plain,
        path: dice.pick(
          [
            `${table}/`,
            `${table}/1`,
            `./${table}`,
            `${table}%00`,
            `%2e%2e/${table}`,
            `public.${table}`,
            `"${table}"`,
          ].map(encodeURI) as [string, ...string[]],
        ),
      }),
    ],
    [1, () => ({ ...plain, cutAt: dice.between(0, Math.max(0, text.length - 1)) })],
  ])();
}
