/** Every table and every function that a signed-in person may use, asked with a token that is still valid while its session is gone. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePassword } from '../../../supabase/local/seed.ts';
import { enrol, idOf, noFactors, tokenOf } from '../support/factors.ts';
import { accountOf, type Person } from '../support/people.ts';
import { openSessions, sessionOf } from '../support/sessions.ts';
import { makeToken, secret } from '../support/tokens.ts';
import { become, goodRow, type World } from '../support/world.ts';

const SAID = 'You are signed out. Sign in again.';

interface Answer {
  readonly status: number;
  readonly text: string;
}

export function endedSessionStories(world: () => World): void {
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);

  async function ask(method: string, path: string, token: string | null, body?: unknown): Promise<Answer> {
    const { backend } = world();
    const response = await backend.fetch(`/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function auth(path: string, token: string | null, body: unknown): Promise<Record<string, unknown>> {
    const { backend } = world();
    const response = await backend.fetch(`/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>); // the auth server answers with an object
  }

  async function signIn(person: Person): Promise<string> {
    const { email } = accountOf(person) ?? {};
    const { access_token: token } = await auth('token?grant_type=password', null, { email, password: samplePassword });
    return String(token);
  }

  const sessionIn = (token: string): string => {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return String(Reflect.get(Object(claims), 'session_id'));
  };

  const refused = ({ status, text }: Answer): boolean => status === 401 && text.includes('"PT401"');

  /** Tables and columns that the role `authenticated` may use in this way. */
  const usable = async (privilege: 'select' | 'insert'): Promise<(readonly [string, string])[]> => {
    const rows = await query(
      `select c.relname as name, (
         select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and has_column_privilege('authenticated', c.oid, a.attnum, '${privilege}') order by a.attnum limit 1
       ) as usable
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
         and has_any_column_privilege('authenticated', c.oid, '${privilege}') order by 1`,
    );
    return rows.map((row) => [String(row.name), String(row.usable)] as const);
  };

  const rowFor = (table: string, column: string): Record<string, unknown> => {
    try {
      return goodRow(table);
    } catch {
      return { [column]: null };
    }
  };

  interface Callable {
    readonly name: string;
    /** Whether visitors may call it, too. */
    readonly open: boolean;
    readonly args: readonly (readonly [string, string])[];
  }
  const functions = async (): Promise<readonly Callable[]> => {
    const rows = await query(
      `select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as open,
         coalesce((
           select json_agg(json_build_array(p.proargnames[one.at], one.type::regtype::text) order by one.at)
           from unnest(p.proargtypes) with ordinality as one (type, at)
         ), '[]')::text as args
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    );
    return rows.map(({ name, open, args }) => ({
      name: String(name),
      open: open === true,
      args: JSON.parse(String(args)) as [string, string][], // as it is made above
    }));
  };
  const short = ({ status, text }: Answer): string => `${status} ${text.slice(0, 80)}`;
  const literal = (value: unknown): string =>
    Array.isArray(value) ? "'{}'" : `'${typeof value === 'object' ? JSON.stringify(value) : String(value)}'`;

  const sample = (type: string): unknown => {
    if (type.endsWith('[]')) return [];
    if (type === 'uuid') return randomUUID();
    if (type === 'boolean') return true;
    if (/^(integer|bigint|smallint|numeric|double precision)$/.test(type)) return 1;
    if (type.startsWith('timestamp')) return new Date().toISOString();
    if (type === 'date') return '2026-01-02';
    return type.startsWith('json') ? {} : 'x';
  };

  async function everyRow(): Promise<ReadonlyMap<string, string>> {
    const tables = await query(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name } of tables) {
      const [row] = await query(
        `select coalesce(md5(string_agg(one::text, ',' order by one::text)), '') as rows from ${String(name)} as one`,
      );
      found.set(String(name), String(row?.rows));
    }
    return found;
  }

  const ended: Readonly<Record<string, () => Promise<string>>> = {
    async 'by its owner in another one'() {
      const [lost, here] = [await signIn('candidate'), await signIn('candidate')];
      expect((await ask('POST', 'rpc/end_my_session', here, { session: sessionIn(lost) })).text).toBe('true');
      return lost;
    },
    async 'by signing out'() {
      const lost = await signIn('candidate');
      await auth('logout?scope=local', lost, {});
      return lost;
    },
    // What a new password does to the other sessions (tests/db/gatewayAuth.test.ts).
    async 'by signing out everywhere else'() {
      const [lost, here] = [await signIn('manager'), await signIn('manager')];
      await auth('logout?scope=others', here, {});
      return lost;
    },
    async 'by a leader who reset the factor'() {
      const lost = await signIn('deputy');
      await openSessions(query);
      await enrol(world(), 'manager');
      await enrol(world(), 'deputy');
      const by = tokenOf('manager', 'aal2');
      expect((await ask('POST', 'rpc/reset_second_factor', by, { person: idOf('deputy') })).text).toBe('');
      await noFactors(world());
      return lost;
    },
  };

  it.each(Object.keys(ended))('%s: opens nothing, not even an empty list', async (way) => {
    const token = (await ended[way]?.()) ?? '';
    const person = idOf('newcomer');
    const asked = [
      ['GET', 'people?select=id&limit=1'],
      ['GET', `people?select=id&id=eq.${randomUUID()}`],
      ['GET', 'user_roles?select=role'],
      ['GET', 'events?select=id&limit=1'],
      ['POST', 'rpc/begin_export', { what: 'people' }],
      ['POST', 'rpc/grant_role', { person, role: 'candidate' }],
      ['POST', 'rpc/my_second_factor', {}],
      ['POST', 'rpc/my_seal_key', {}],
      ['POST', 'signups', goodRow('signups')],
    ] as const;
    for (const [method, path, body] of asked) {
      const answer = await ask(method, path, token, body);
      expect([path, answer.status, JSON.parse(answer.text)]).toMatchObject([
        path,
        401,
        { code: 'PT401', message: SAID },
      ]);
    }
    expect(await query('select 1 from public.user_roles where user_id = $1::uuid', [person])).toEqual([]);
  });

  describe('over HTTP', () => {
    let token: string;
    beforeAll(async () => {
      token = (await ended['by signing out']?.()) ?? '';
    });

    it('reads no table', async () => {
      const open: string[] = [];
      const tables = await usable('select');
      expect(tables.length).toBeGreaterThan(60);
      for (const [table, column] of tables) {
        const answer = await ask('GET', `${table}?select=${column}&limit=1`, token);
        if (!refused(answer)) open.push(`${table}: ${short(answer)}`);
      }
      expect(open).toEqual([]);
    });

    it('adds no row, alone or among others, and removes none: each waits for a sign-in', async () => {
      const open: string[] = [];
      const before = await everyRow();
      for (const [table, column] of await usable('insert')) {
        const row = rowFor(table, column);
        const answer = await ask('POST', table, token, row);
        if (!refused(answer)) open.push(`${table}: ${short(answer)}`);
      }
      const among = await ask('POST', 'rpc/insert_each', token, {
        target: 'signups',
        rows: JSON.stringify([goodRow('signups'), goodRow('signups')]),
      });
      if (!refused(among)) open.push(`insert_each: ${short(among)}`);
      for (const table of ['user_roles?role=eq.advisor', 'invitations?email=neq.x']) {
        const answer = await ask('DELETE', table, token);
        if (!refused(answer)) open.push(`delete ${table}: ${short(answer)}`);
      }
      expect(open).toEqual([]);
      expect(await everyRow()).toEqual(before);
    });

    it('calls no function', async () => {
      const open: string[] = [];
      const before = await everyRow();
      const all = await functions();
      expect(all.length).toBeGreaterThan(150);
      for (const { name, args } of all) {
        const told = Object.fromEntries(args.map(([arg, type]) => [arg, sample(type)]));
        const answer = await ask('POST', `rpc/${name}`, token, told);
        if (!refused(answer)) open.push(`${name}: ${short(answer)}`);
      }
      expect(open).toEqual([]);
      expect(await everyRow()).toEqual(before);
    });
  });

  // Where something reaches the database by another way than these requests: each policy and each function asks by itself.
  describe('past what begins each request', () => {
    /** The SQLSTATE of each statement, '' for an answer without rows, 'rows' for one with some. Nothing is kept. */
    async function codesOf(statements: readonly (readonly [string, string])[]): Promise<ReadonlyMap<string, string>> {
      const codes = new Map<string, string>();
      const undo = new Error('undo');
      const asked = world().backend.database.transaction(async (tx) => {
        await become(tx, idOf('candidate'), { session_id: randomUUID() });
        await tx('set local role authenticated');
        for (const [name, text] of statements) {
          await tx('savepoint before');
          try {
            codes.set(name, (await tx(text)).length > 0 ? 'rows' : '');
          } catch (error) {
            codes.set(name, String(Reflect.get(Object(error), 'code')));
          }
          await tx('rollback to savepoint before');
        }
        throw undo;
      });
      await asked.catch((cause: unknown) => {
        if (cause !== undo) throw cause;
      });
      return codes;
    }

    it('no table has a row, and each that takes rows says why it takes none', async () => {
      const reads = await codesOf(
        (await usable('select')).map(([table, column]) => [table, `select ${column} from public.${table} limit 1`]),
      );
      expect([...reads].filter(([, code]) => code !== 'PT401' && code !== '')).toEqual([]);
      const adds = await codesOf(
        (await usable('insert')).map(([table, column]) => [
          table,
          `insert into public.${table} (${column}) values (null)`,
        ]),
      );
      expect(adds.size).toBeGreaterThan(30);
      expect([...adds].filter(([, code]) => code !== 'PT401')).toEqual([]);
    });

    it('every function for people signed in alone says so', async () => {
      const own = (await functions()).filter(({ open }) => !open);
      const codes = await codesOf(
        own.map(({ name, args }) => [
          name,
          `select public.${name}(${args.map(([arg, type]) => `${arg} => ${literal(sample(type))}::${type}`).join(', ')})`,
        ]),
      );
      expect(codes.size).toBeGreaterThan(120);
      expect([...codes].filter(([, code]) => code !== 'PT401')).toEqual([]);
    });
  });

  it.each([
    ['names no session', { session_id: undefined }],
    ['names one that never was', { session_id: randomUUID() }],
    ['names somebody else’s', { session_id: sessionOf(idOf('manager')) }],
  ])('is like a token that %s', async (_, claims) => {
    const token = makeToken(claims, secret());
    for (const path of ['signups?select=id', 'user_roles?select=role'])
      expect(await ask('GET', path, token)).toMatchObject({ status: 401 });
    const answer = await ask('POST', 'rpc/list_people', token, {});
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'PT401', message: SAID });
  });

  it('is like a token of a session whose time is over', async () => {
    const token = makeToken({}, secret());
    const until = (when: string) =>
      query(`update auth.sessions set not_after = ${when} where id = $1::uuid`, [sessionOf(idOf('candidate'))]);
    await until("now() - interval '1 second'");
    expect(await ask('GET', 'signups?select=id', token)).toMatchObject({ status: 401 });
    await until("now() + interval '1 hour'");
    expect((await ask('GET', 'signups?select=id&limit=1', token)).status).toBe(200);
    await until('null');
  });

  it('says so before anything else that is missing', async () => {
    await enrol(world(), 'manager');
    const lost = await signIn('manager');
    await auth('logout?scope=local', lost, {});
    expect(await ask('GET', 'signups?select=id', lost)).toMatchObject({ status: 401 });
    expect(await ask('POST', 'rpc/my_second_factor', lost, {})).toMatchObject({ status: 401 });
    await noFactors(world());
  });

  it('is no bar to work of the database’s own, nor to the secret key', async () => {
    const { backend } = world();
    const answer = await backend.fetch('/rest/v1/signups?select=id&limit=1', {
      headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` },
    });
    expect(answer.status).toBe(200);
    expect(await query('select private.session_ended() as ended')).toEqual([{ ended: false }]);
  });
}
