/** What must be whole, done by several at the same instant: joining, separating and erasing a person; filing and publishing a report. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { townDay } from '../support/townDay.ts';
import { idOf, stored, type Row } from './support/api.ts';
import { expectWell, now } from './support/honest.ts';
import { asOwner, gift } from './support/money.ts';
import { listOf, reportDesk } from './support/reports.ts';
import { diceFor, seed } from './support/seed.ts';
import { useTarget } from './support/target.ts';
import { writing } from './support/writing.ts';

const target = useTarget({ unlimited: true });
const staff = writing(target);
const rounds = Number(process.env['ROUNDS'] ?? 12);

/** Starts all of them within a few milliseconds of each other, in a drawn order. */
async function atOnce<Answer>(
  dice: ReturnType<typeof diceFor>,
  deeds: Readonly<Record<string, () => Promise<Answer>>>,
): Promise<ReadonlyMap<string, Answer>> {
  const drawn = Object.entries(deeds).map(([name, run]) => ({ name, run, at: dice.between(0, 60) }));
  return new Map(
    await Promise.all(
      drawn.map(async ({ name, run, at }) => {
        await new Promise((resolve) => setTimeout(resolve, at));
        return [name, await run()] as const;
      }),
    ),
  );
}

describe(`a person (seed ${seed})`, () => {
  const dice = diceFor('races of a person');
  const formOf = (word: string): Row & { id: string; email: string } => ({
    id: randomUUID(),
    type: 'newsletter',
    name: `${word} ${dice.uuid().slice(0, 8)}`,
    email: `${word.toLowerCase()}.${dice.uuid()}@example.com`,
    phone: null,
    consent_email: true,
    consent_sms: false,
    client_created_at: now(),
  });
  const send = async (row: Row) => {
    const { status, text } = await staff.send('visitor', 'signups', row);
    expect(status, text).toBe(201);
  };
  const link = (one: string, other: string, verdict: string, person: Person = 'manager') => {
    const [a, b] = [`s-${one}`, `s-${other}`].toSorted();
    return staff.send(person, 'person_links', {
      id: randomUUID(),
      a,
      b,
      verdict,
      user_id: idOf(person),
      client_created_at: now(),
    });
  };
  const open = async (person: Person, email: string) => {
    const request = randomUUID();
    const args = { request, kind: 'erase', name: null, email, phone: null };
    expect((await staff.call(person, 'open_privacy_request', args)).status).toBeLessThan(300);
    const step = { step_id: randomUUID(), request, step: 'identity_checked', reason: 'Answered from that address.' };
    expect((await staff.call(person, 'note_privacy_step', step)).status).toBeLessThan(300);
    return request;
  };
  /** In how many tables something of a form is: all of them, or none, or it is half-erased. */
  const tracesOf = (id: string, email: string) =>
    asOwner(target(), async (sql) =>
      (
        await sql<{ what: string; n: number }[]>`
            select 'form' as what, count(*)::int as n from public.signups where id = ${id}
            union all select 'line', count(*)::int from public.inbox_items where id = ${id}
            union all select 'record', count(*)::int from private.person_records where id = ${id}
            union all select 'consent', count(*)::int from public.consents where source_id = ${id}
            union all select 'address', count(*)::int from public.signups where id = ${id} and email = ${email}`
      ).map(({ n }) => n),
    );
  const whole = [1, 1, 1, 1, 1];
  const gone = [0, 0, 0, 0, 0];

  it(`that is joined, separated and erased at once is never half-erased, ${rounds} times`, async () => {
    const seen = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const [a, b, c, again] = [formOf('Anise'), formOf('Borage'), formOf('Chervil'), formOf('Anise')];
      for (const row of [a, b, c]) await send(row);
      const joined = await link(a.id, b.id, 'same');
      expect(joined.status, joined.text).toBe(201);
      const [first, second] = [await open('manager', a.email), await open('candidate', b.email)];
      const answers = await atOnce(dice, {
        join: () => link(b.id, c.id, 'same'),
        separate: () => link(a.id, b.id, 'undone', 'candidate'),
        erase: () => staff.call('manager', 'erase_person', { request: first }),
        'erase another record': () => staff.call('candidate', 'erase_person', { request: second }),
        'sign up again': () => staff.send('visitor', 'signups', { ...again, name: a['name'], email: a.email }),
        note: () =>
          staff.send('manager', 'submission_actions', {
            id: randomUUID(),
            submission_kind: 'signup',
            submission_id: a.id,
            action: 'note',
            note: String(b['name']),
            user_id: idOf('manager'),
            client_created_at: now(),
          }),
      });
      const status = (name: string) => answers.get(name)?.status ?? 0;
      const told = JSON.stringify(
        [...answers].map(([name, { status: code, text }]) => [name, code, text.slice(0, 90)]),
      );
      // What erases the person closes their other requests, too.
      expect([200, 409], told).toContain(status('erase'));
      expect([200, 409], told).toContain(status('erase another record'));
      expect(status('erase') + status('erase another record'), told).toBeLessThan(800);
      expect(await tracesOf(a.id, a.email), told).toEqual(gone);
      expect(await tracesOf(b.id, b.email), told).toEqual(gone);
      // Joined before anyone erased it goes with them; afterwards there is nothing to join it to.
      expect([201, 409], told).toContain(status('join'));
      expect(await tracesOf(c.id, c.email), told).toEqual(status('join') === 201 ? gone : whole);
      const later = await tracesOf(again.id, a.email);
      if (status('sign up again') === 201) expect([whole.join(), gone.join()], told).toContain(later.join());
      seen.add(`${status('join')} ${status('separate')} ${later.join()}`);
      const refs = [a, b, c].map(({ id }) => `s-${id}`);
      const left = await asOwner(
        target(),
        (sql) => sql`
          select link.a, link.b from public.person_links as link where (link.a = any (${refs}) or link.b = any (${refs}))
          union all
          select link.a, link.b from public.person_links as link
          where not exists (select 1 from private.person_records as one where one.ref = link.a)
            or not exists (select 1 from private.person_records as one where one.ref = link.b)
          union all select fact.note, null from public.submission_actions as fact where fact.note like ${`%${String(b['name'])}%`}
          union all select asked.email, asked.name from private.privacy_requests as asked where asked.id in (${first}, ${second}) and asked.email is not null
          union all select 'erasing', null from private.erasing`,
      );
      expect([...left], told).toEqual([]);
      const reports = [...answers].flatMap(([name, { body }]) => (name.startsWith('erase') ? [body as Row] : []));
      const counted = reports
        .flatMap((report) => listOf(report, 'rows'))
        .filter(({ table }) => table === 'public.signups')
        .reduce((sum, { rows }) => sum + Number(rows), 0);
      const erased = await stored(
        target(),
        'signups',
        `select=id&id=in.(${[a, b, c, again].map(({ id }) => id).join()})`,
      );
      const sent = status('sign up again') === 201 ? 4 : 3;
      expect(counted, told).toBe(sent - erased.length);
    }
    // Not one order again and again.
    expect(seen.size).toBeGreaterThan(1);
    await expectWell(target());
  });

  it('that is erased by ten presses at once is erased once, and each press reads the same report', async () => {
    const form = formOf('Dill');
    await send(form);
    const request = await open('manager', form.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => staff.call(n % 2 ? 'manager' : 'candidate', 'erase_person', { request })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe(`a report (seed ${seed})`, () => {
  const dice = diceFor('races of a report');
  const { first, counting, amendment, amendAll } = reportDesk(staff);
  const published = async () => (await first('visitor', 'published_money'))['about'] as Row; // an object

  it('filed by two and published by two at once has one winner each, and cash, report and publication agree', async () => {
    await amendAll('finance');
    for (let round = 0; round < 4; round++) {
      // The latest: an earlier one would make those after it wait for their amendments.
      const day =
        (await counting())
          .map((one) => String(one['covers_until']))
          .toSorted()
          .at(-1) ?? '';
      const row = gift('finance', { received_on: day, amount_cents: dice.between(100, 9000) });
      expect((await staff.send('finance', 'ledger_entries', row)).status).toBe(201);
      const before = Number((await published())['n']);
      const good = await amendment('finance');
      const file = (person: Person) => () => staff.call(person, 'file_report', { ...good, report: randomUUID() });
      const publish = (person: Person) => () => staff.call(person, 'publish_books', { publication: randomUUID() });
      const answers = await atOnce(dice, {
        'file 1': file('finance'),
        'file 2': file('manager'),
        'publish 1': publish('candidate'),
        'publish 2': publish('candidate'),
        entry: () => staff.send('finance', 'ledger_entries', gift('finance', { received_on: townDay() })),
      });
      const statuses = (of: string) =>
        [...answers].filter(([name]) => name.startsWith(of)).map(([, { status }]) => status);
      const told = JSON.stringify([...answers].map(([name, { status, text }]) => [name, status, text.slice(0, 90)]));
      expect(statuses('file').toSorted(), told).toEqual([200, 409]);
      // Before the filing there is nothing new to publish, and of two who publish the same one finds it done.
      const shown = statuses('publish').filter((status) => status === 200).length;
      expect(
        statuses('publish').every((status) => [200, 409].includes(status)),
        told,
      ).toBe(true);
      expect(shown, told).toBeLessThanOrEqual(1);
      expect(Number((await published())['n']), told).toBe(before + shown);
      expect(await stored(target(), 'reports', `select=id&supersedes_id=eq.${String(good.amends)}`), told).toHaveLength(
        1,
      );
      if (shown === 0) {
        const { status, text } = await staff.call('candidate', 'publish_books', { publication: randomUUID() });
        expect(status, `${text} ${told}`).toBe(200);
      }
      await agree();
    }
    await expectWell(target());
  });

  /** The ledger's cash is the report's, line by line and at its end; what everyone reads has the reports in force. */
  async function agree() {
    const wrong = await asOwner(
      target(),
      (sql) => sql`
        select filed.id, 'opening' as what from private.counting_reports() as filed
        where filed.opening_cents <> (
          select coalesce(sum(private.cash_of(one.type, one.cents)), 0) from private.ledger_days as one where one.day < filed.covers_from
        )
        union all
        select filed.id, 'closing' from private.counting_reports() as filed
        where not private.report_differs(filed) and filed.closing_cents <> (
          select coalesce(sum(private.cash_of(one.type, one.cents)), 0) from private.ledger_days as one where one.day <= filed.covers_until
        )
        union all
        select filed.id, 'lines' from private.counting_reports() as filed
        where filed.closing_cents - filed.opening_cents <> (
          select coalesce(sum(private.cash_of(line.type, line.cents)), 0) from public.report_lines as line where line.report_id = filed.id
        )
        union all
        select filed.id, 'unpublished' from private.counting_reports() as filed
        where not (select one.reports @> array[filed.id] from public.publications as one order by one.n desc limit 1)`,
    );
    expect([...wrong]).toEqual([]);
    const open = (await counting()).filter(({ differs }) => differs === true);
    expect(open).toEqual([]);
  }
});
