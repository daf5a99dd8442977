/** A campaign on its own server has nobody who could invite anybody. Whoever reads its terminal types a code, once. */
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { confirm, openMailbox, register, type Mailbox } from '../support/accounts.ts';
import { become, type World } from '../support/world.ts';

interface Account {
  id: string;
  token: string;
}

const leaders = "select user_id::text, role from public.user_roles where role in ('candidate', 'campaign_manager')";

/** A campaign as a fresh server has it: nobody leads. Triggers keep even the owner from taking the last leader. */
function noLeader(world: World): Promise<void> {
  return world.backend.database.script(`
    alter table public.user_roles disable trigger user_roles_keep_a_leader_on_delete;
    delete from public.user_roles;
    alter table public.user_roles enable trigger user_roles_keep_a_leader_on_delete;
    delete from private.deactivated_people;
    delete from private.first_leader_code;`);
}

async function openCode(world: World): Promise<string> {
  const [row] = await world.backend.database.query('select private.open_first_leader() as code');
  return String(row?.code);
}

export function firstLeaderStories(world: () => World): void {
  let mailbox: Mailbox;
  let ada: Account;
  let ben: Account;
  beforeAll(async () => {
    mailbox = openMailbox();
    ada = await newAccount();
    ben = await newAccount();
  });
  afterAll(() => mailbox.close());
  beforeEach(() => noLeader(world()));

  async function newAccount(): Promise<Account> {
    const email = `${randomUUID()}@example.com`;
    const id = await register(world(), email);
    return { id, token: await confirm(world(), email, mailbox.codeFor(email)) };
  }
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  async function ask(account: Account | null, name: string, args = {}): Promise<unknown> {
    const { backend } = world();
    const response = await backend.fetch(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(account === null ? {} : { authorization: `Bearer ${account.token}` }),
      },
      body: JSON.stringify(args),
    });
    const body: unknown = await response.json();
    return response.ok ? body : `${response.status} ${(body as { code: string }).code}`; // PostgREST's error
  }
  const wanted = (account: Account | null) => ask(account, 'first_leader_wanted');
  const claim = (account: Account | null, code: string) => ask(account, 'claim_first_leader', { code });

  it('is whoever types the code from the terminal, whatever its case and dashes', async () => {
    const code = await openCode(world());
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await wanted(ada)).toBe(true);
    expect(await claim(ada, ` ${code.toLowerCase().replace('-', ' ')}`)).toBe(true);
    expect(await query(leaders)).toEqual([{ user_id: ada.id, role: 'candidate' }]);
    expect(await wanted(ada)).toBe(false);
    expect(
      await query(
        "select actor::text from public.audit_events where table_name = 'user_roles' order by id desc limit 1",
      ),
    ).toEqual([{ actor: ada.id }]);
  });

  it('hears yes again when the answer was lost, and nobody else does', async () => {
    const code = await openCode(world());
    expect(await claim(ada, code)).toBe(true);
    expect(await claim(ada, code)).toBe(true);
    expect(await claim(ben, code)).toBe(false);
    expect(await query(leaders)).toEqual([{ user_id: ada.id, role: 'candidate' }]);
  });

  it('does not get the role back by the old code after it was taken', async () => {
    const code = await openCode(world());
    expect(await claim(ada, code)).toBe(true);
    await query("insert into public.user_roles (user_id, role) values ($1, 'candidate')", [ben.id]);
    await query('delete from public.user_roles where user_id = $1', [ada.id]);
    expect(await claim(ada, code)).toBe(false);
    expect(await query(leaders)).toEqual([{ user_id: ben.id, role: 'candidate' }]);
  });

  it('is not made by a wrong code; after five nobody is by the right one', async () => {
    const code = await openCode(world());
    for (const account of [ada, ben, ada, ben]) expect(await claim(account, 'AAAAA-AAAAA')).toBe(false);
    expect(await wanted(ada)).toBe(true);
    expect(await claim(ada, '')).toBe(false);
    expect(await wanted(ada)).toBe(false);
    expect(await claim(ada, code)).toBe(false);
    expect(await query(leaders)).toEqual([]);
    expect(await claim(ada, await openCode(world()))).toBe(true);
  });

  it('is not made by a code that is a day old', async () => {
    const code = await openCode(world());
    await query("update private.first_leader_code set expires_at = now() - interval '1 second' where only_row");
    expect(await wanted(ada)).toBe(false);
    expect(await claim(ada, code)).toBe(false);
  });

  it('is not made by the code of an earlier start', async () => {
    const first = await openCode(world());
    const second = await openCode(world());
    expect(await claim(ada, first)).toBe(false);
    expect(await claim(ada, second)).toBe(true);
  });

  it('is nobody without an account, an unconfirmed or a deactivated one', async () => {
    const code = await openCode(world());
    expect(await wanted(null)).toBe('401 42501');
    expect(await claim(null, code)).toBe('401 42501');
    await query('insert into private.deactivated_people (user_id) values ($1)', [ada.id]);
    expect(await wanted(ada)).toBe(false);
    expect(await claim(ada, code)).toBe(false);
    const [row] = await query('update auth.users set email_confirmed_at = null where id = $1 returning id', [ben.id]);
    expect(row).toBeDefined();
    expect(await wanted(ben)).toBe(false);
    expect(await claim(ben, code)).toBe(false);
    await query('update auth.users set email_confirmed_at = now() where id = $1', [ben.id]);
    expect(await claim(ben, code)).toBe(true);
  });

  it('is not asked for while somebody leads; then no code is made and an open one is void', async () => {
    const code = await openCode(world());
    await query("insert into public.user_roles (user_id, role) values ($1, 'campaign_manager')", [ben.id]);
    expect(await wanted(ada)).toBe(false);
    expect(await claim(ada, code)).toBe(false);
    expect(await query('select private.open_first_leader() as code')).toEqual([{ code: null }]);
    expect(await query('select * from private.first_leader_code')).toEqual([]);
  });

  it('is asked for again when the only leader’s account was never confirmed', async () => {
    const id = randomUUID();
    await query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{}')", [
      id,
      `${id}@example.com`,
    ]);
    await query("insert into public.user_roles (user_id, role) values ($1, 'candidate')", [id]);
    expect(await claim(ada, await openCode(world()))).toBe(true);
  });

  it('leaves no code in the database, only its hash', async () => {
    const code = await openCode(world());
    const [row] = await query('select held::text as text from private.first_leader_code as held');
    expect(String(row?.text)).not.toContain(code.replace('-', ''));
    expect(String(row?.text)).toMatch(/[0-9a-f]{64}/);
  });

  it('cannot make a code over the API', async () => {
    expect(await ask(ada, 'open_first_leader')).toMatch(/^40[34] /);
  });
}

export function firstLeaderRaces(world: () => World): void {
  let sql: postgres.Sql;
  const accounts: string[] = [];
  beforeAll(async () => {
    sql = world().backend.connect(8);
    for (let n = 0; n < 6; n++) {
      const id = randomUUID();
      accounts.push(id);
      await sql`insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
                values (${id}, ${`${id}@example.com`}, '{}', now())`;
    }
  });
  afterAll(() => sql.end());
  beforeEach(() => noLeader(world()));

  const claimAs = (id: string, code: string) =>
    sql.begin(async (tx) => {
      await become(async (text, params = []) => [...(await tx.unsafe(text, [...params] as never[]))], id);
      await tx.unsafe('set local role authenticated');
      const [row] = await tx.unsafe('select public.claim_first_leader($1) as won, pg_sleep(0.05)', [code]);
      return row?.won;
    });

  it('leave one leader, whoever was first', async () => {
    for (let round = 0; round < 5; round++) {
      await noLeader(world());
      const code = await openCode(world());
      const answers = await Promise.all(accounts.map((id) => claimAs(id, code)));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await sql.unsafe(leaders)).toHaveLength(1);
    }
  });

  it('have five wrong tries between them, not five each', async () => {
    const code = await openCode(world());
    await Promise.all(accounts.map((id) => claimAs(id, 'AAAAA-AAAAA')));
    expect(await claimAs(accounts[0] ?? '', code)).toBe(false);
    expect(await sql.unsafe('select misses from private.first_leader_code')).toMatchObject([{ misses: 5 }]);
  });
}
