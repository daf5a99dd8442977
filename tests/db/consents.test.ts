/** The ledger of consents: what forms, doors, staff and links put in, what counts, who reads it, and whom exports may name. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { ledgerOf } from './support/consents.ts';
import { enrol, noFactors, tokenOf } from './support/factors.ts';
import { accountOf, leaders, people, signedIn, staff } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const paper = (contact_point: string, more: Row = {}): Row => ({
  contact_point,
  channel: 'email',
  state: 'granted',
  method: 'paper',
  ...more,
});
let count = 0;
const address = () => `reader${++count}@example.com`;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const ledger = ledgerOf(world);
  const { form, told, now, link, mails, call } = ledger;
  const mailTo = async (email: string) => (await mails()).find((mail) => mail.address === email);

  it('a form’s yes to e-mail is one row, with its words and language, and allows nothing until the address is confirmed', async () => {
    const email = address();
    const id = await form(email.toUpperCase(), {
      language: 'es',
      wording_version: '2026-11-01',
      phone: '207 555 0177',
    });
    expect(
      await query(
        'select contact_point, channel, state, method, language, wording_version::text from public.consents where source_id = $1',
        [id],
      ),
    ).toEqual([
      {
        contact_point: email,
        channel: 'email',
        state: 'granted',
        method: 'form',
        language: 'es',
        wording_version: '2026-11-01',
      },
    ]);
    expect(await now('email', email)).toBe('granted');
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ kind: 'confirm_news', language: 'es' });
    expect(await call('visitor', 'confirm_consent', { token: mail?.token })).toBe('done');
    expect(await now('email', email)).toBe('confirmed, allowed');
  });

  it('a yes to texts counts for the number, however it was written, and a number that is none is nobody’s', async () => {
    await form(address(), { phone: '1 (207) 555-0188', consent_sms: true });
    expect(await now('sms', '+12075550188')).toBe('granted, allowed');
    const id = await form(address(), { phone: 'at work', consent_sms: true });
    expect(await query('select channel from public.consents where source_id = $1', [id])).toEqual([
      { channel: 'email' },
    ]);
  });

  it('only a hash of the link to confirm is kept; it works once, for a week, and says the same of every other', async () => {
    const email = address();
    await form(email);
    const { token } = (await mailTo(email)) ?? {};
    const kept = await query('select to_jsonb(kept)::text as row from private.consent_confirmations as kept');
    expect(kept.some(({ row }) => String(row).includes(String(token)))).toBe(false);
    expect(await call('visitor', 'confirm_consent', { token: 'f'.repeat(64) })).toBe('unknown');
    expect(await call('visitor', 'confirm_consent', { token: 'x' })).toBe('unknown');
    expect(await call('visitor', 'confirm_consent', { token })).toBe('done');
    expect(await call('visitor', 'confirm_consent', { token })).toBe('unknown');
    const late = address();
    await form(late);
    const other = (await mailTo(late))?.token;
    await query('update private.consent_confirmations set expires_at = now() where used_at is null');
    expect(await call('visitor', 'confirm_consent', { token: other })).toBe('unknown');
    expect(await now('email', late)).toBe('granted');
  });

  it('whoever types somebody’s address again and again sends them one mail', async () => {
    const email = address();
    for (let n = 0; n < 4; n++) await form(email);
    expect((await mails()).filter((mail) => mail.address === email)).toHaveLength(1);
    await form(email);
    expect(await mailTo(email)).toBeUndefined();
  });

  it('a mail is given to one who sends it, again later if nobody said it left, and never once it did', async () => {
    const email = address();
    await form(email);
    const mine = await mailTo(email);
    expect(await mailTo(email)).toBeUndefined();
    await query('update private.outgoing_mails set due_at = now() where id = $1', [mine?.id]);
    const again = await mailTo(email);
    expect(again).toMatchObject({ id: mine?.id, key: mine?.key });
    await query('select public.settle_mail($1, null)', [mine?.id]);
    await query('update private.outgoing_mails set due_at = now() where id = $1', [mine?.id]);
    expect(await mailTo(email)).toBeUndefined();
    expect(await call('visitor', 'confirm_consent', { token: mine?.token })).toBe('done');
  });

  it('one press unsubscribes for everybody who shares the address; a second press adds nothing, and a new form starts over', async () => {
    const email = address();
    await form(email);
    await form(email, { name: 'Ben Quill' });
    await call('visitor', 'confirm_consent', { token: (await mailTo(email))?.token });
    const token = await link('email', email);
    expect(token).toMatch(/^[0-9a-f]{96}$/);
    expect(await call('visitor', 'unsubscribe', { token })).toBe('done');
    expect(await call('visitor', 'unsubscribe', { token })).toBe('done');
    expect(await now('email', email)).toBe('revoked');
    expect(
      await query(
        "select 1 as n from public.consents where contact_point = $1 and method = 'page' and state = 'revoked'",
        [email],
      ),
    ).toHaveLength(1);
    await form(email);
    expect(await now('email', email)).toBe('granted');
  });

  it('a link with another one’s seal, a changed one, none and a very long one unsubscribe nobody', async () => {
    const [a, b] = [await link('email', 'a.seal@example.com'), await link('email', 'b.seal@example.com')];
    const tries = [
      a.slice(0, 32) + b.slice(32),
      `${a.slice(0, 95)}${a.endsWith('0') ? '1' : '0'}`,
      a.toUpperCase() + '0',
      '',
      'f'.repeat(100_000),
    ];
    for (const token of tries) expect(await call('visitor', 'unsubscribe', { token })).toBe('unknown');
    expect(await now('email', 'a.seal@example.com')).toBeNull();
  });

  it('whoever only asks for the address of the call unsubscribes nobody', async () => {
    const token = await link('email', 'prefetched@example.com');
    const answer = await world().rest('GET', `rpc/unsubscribe?token=${token}`, null);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await now('email', 'prefetched@example.com')).toBeNull();
  });

  it('a link to confirm that was overtaken by a no confirms nothing', async () => {
    const email = address();
    await form(email);
    const { token } = (await mailTo(email)) ?? {};
    await call('visitor', 'unsubscribe', { token: await link('email', email) });
    expect(await call('visitor', 'confirm_consent', { token })).toBe('unknown');
    expect(await now('email', email)).toBe('revoked');
  });

  it('a form that is set aside counts from its release on, as of when it was sent', async () => {
    const email = address();
    const id = await form(email, { trap: 'x', client_created_at: ago(60) });
    expect(await now('email', email)).toBeNull();
    await call('candidate', 'release_submissions', { ids: [id] });
    expect(await now('email', email)).toBe('granted');
    await call('visitor', 'unsubscribe', { token: await link('email', email) });
    expect(await now('email', email)).toBe('revoked');
  });

  it('a withdrawn form takes back what it gave, and no more', async () => {
    const email = address();
    const id = await form(email, { phone: '2075550199', consent_sms: true });
    await told('organizer', paper(email));
    await query('update public.signups set withdrawn_at = now() where id = $1', [id]);
    expect(await now('sms', '+12075550199')).toBeNull();
    expect(await now('email', email)).toBe('confirmed, allowed');
  });

  it('“do not contact me” at a door revokes every way to reach that person, until the canvasser undoes it', async () => {
    const [person] = await query(
      "update public.people set email = 'door.person@example.com', phone = '2075550166' where id = (select id from public.people order by id limit 1) returning id, household_id",
    );
    await told('organizer', paper('door.person@example.com', { client_created_at: ago(30) }));
    const id = randomUUID();
    const fact = { household_id: person?.household_id, person_id: person?.id, canvasser: accountOf('organizer')?.id };
    const add = (more: Row) =>
      query(
        `insert into public.contact_attempts (id, household_id, person_id, canvasser, result, do_not_contact, supersedes, client_created_at)
         values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [more.id, fact.household_id, fact.person_id, fact.canvasser, more.result, more.no, more.supersedes],
      );
    await add({ id, result: 'refused', no: true, supersedes: null });
    for (const channel of ['sms', 'call']) expect(await now(channel, '+12075550166')).toBe('revoked');
    expect(await now('email', 'door.person@example.com')).toBe('revoked');
    await add({ id: randomUUID(), result: 'undone', no: false, supersedes: id });
    expect(await now('sms', '+12075550166')).toBeNull();
    expect(await now('email', 'door.person@example.com')).toBe('confirmed, allowed');
  });

  it('the latest counts, in whatever order phones out of dead spots arrive', async () => {
    const facts = fc.uniqueArray(
      fc.record({ minute: fc.integer({ min: 1, max: 60 }), state: fc.constantFrom('granted', 'revoked', 'bounced') }),
      { minLength: 1, maxLength: 6, selector: (fact) => fact.minute },
    );
    const arrivals = facts.chain((said) =>
      fc.tuple(fc.constant(said), fc.shuffledSubarray(said, { minLength: said.length })),
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async ([said, arrived]) => {
        const email = address();
        for (const { minute, state } of arrived)
          await query(
            `insert into public.consents (contact_point, channel, state, method, client_created_at)
             values ($1, 'email', $2, 'paper', now() - make_interval(mins => $3))`,
            [email, state, minute],
          );
        const latest = said.toSorted((a, b) => a.minute - b.minute)[0]?.state;
        expect(await now('email', email)).toBe(latest === 'granted' ? 'confirmed, allowed' : latest);
      }),
      { numRuns: 25 },
    );
  });

  it('at the same instant the no counts', async () => {
    const [email, client_created_at] = [address(), ago(5)];
    await told('organizer', paper(email, { state: 'revoked', client_created_at }));
    await told('organizer', paper(email, { client_created_at }));
    expect(await now('email', email)).toBe('revoked');
  });

  it('whoever was erased and comes back is asked once a month, and is back with their press', async () => {
    const email = address();
    await query("insert into private.suppressed_addresses (hash) values (private.suppression_hash('email', $1))", [
      email,
    ]);
    await form(email);
    const [mail] = (await mails()).filter((one) => one['address'] === email);
    await query('select public.settle_mail($1, null)', [mail?.['id']]);
    await query("update private.consent_confirmations set expires_at = now() + interval '5 days'");
    await form(email);
    expect((await mails()).filter((one) => one['address'] === email)).toEqual([]);
    expect(await now('email', email)).toBe('granted');
    expect(await call('visitor', 'confirm_consent', { token: mail?.['token'] })).toBe('done');
    expect(await now('email', email)).toBe('confirmed, allowed');
  });

  it.each(people)(
    '%s writes down what they were told only as staff, in their own name, and reads only as a leader',
    async (person) => {
      const email = address();
      const answer = await told(person, paper(` ${email.toUpperCase()} `));
      expect(answer.status).toBe(staff.includes(person) ? 201 : person === 'visitor' ? 401 : 403);
      expect(await now('email', email)).toBe(staff.includes(person) ? 'confirmed, allowed' : null);
      const other = person === 'candidate' ? 'manager' : 'candidate';
      if (person !== 'visitor')
        expect((await told(person, { ...paper(email), user_id: accountOf(other)?.id })).code).toBe('42501');
      const read = await world().rest('GET', 'consents?select=id&limit=1', await world().token(person));
      expect(read.rows.length).toBe(leaders.includes(person) ? 1 : 0);
      for (const [name, args] of [
        ['consent_overview', {}],
        ['consent_history', { contact_point: email }],
      ] as const) {
        const asked = await world().rpc(person, name, args);
        expect([name, asked.code]).toEqual([name, leaders.includes(person) ? '' : '42501']);
      }
      for (const name of ['claim_mails', 'settle_mail'])
        expect((await world().rpc(person, name, name === 'settle_mail' ? { mail: randomUUID() } : {})).code).toBe(
          '42501',
        );
    },
  );

  it.each<[string, Row]>([
    ['an address that is none', paper('nobody')],
    ['a number of three digits', paper('911', { channel: 'sms' })],
    ['a way that there is not', paper('x@example.com', { channel: 'pigeon' })],
    ['a form that staff say was filled in', paper('x@example.com', { method: 'form' })],
    ['a confirmation that staff give', paper('x@example.com', { state: 'confirmed', method: 'page' })],
    ['a STOP that grants', paper('+12075550101', { channel: 'sms', method: 'stop' })],
    ['a time before there were phones', paper('x@example.com', { client_created_at: '1970-01-01T00:00:00Z' })],
    ['a source made up', paper('x@example.com', { source: 'signups', source_id: randomUUID() })],
  ])('refuses %s', async (_name, row) => {
    expect((await told('candidate', row)).status).toBeGreaterThanOrEqual(400);
  });

  it('what was agreed to is changed by nobody, not even by the database’s owner; a deleted account alone is forgotten', async () => {
    for (const change of [
      "update public.consents set state = 'revoked'",
      'delete from public.consents',
      'truncate public.consents',
    ])
      await expect(query(change)).rejects.toThrow('What was agreed to is not changed');
    await expect(query('update public.consents set user_id = null where user_id is not null')).resolves.toBeDefined();
  });

  it('leaders find an address by a part of it, and see all that was said of it', async () => {
    const email = address();
    await form(email);
    await told('organizer', paper(email, { state: 'revoked', method: 'stop' }));
    const seen = await call('manager', 'consent_overview', { search: email.slice(0, -4).toUpperCase() });
    expect(seen).toMatchObject({
      found: [{ contact_point: email, channel: 'email', state: 'revoked', allowed: false }],
    });
    const history = await call('manager', 'consent_history', { contact_point: email });
    expect(history).toMatchObject([
      { method: 'stop', written_by: 'organizer@larkspurfalls.example', counts: true },
      { method: 'form', written_by: null, counts: true },
    ]);
  });

  describe('exports', () => {
    const reason = 'The letter of December';
    it('are for leaders with recent proof and a reason, and on record with both', async () => {
      await enrol(world(), 'candidate');
      for (const name of ['export_newsletter', 'export_osdi']) {
        for (const person of signedIn.filter((one) => !leaders.includes(one)))
          expect((await world().rpc(person, name, { reason })).code).toBe('42501');
        const stale = await world().rest('POST', `rpc/${name}`, tokenOf('candidate', 'stale aal2'), { reason });
        expect(stale.code).toBe('PT428');
        expect((await world().rpc('manager', name, { reason: ' a ' })).code).toBe('22023');
        expect((await world().rpc('manager', name, { reason })).code).toBe('');
      }
      await noFactors(world());
      const log = await query(
        "select actor_email, after ->> 'detail' as detail from public.audit_events where table_name = 'security_events' order by id desc limit 2",
      );
      const actor_email = 'manager@larkspurfalls.example';
      expect(log).toEqual([
        { actor_email, detail: `OSDI people: ${reason}` },
        { actor_email, detail: `newsletter: ${reason}` },
      ]);
    });

    it('name nobody without the consent for that way: not asked, not confirmed, withdrawn, bounced, or set aside', async () => {
      const [yes, unconfirmed, gone, bounced, texts] = [address(), address(), address(), address(), address()];
      await form(yes, { phone: '2075550121', consent_sms: false });
      await form(unconfirmed);
      await form(texts, { phone: '2075550122', consent_sms: true });
      for (const email of [yes, gone, bounced]) await told('organizer', paper(email, { client_created_at: ago(10) }));
      await call('visitor', 'unsubscribe', { token: await link('email', gone) });
      await told('organizer', paper(bounced, { state: 'bounced', method: 'door' }));
      const both = JSON.stringify([
        await call('manager', 'export_newsletter', { reason }),
        await call('manager', 'export_osdi', { reason }),
      ]);
      for (const wanted of [yes, '+12075550122']) expect(both).toContain(wanted);
      for (const unwanted of [unconfirmed, gone, bounced, texts, '2075550121']) expect(both).not.toContain(unwanted);
      const allowed = await query(
        "select contact_point from private.current_consents where allowed and channel = 'email' order by 1",
      );
      const list = await call('manager', 'export_newsletter', { reason });
      expect((list as Row[]).map((one) => one.email).sort()).toEqual(allowed.map((one) => one.contact_point).sort());
    });

    it('give each reader the link that unsubscribes them alone', async () => {
      const email = address();
      await told('organizer', paper(email));
      const list = await call('manager', 'export_newsletter', { reason });
      const mine = (list as Row[]).find((one) => one.email === email);
      expect(await call('visitor', 'unsubscribe', { token: mine?.unsubscribe })).toBe('done');
      expect(await now('email', email)).toBe('revoked');
    });
  });
});
