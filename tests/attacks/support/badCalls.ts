/** Calls and reads that no page makes, drawn from a seed. */
import type { Dice } from '../../faults/random.ts';
import type { Callable } from './functions.ts';
import { nasty, Raw, written } from './nasty.ts';

export interface BadCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const encoded = (value: unknown): string => {
  const text = value instanceof Raw ? value.text : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Half of a surrogate pair has no bytes; in an address it stands as bytes that are no text.
  return encodeURIComponent(text.slice(0, 3000).toWellFormed());
};

export function badCall(dice: Dice, { name, args }: Callable): BadCall {
  const given = (): [string, unknown][] => args.map((arg) => [arg, nasty(dice)]);
  const post = (body: string): BadCall => ({ method: 'POST', path: `rpc/${name}`, headers: {}, body });
  return dice.weighted<() => BadCall>([
    [50, () => post(written(given()))],
    [8, () => post(written(given().filter(() => dice.chance(0.5))))],
    [6, () => post(written([...given(), [dice.pick(['extra', 'role', '__proto__', '', 'user_id']), nasty(dice)]]))],
    [3, () => post(`[${written(given())},${written(given())}]`)],
    [2, () => post(dice.pick(['', 'null', '[]', '"x"', '{', '{}}', '1', '[null]']))],
    [
      12,
      () => ({
        method: 'GET',
        path: `rpc/${name}?${given()
          .map(([arg, value]) => `${arg}=${encoded(value)}`)
          .join('&')}`,
        headers: {},
        body: undefined,
      }),
    ],
    [
      3,
      () => ({
        ...post(written(given())),
        headers: {
          prefer: dice.pick([
            'params=single-object',
            'params=multiple-objects',
            'count=exact',
            'tx=rollback',
            'return=representation',
          ]),
        },
      }),
    ],
    [
      3,
      () => ({
        ...post(written(given())),
        path: `rpc/${name}?${dice.pick(['select=*', 'select=id,auth.users(*)', 'order=1', 'limit=999999999999', 'offset=-1', 'and=(a.eq.1,b.eq.2)'])}`,
      }),
    ],
    [
      2,
      () => ({
        ...post(written(given())),
        headers: {
          'content-type': dice.pick([
            'text/plain',
            'application/octet-stream',
            'application/x-www-form-urlencoded',
            'text/xml',
          ]),
        },
      }),
    ],
    [2, () => ({ ...post(written(given())), method: dice.pick(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) })],
    [
      1,
      () => ({
        ...post(written(given())),
        headers: { 'content-profile': dice.pick(['private', 'auth', 'pg_catalog']) },
      }),
    ],
    [
      1,
      () => ({
        ...post(written(given())),
        path: `rpc/${dice.pick(['restore_grants', 'pg_sleep', 'pg_read_file', 'set_config', 'dblink', `${name}()`, 'private.may', 'lo_import', 'query_to_xml'])}`,
      }),
    ],
  ])();
}

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'wfts',
  'cs',
  'cd',
  'ov',
  'sl',
  'not.eq',
  'not.in',
  'eq(any)',
  'like(all)',
  'xx',
  '',
] as const;

/** A read of a table with something in its address that no page would write. */
export function badRead(dice: Dice, table: string): BadCall {
  const column = dice.pick([
    'id',
    'title',
    'label',
    'date',
    'created_at',
    'value_number',
    'description',
    'user_id',
    'props',
    'no_such',
    'props->>page',
    'ctid',
    '*',
    '"',
    '',
  ]);
  const filter = () =>
    `${encodeURIComponent(column)}=${dice.pick([...operators] as [string, ...string[]])}.${encoded(nasty(dice))}`;
  const query = dice.weighted<() => string>([
    [40, filter],
    [10, () => `${filter()}&${filter()}`],
    [8, () => `or=(${column}.eq.${encoded(nasty(dice))},${column}.is.null)`],
    [4, () => `and=(${'or('.repeat(200)}`],
    [
      6,
      () =>
        `select=${dice.pick(['*,signups(*)', 'id,signups!inner(name)', 'count()', 'value_number.sum()', 'a:id,b:id', 'id::text', 'id::regclass', '...signups(*)', '*'.repeat(3000), 'x)(', '*,user_roles(*),signups(count)'])}`,
    ],
    [6, () => `order=${dice.pick(['id.desc.nullsfirst', 'date.sideways', 'signups(name)', '1', ',,,', 'title->a'])}`],
    [6, () => `limit=${encoded(nasty(dice))}&offset=${encoded(nasty(dice))}`],
    [2, () => `apikey=${encoded(nasty(dice))}`],
  ])();
  const headers = dice.weighted<() => Record<string, string>>([
    [20, () => ({})],
    [2, () => ({ range: dice.pick(['0-', '5-1', '-1', 'bytes=0-10', '999999999999-', 'a-b']) })],
    [
      2,
      () => ({
        accept: dice.pick([
          'text/csv',
          'application/vnd.pgrst.object+json',
          'application/vnd.pgrst.plan',
          'application/geo+json',
          'x',
          '*/*;q=9',
        ]),
      }),
    ],
    [1, () => ({ prefer: dice.pick(['count=exact', 'count=planned', 'count=estimated', 'count=x']) })],
    [1, () => ({ 'accept-profile': dice.pick(['private', 'auth', 'information_schema']) })],
  ])();
  return {
    method: dice.weighted([
      [9, 'GET'],
      [1, 'HEAD'],
    ]),
    path: `${table}?${query}`,
    headers,
    body: undefined,
  };
}
