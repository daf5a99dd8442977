/** What the campaign writes: who writes, reviews and publishes it, what visitors are told of it and when, and that nothing is told before. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeSchema } from '../../src/backend/contentSchema.ts';
import { badPlans, goodPlan, plan, unorderedPlans } from '../support/contentSamples.ts';
import { kindsMigration, kindsMigrationFile } from '../support/contentKindsSql.ts';
import { readFileSync } from 'node:fs';
import { withdrawnCommitments } from '../../src/sample/withdrawn.ts';
import { jsonSchema } from '../support/jsonSchema.ts';
import type { Row } from '../../supabase/local/database.ts';
import { seedFile } from '../../supabase/local/root.ts';
import { contentSeedSql } from '../support/contentSeedSql.ts';
import { HOUR, inHours, passTime } from './support/passTime.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const writers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];
const readers: readonly Person[] = [...writers, 'advisor'];

const good = (title: string): Row => ({ title: { en: title }, due_on: '2027-03-01' });

it('the database knows the kinds as the app does (else: node tests/tools/contentKinds.ts)', async () => {
  expect(readFileSync(kindsMigrationFile, 'utf8')).toBe(await kindsMigration());
});

it('the sample town’s content is the seed’s (else: node tests/tools/contentSeed.ts)', async () => {
  expect(readFileSync(seedFile, 'utf8')).toContain(await contentSeedSql());
});

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  beforeAll(async () => {
    await query(
      `insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values ('plan', 2, 90, '/plan/{slug}', 'title', $1)
       on conflict do nothing`,
      [jsonSchema(wholeSchema(plan))],
    );
  });

  const insert = async (person: Person, table: string, row: Row) => {
    const account = accountOf(person);
    const full = { user_id: account?.id ?? null, client_created_at: new Date().toISOString(), ...row };
    return world().rest('POST', table, await world().token(person), full);
  };
  const write = async (person: Person, item: string, body: Row, more: Row = {}) => {
    const id = randomUUID();
    const row = { id, item_id: item, kind: 'plan', slug: `s-${item.slice(0, 8)}`, body, ...more };
    return { id, answer: await insert(person, 'content_revisions', row) };
  };
  const step = async (person: Person, item: string, revision: string, action: string, more: Row = {}) =>
    insert(person, 'content_events', { id: randomUUID(), item_id: item, revision_id: revision, action, ...more });
  const live = async (person: Person = 'visitor') =>
    (await world().rpc(person, 'live_content', { of_kind: 'plan' })).rows;
  const liveOf = async (item: string) => (await live()).find(({ id }) => id === item);
  const ok = { message: '', status: 201 };
  const refusedBy = (constraint: string) => ({ message: expect.stringContaining(`"content_events_${constraint}`) });

  /** A revision that somebody else has approved. */
  async function approved(item: string, title: string, more: Row = {}) {
    const { id, answer } = await write('content', item, good(title), more);
    expect(answer).toMatchObject(ok);
    expect(await step('manager', item, id, 'approved')).toMatchObject(ok);
    return id;
  }
  async function published(title: string) {
    const item = randomUUID();
    const revision = await approved(item, title);
    expect(await step('content', item, revision, 'published')).toMatchObject(ok);
    return { item, revision };
  }

  it.each(people)('%s writes only if the role says so', async (person) => {
    const { id, answer } = await write(person, randomUUID(), good('x'));
    expect(answer.message === '', answer.message).toBe(writers.includes(person));
    const rows = await query('select 1 from public.content_revisions where id = $1', [id]);
    expect(rows.length).toBe(writers.includes(person) ? 1 : 0);
  });

  it.each(people)('%s reads of drafts what the role says', async (person) => {
    const { id } = await write('content', randomUUID(), good('secret'));
    for (const table of [
      'content_items',
      'content_revisions',
      'content_events',
      'content_releases',
      'content_release_steps',
    ]) {
      const answer = await world().rest('GET', table, await world().token(person));
      if (person === 'visitor') expect(answer.code, table).toBe('42501');
      else if (!readers.includes(person)) expect(answer.rows, table).toEqual([]);
    }
    const one = await world().rest('GET', `content_revisions?id=eq.${id}`, await world().token(person));
    expect(one.rows.length).toBe(readers.includes(person) ? 1 : 0);
    const overview = await world().rpc(person, 'content_overview', {});
    if (readers.includes(person)) expect(overview.rows.length).toBeGreaterThan(0);
    else expect(overview.code).toBe('42501');
  });

  it('nobody writes in another name, nobody changes or removes what was written', async () => {
    const item = randomUUID();
    const { id } = await write('content', item, good('mine'));
    const foreign = await write('content', item, good('not mine'), { user_id: accountOf('manager')?.id ?? null });
    expect(foreign.answer).toMatchObject({ code: '42501' });
    for (const method of ['PATCH', 'DELETE']) {
      const token = await world().token('candidate');
      const answer = await world().rest(method, `content_revisions?id=eq.${id}`, token, { body: {} });
      expect(answer.code).toBe('42501');
    }
  });

  it('a draft may lack anything, and is nothing but its kind’s fields', async () => {
    const item = randomUUID();
    expect((await write('content', item, {})).answer).toMatchObject(ok);
    expect((await write('content', item, { title: { en: '' } })).answer).toMatchObject(ok);
    for (const bad of [{ more: 1 }, { title: 'x' }, { title: { en: 5 } }, { due_on: '2027-02-30' }, { title: null }]) {
      expect((await write('content', item, bad)).answer, JSON.stringify(bad)).toMatchObject({ code: '22023' });
    }
    expect((await write('content', item, good('é'.repeat(201)))).answer).toMatchObject({ code: '22023' });
    expect((await write('content', item, good('é'.repeat(200)))).answer).toMatchObject(ok);
    const other = await write('content', item, {}, { kind: 'words-hero' });
    expect(other.answer).toMatchObject({ code: '22023' });
    const unknown = await write('content', randomUUID(), {}, { kind: 'nonsense' });
    expect(unknown.answer).toMatchObject({ code: '22023' });
  });

  it.each([...badPlans, ['another plan', goodPlan] as const])(
    'the database is asked for %s as the app is',
    async (name, body) => {
      const [row] = await query(`select private.shape_problem($1, $2, false, 'it') as problem`, [
        body,
        jsonSchema(wholeSchema(plan)),
      ]);
      if (body === goodPlan) expect(row?.problem).toBeNull();
      else expect(row?.problem, name).toEqual(expect.any(String));
    },
  );

  it.each(unorderedPlans)('the database publishes no %s: a price from 900 to 100 went out', async (_name, body) => {
    const rule = jsonSchema(wholeSchema(plan));
    const ask = `select private.shape_problem($1, $2, true, 'it') as whole, private.shape_problem($1, $2, false, 'it') as draft`;
    const [row] = await query(ask, [body, rule]);
    expect(row).toEqual({ whole: expect.stringContaining(' is below '), draft: null });
  });

  it('two who make something of one name in dead spots both keep their words', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const slug = `bridge-${one.slice(0, 8)}`;
    expect((await write('content', one, good('mine'), { slug })).answer).toMatchObject(ok);
    expect((await write('manager', other, good('yours'), { slug })).answer).toMatchObject(ok);
    const rows = await query('select slug from public.content_items where id = any ($1::uuid[]) order by created_at', [
      [one, other],
    ]);
    expect(rows.map((row) => row.slug)).toEqual([slug, `${slug}-2`]);
  });

  it('… also where the name is as long as a name may be', async () => {
    for (const slug of ['x'.repeat(80), `${'y'.repeat(77)}-zz`]) {
      for (const at of [1, 2]) {
        const item = randomUUID();
        expect((await write('content', item, good('mine'), { slug })).answer).toMatchObject(ok);
        const [row] = await query('select slug from public.content_items where id = $1', [item]);
        expect(row?.slug).toBe(at === 1 ? slug : `${slug.slice(0, slug.startsWith('x') ? 78 : 77)}-2`);
      }
    }
  });

  it('what is sent twice for want of an answer is kept once', async () => {
    const [item, id] = [randomUUID(), randomUUID()];
    const row = { id, item_id: item, kind: 'plan', slug: `twice-${id.slice(0, 8)}`, body: good('once') };
    expect(await insert('content', 'content_revisions', row)).toMatchObject(ok);
    expect(await insert('content', 'content_revisions', row)).toMatchObject({ code: '23505' });
    expect(await step('manager', item, id, 'approved')).toMatchObject(ok);
    const going = { id: randomUUID(), item_id: item, revision_id: id, action: 'published' };
    expect(await insert('content', 'content_events', going)).toMatchObject(ok);
    expect(await insert('content', 'content_events', going)).toMatchObject({ code: '23505' });
  });

  describe('other eyes', () => {
    it('nothing goes out that nobody else has approved', async () => {
      const item = randomUUID();
      const { id } = await write('content', item, good('alone'));
      expect(await step('content', item, id, 'published')).toMatchObject({ code: '22023' });
      expect(await step('content', item, id, 'approved')).toMatchObject({ code: '22023' });
      expect(await liveOf(item)).toBeUndefined();
      expect(await step('manager', item, id, 'approved')).toMatchObject(ok);
      expect(await step('content', item, id, 'published')).toMatchObject(ok);
      expect(await liveOf(item)).toMatchObject({ version: 1, body: good('alone') });
    });

    it('whoever wrote a part since the last approval does not approve the whole', async () => {
      const item = randomUUID();
      const first = await write('manager', item, good('by the manager'));
      const second = await write('content', item, good('by both'), { parent_id: first.id });
      expect(await step('manager', item, second.id, 'approved')).toMatchObject({ code: '22023' });
      expect(await step('candidate', item, second.id, 'approved')).toMatchObject(ok);
      const third = await write('content', item, good('by content alone'), { parent_id: second.id });
      expect(await step('manager', item, third.id, 'approved')).toMatchObject(ok);
      const merged = await write('candidate', item, good('merged'), { parent_id: third.id, merged_id: first.id });
      expect(await step('manager', item, merged.id, 'approved')).toMatchObject({ code: '22023' });
    });

    it('an approval is of one revision, and ends with a request for changes', async () => {
      const item = randomUUID();
      const first = await approved(item, 'first');
      const second = await write('content', item, good('second'), { parent_id: first });
      expect(await step('content', item, second.id, 'published')).toMatchObject({ code: '22023' });
      expect(await step('advisor', item, first, 'changes_requested', { note: 'Say by when.' })).toMatchObject(ok);
      expect(await step('content', item, first, 'published')).toMatchObject({ code: '22023' });
    });

    it('an advisor asks for changes, and does nothing else', async () => {
      const item = randomUUID();
      const { id } = await write('content', item, good('advice'));
      expect(await step('advisor', item, id, 'changes_requested')).toMatchObject(refusedBy('changes_say_which'));
      for (const action of ['submitted', 'approved', 'published', 'unpublished', 'verified']) {
        expect((await step('advisor', item, id, action)).code, action).toBe('42501');
      }
      for (const person of ['organizer', 'finance', 'newcomer', 'visitor'] as const) {
        const answer = await step(person, item, id, 'changes_requested', { note: 'x' });
        expect(answer.code, person).toBe('42501');
      }
    });

    it('a translation that somebody finds still right is told with the wording, and changes nothing of how it stands', async () => {
      const { item, revision } = await published('still right');
      const right = (person: Person, places: unknown) => step(person, item, revision, 'still_right', { places });
      expect(await right('content', 'title.es words.es')).toMatchObject(ok);
      expect((await right('advisor', 'title.es')).code).toBe('42501');
      expect(await right('content', null)).toMatchObject(refusedBy('places_of_still_right'));
      expect(await right('content', 'anything at all!')).toMatchObject(refusedBy('places_are_blocks'));
      expect(await step('content', item, revision, 'verified', { places: 'title.es' })).toMatchObject(
        refusedBy('places_of_still_right'),
      );
      const [told] = (await world().rpc('content', 'content_item', { of_item: item })).rows;
      expect(told?.['steps']).toMatchObject([
        { action: 'approved', places: null },
        { action: 'published' },
        { action: 'still_right', places: 'title.es words.es' },
      ]);
      expect(await liveOf(item)).toBeDefined();
      const { rows } = await world().rpc('content', 'content_overview', { of_kind: 'plan' });
      expect(rows.find(({ id }) => id === item)).toMatchObject({ step: 'published' });
    });

    it('a review goes to somebody who may review', async () => {
      const item = randomUUID();
      const { id } = await write('content', item, good('asked'));
      const to = (person: Person) => ({ assignee: accountOf(person)?.id ?? null });
      expect(await step('content', item, id, 'submitted', to('finance'))).toMatchObject({ code: '22023' });
      expect(await step('content', item, id, 'submitted', to('manager'))).toMatchObject(ok);
      const [row] = (await world().rpc('manager', 'content_overview', { of_kind: 'plan' })).rows.filter(
        (one) => one.id === item,
      );
      expect(row).toMatchObject({ step: 'submitted', assignee: accountOf('manager')?.id, live: null });
    });
  });

  describe('what is live', () => {
    it('nothing that is not live reaches a visitor, by no id, filter, embedding, order or count', async () => {
      const item = randomUUID();
      const id = await approved(item, 'not yet');
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
      expect(await step('content', item, id, 'scheduled', { go_live_at: inAnHour })).toMatchObject(ok);
      expect(await liveOf(item)).toBeUndefined();
      const said = [];
      for (const path of [
        `content_items?id=eq.${item}`,
        `content_items?select=id,content_revisions(*)&id=eq.${item}`,
        `content_revisions?id=eq.${id}`,
        `content_revisions?order=body`,
        `content_events?item_id=eq.${item}&select=*,content_revisions(*)`,
        `content_releases?select=*`,
        `content_snapshots?select=*,content_items(*)`,
        `rpc/live_content?of_kind=plan&id=eq.${item}`,
        `rpc/live_content?of_kind=plan&after=${item}`,
        `rpc/content_versions?of_item=${item}`,
        `rpc/content_item?of_item=${item}`,
        `rpc/content_uses?of_item=${item}`,
        `rpc/content_problems?of_revision=${id}`,
      ]) {
        for (const method of ['GET', 'HEAD']) {
          const response = await world().backend.fetch(`/rest/v1/${path}`, {
            method,
            headers: { apikey: world().backend.publishableKey, prefer: 'count=exact' },
          });
          said.push(
            await response.text(),
            path.startsWith('rpc/') ? '' : (response.headers.get('content-range') ?? ''),
          );
        }
      }
      expect(said.join()).not.toContain('not yet');
      expect(said.join()).not.toContain(id);
      expect(said.filter((one) => /\/[1-9]/.test(one) && !one.includes('{'))).toEqual([]);
    });

    it('a phone whose clock is wrong publishes neither into the past nor for ever', async () => {
      const item = randomUUID();
      const id = await approved(item, 'clocks');
      const early = { go_live_at: '2020-01-01T00:00:00Z', client_created_at: '2020-01-02T00:00:00Z' };
      expect(await step('content', item, id, 'published', early)).toMatchObject(ok);
      const row = await liveOf(item);
      expect(Math.abs(Date.parse(String(row?.live_since)) - Date.now())).toBeLessThan(60_000);
      for (const go_live_at of ['infinity', '9999-01-01T00:00:00Z', '10000-01-01T00:00:00Z', null]) {
        const answer = await step('content', item, id, 'scheduled', { go_live_at });
        expect(answer, String(go_live_at)).toMatchObject(
          go_live_at === null
            ? refusedBy('times_of')
            : { code: '22023', message: 'It goes out within two years, and ends within ten.' },
        );
      }
      for (const expire_at of ['infinity', '-infinity', '9999-01-01T00:00:00Z', '2020-01-01T00:00:00Z']) {
        const answer = await step('content', item, id, 'published', { expire_at });
        expect(answer, expire_at).toMatchObject({
          code: '22023',
          message: /^(-inf|2020)/.test(expire_at)
            ? 'It would end before it goes out.'
            : 'It goes out within two years, and ends within ten.',
        });
      }
      const odd = await step('content', item, id, 'verified', { go_live_at: new Date().toISOString() });
      expect(odd).toMatchObject(refusedBy('times_of'));
    });

    it('one of two that nobody put together does not go out, the whole of both does', async () => {
      const item = randomUUID();
      const first = await approved(item, 'first');
      const mine = await approved(item, 'mine', { parent_id: first });
      const theirs = await approved(item, 'theirs', { parent_id: first });
      for (const one of [mine, theirs]) {
        expect(await step('content', item, one, 'published')).toMatchObject({
          code: '22023',
          message: 'Two wrote on this at once. Put their words together first.',
        });
      }
      const both = await approved(item, 'both', { parent_id: theirs, merged_id: mine });
      expect(await step('content', item, both, 'published')).toMatchObject(ok);
    });

    it('goes live and expires at its moment without any job, over the end of daylight saving time', async () => {
      // 2027-11-07 in New York: 01:30 comes twice, an hour apart.
      const [first, second] = ['2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z'];
      const item = randomUUID();
      const old = await approved(item, 'old');
      await step('content', item, old, 'published');
      const next = await approved(item, 'next', { parent_id: old });
      expect(await step('content', item, next, 'scheduled', { go_live_at: first, expire_at: second })).toMatchObject(
        ok,
      );
      const at = async (moment: string) => {
        const rows = await query(
          `select span.version::int, said.body -> 'title' ->> 'en' as title from private.content_spans($1, $2::timestamptz) as span
           join public.content_revisions as said on said.id = span.revision_id where span.live_until is null or span.live_until > $2::timestamptz`,
          [item, moment],
        );
        return rows.map(({ title }) => title);
      };
      const zone = await query(`select to_char($1::timestamptz at time zone 'America/New_York', 'HH24:MI') as wall`, [
        first,
      ]);
      expect(zone).toEqual([{ wall: '01:30' }]);
      expect(await at('2027-11-07T05:29:59Z')).toEqual(['old']);
      expect(await at('2027-11-07T05:30:00Z')).toEqual(['next']);
      expect(await at('2027-11-07T06:29:59Z')).toEqual(['next']);
      // What has expired is gone; an old wording does not come back by itself.
      expect(await at('2027-11-07T06:30:00Z')).toEqual([]);
    });

    it('what is planned can be called off, and goes out beside what is published meanwhile', async () => {
      const { item, revision } = await published('now');
      const later = await approved(item, 'later', { parent_id: revision });
      const soon = inHours(1);
      expect(await step('content', item, later, 'scheduled', { go_live_at: soon })).toMatchObject(ok);
      expect(await step('content', item, later, 'unscheduled')).toMatchObject(ok);
      const again = inHours(1);
      const { item: other, revision: first } = await published('still now');
      const next = await approved(other, 'then', { parent_id: first });
      expect(await step('content', other, next, 'scheduled', { go_live_at: again })).toMatchObject(ok);
      expect(await liveOf(other)).toMatchObject({ version: 1 });
      await passTime(world().backend.database, 2);
      expect(await liveOf(item)).toMatchObject({ version: 1 });
      expect(await liveOf(other)).toMatchObject({ version: 2, body: good('then') });
    });

    it('every public wording is told with its time, the same words once, and nothing of what was taken down', async () => {
      const { item, revision } = await published('one');
      const two = await approved(item, 'two', { parent_id: revision });
      await step('content', item, two, 'published');
      await step('content', item, two, 'published');
      const back = await approved(item, 'one', { parent_id: two, restored_id: revision });
      await step('content', item, back, 'published');
      const versions = (await world().rpc('visitor', 'content_versions', { of_item: item })).rows;
      expect(versions.map(({ version, revision: of }) => [version, of])).toEqual([
        [1, revision],
        [2, two],
        [3, back],
      ]);
      expect(versions.map(({ live_until }) => live_until === null)).toEqual([false, false, true]);
      expect(await liveOf(item)).toMatchObject({ version: 3, revision: back });
      await step('content', item, back, 'unpublished');
      expect(await liveOf(item)).toBeUndefined();
      expect((await world().rpc('visitor', 'content_versions', { of_item: item })).rows).toEqual([]);
    });

    const promise = (item: string) => ({
      kind: 'commitment',
      slug: `p-${item.slice(0, 8)}`,
      body: withdrawnCommitments[0]?.body,
    });

    describe('a promise that says something else than before', () => {
      const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
      const unexplained = { message: expect.stringContaining('Say why this version changed.'), status: 400 };
      const again = async (item: string, title: string, reworded: Row | null, before: string) => {
        const body = { ...promise(item).body, title: { en: title, es: title }, ...(reworded && { reworded }) };
        return approved(item, title, { ...promise(item), body, parent_id: before });
      };
      async function begun() {
        const item = randomUUID();
        const one = await approved(item, 'A promise', promise(item));
        expect(await step('content', item, one, 'published')).toMatchObject(ok);
        made.push({ item, one });
        return { item, one };
      }
      const made: { readonly item: string; readonly one: string }[] = [];
      afterAll(async () => {
        for (const { item, one } of made) await step('content', item, one, 'unpublished');
      });
      const why = { en: 'A grant came.', es: 'Llegó una ayuda.' };

      it('is published with a reason of its own: none, and the last version’s, are refused', async () => {
        const { item, one } = await begun();
        const none = await again(item, 'Another promise', null, one);
        expect(await step('content', item, none, 'published')).toMatchObject(unexplained);
        expect(await step('content', item, none, 'scheduled', { go_live_at: soon(60_000) })).toMatchObject(unexplained);
        const two = await again(item, 'Another promise', why, none);
        expect(await step('content', item, two, 'published')).toMatchObject(ok);
        const stale = await again(item, 'A third promise', why, two);
        expect(await step('content', item, stale, 'published')).toMatchObject(unexplained);
        expect((await world().rpc('content', 'content_problems', { of_revision: stale })).rows).toContainEqual({
          problem: 'unexplained',
          said: null,
        });
        const three = await again(item, 'A third promise', { en: 'A second grant.' }, stale);
        expect(await step('content', item, three, 'published')).toMatchObject(ok);
        const told = (await world().rpc('visitor', 'content_versions', { of_item: item })).rows;
        expect(told.map(({ body }) => (body as Row)['reworded'] ?? null)).toEqual([
          null,
          why,
          { en: 'A second grant.' },
        ]);
      });

      it('is no other when it is an earlier one brought back: that, too, is explained', async () => {
        const { item, one } = await begun();
        const two = await again(item, 'Another promise', why, one);
        expect(await step('content', item, two, 'published')).toMatchObject(ok);
        const back = await approved(item, 'back', { ...promise(item), parent_id: two, restored_id: one });
        expect(await step('content', item, back, 'published')).toMatchObject(unexplained);
        const explained = { ...promise(item).body, reworded: { en: 'The grant is gone.', es: 'Ya no hay ayuda.' } };
        const last = await approved(item, 'back', { ...promise(item), body: explained, parent_id: back });
        expect(await step('content', item, last, 'published')).toMatchObject(ok);
      });

      it('needs none for the same text, nor once everything before it was taken down', async () => {
        const { item, one } = await begun();
        const same = await approved(item, 'same', { ...promise(item), parent_id: one });
        expect(await step('content', item, same, 'published')).toMatchObject(ok);
        expect(await step('content', item, same, 'unpublished')).toMatchObject(ok);
        const anew = await again(item, 'Another promise', null, same);
        expect(await step('content', item, anew, 'published')).toMatchObject(ok);
      });

      it('does not go out in a release without one', async () => {
        const { item, one } = await begun();
        const none = await again(item, 'Another promise', null, one);
        const release = { release_id: randomUUID(), name: 'Reasons' };
        const put = (action: string, more: Row = {}) =>
          insert('content', 'content_release_steps', { id: randomUUID(), action, ...release, ...more });
        expect(await put('added', { item_id: item })).toMatchObject(ok);
        const texts = (revision: string) => ({ wordings: [{ item, revision }], go_live_at: soon(0) });
        expect(await put('published', texts(none))).toMatchObject(unexplained);
        const two = await again(item, 'Another promise', why, none);
        expect(await put('published', texts(two))).toMatchObject(ok);
      });
    });

    it('a promise that was withdrawn is told with its name, its day and its reason, and nothing else of it', async () => {
      const told = async () => {
        const { rows } = await world().rpc('visitor', 'withdrawn_commitments', {});
        return rows as readonly Readonly<Record<string, unknown>>[]; // as it is said to answer
      };
      const item = randomUUID();
      const revision = await approved(item, 'A promise', promise(item));
      expect(await step('content', item, revision, 'published')).toMatchObject(ok);
      const mine = async () => (await told()).filter(({ id }) => id === item);
      expect(await mine()).toEqual([]);
      const reasons = { reason_en: 'It costs too much.', reason_es: 'Cuesta demasiado.' };
      expect(await step('content', item, revision, 'published', { reason_en: 'No reason is asked.' })).toMatchObject(
        refusedBy('reason_of_taking_down'),
      );
      expect(await step('content', item, revision, 'unpublished', { ...reasons, reason_en: 'No' })).toMatchObject(
        refusedBy('reason_en_3_to_1000'),
      );
      expect(await step('content', item, revision, 'unpublished', { ...reasons, note: 'Between us.' })).toMatchObject(
        ok,
      );
      const [gone, ...others] = await mine();
      expect(others).toEqual([]);
      expect(gone).toMatchObject({ taken_down: true, ...reasons });
      expect(Object.keys(gone ?? {}).toSorted()).toEqual([
        'id',
        'live_since',
        'reason_en',
        'reason_es',
        'slug',
        'step',
        'taken_down',
        'title',
        'withdrawn_at',
      ]);
      expect(JSON.stringify(await told())).not.toMatch(/Between us|"measure"|"baseline"/);
      // Back in the plan: it is no more withdrawn.
      await step('content', item, revision, 'published');
      expect(await mine()).toEqual([]);
      await step('content', item, revision, 'unpublished');
      expect(await mine()).toMatchObject([{ taken_down: true, reason_en: null }]);
    });

    it('a promise that ended as planned is told as that, and what was never public is told by nothing', async () => {
      const item = randomUUID();
      const draft = await approved(item, 'never out', promise(item));
      await step('content', item, draft, 'unpublished', { reason_en: 'It never was.' });
      const other = randomUUID();
      const short = await approved(other, 'for a moment', promise(other));
      const end = inHours(1);
      expect(await step('content', other, short, 'published', { expire_at: end })).toMatchObject(ok);
      await passTime(world().backend.database, 2);
      const ended = new Date(Date.parse(end) - 2 * HOUR).toISOString();
      const { rows } = await world().rpc('visitor', 'withdrawn_commitments', {});
      expect(rows.filter(({ id }) => id === item)).toEqual([]);
      expect(rows.filter(({ id }) => id === other)).toMatchObject([
        { taken_down: false, reason_en: null, withdrawn_at: expect.stringContaining(ended.slice(0, 19)) },
      ]);
    });

    it('what was taken down stays down: when something else goes out, and at the hour of what was planned before', async () => {
      const { item, revision } = await published('secret');
      const then = await approved(item, 'planned', { parent_id: revision });
      const soon = inHours(1);
      expect(await step('content', item, then, 'scheduled', { go_live_at: soon })).toMatchObject(ok);
      expect(await step('content', item, revision, 'unpublished')).toMatchObject(ok);
      await passTime(world().backend.database, 2);
      const told = async () => (await world().rpc('visitor', 'content_versions', { of_item: item })).rows;
      expect(await told()).toEqual([]);
      const mended = await approved(item, 'mended', { parent_id: then });
      await step('content', item, mended, 'published');
      expect(await told()).toMatchObject([{ version: 2, revision: mended }]);
    });

    it('changes that are asked for after it was planned call it off', async () => {
      const item = randomUUID();
      const planned = await approved(item, 'planned');
      const soon = inHours(1);
      expect(await step('content', item, planned, 'scheduled', { go_live_at: soon })).toMatchObject(ok);
      expect(await step('advisor', item, planned, 'changes_requested', { note: 'The price is wrong.' })).toMatchObject(
        ok,
      );
      await passTime(world().backend.database, 2);
      expect(await liveOf(item)).toBeUndefined();
    });

    it('says by when it is to be verified again, and counts anew once it was', async () => {
      const { item, revision } = await published('verified');
      const before = Date.parse(String((await liveOf(item))?.verify_by));
      expect(Math.round((before - Date.now()) / 86_400_000)).toBe(90);
      await step('content', item, revision, 'verified');
      expect(Date.parse(String((await liveOf(item))?.verify_by))).toBeGreaterThan(before);
    });

    it('is told in pages by the id of the last', async () => {
      await published('a page');
      await published('another page');
      const all = await live();
      const paged: Row[] = [];
      for (;;) {
        const args = { of_kind: 'plan', after: paged.at(-1)?.id ?? null, most: 1 };
        const { rows } = await world().rpc('visitor', 'live_content', args);
        if (rows.length === 0) break;
        paged.push(...rows);
      }
      expect(paged).toEqual(all);
      expect((await world().rpc('visitor', 'live_content', { of_kind: null })).rows).toEqual([]);
    });
  });

  it('no role of the APIs changes what was written or done', async () => {
    for (const table of [
      'content_items',
      'content_revisions',
      'content_events',
      'content_releases',
      'content_release_steps',
    ]) {
      for (const right of ['update', 'delete', 'truncate']) {
        const [row] = await query(`select has_table_privilege('service_role', $1, $2) as may`, [
          `public.${table}`,
          right,
        ]);
        expect(row, `${right} ${table}`).toEqual({ may: false });
      }
    }
  });

  it('a review goes to no one who wrote part of the text since its last approval, and to anyone else', async () => {
    const refused = { message: expect.stringContaining('The reviewer wrote part of this text.'), status: 400 };
    const to = (person: Person) => ({ assignee: accountOf(person)?.id ?? null });
    const item = randomUUID();
    const first = await write('manager', item, good('One'));
    const second = await write('content', item, good('Two'), { parent_id: first.id });
    expect(await step('content', item, second.id, 'submitted', to('manager'))).toMatchObject(refused);
    expect(await step('manager', item, second.id, 'submitted', to('content'))).toMatchObject(refused);
    expect(await step('content', item, second.id, 'submitted', to('content'))).toMatchObject(refused);
    expect(await step('content', item, second.id, 'submitted', to('candidate'))).toMatchObject(ok);
    expect(await step('candidate', item, second.id, 'approved')).toMatchObject(ok);
    const third = await write('content', item, good('Three'), { parent_id: second.id });
    expect(await step('content', item, third.id, 'submitted', to('manager'))).toMatchObject(ok);
    expect(await step('content', item, third.id, 'submitted')).toMatchObject(ok);
  });

  describe('what keeps something from going out', () => {
    const problems = async (revision: string) => {
      const { message, rows } = await world().rpc('content', 'content_problems', { of_revision: revision });
      expect(message).toBe('');
      return rows;
    };

    it('a link that leads nowhere, a thing that was never published, what is missing', async () => {
      const { item: target } = await published('a target');
      const [row] = await query('select slug from public.content_items where id = $1', [target]);
      const item = randomUUID();
      const body = {
        ...good('links'),
        words: {
          en: `[a](/plan/nothing) [b](/es/plan/${String(row?.slug)}?x#y) [c](https://city.example/) [d](/vision/)`,
        },
        source: '/plan/also-nothing',
        of: randomUUID(),
      };
      const { id } = await write('content', item, body);
      await step('manager', item, id, 'approved');
      const found = await problems(id);
      expect(found.map(({ problem, said }) => [problem, said])).toEqual([
        ['broken_link', '/plan/also-nothing'],
        ['broken_link', '/plan/nothing'],
        ['broken_ref', body.of],
      ]);
      const refused = await step('content', item, id, 'published');
      expect(refused).toMatchObject({ code: '22023', message: 'A link in it leads nowhere.' });
      const { id: whole } = await write('content', item, { ...good('links'), of: target }, { parent_id: id });
      await step('manager', item, whole, 'approved');
      expect(await problems(whole)).toEqual([]);
      const uses = await world().rpc('content', 'content_uses', { of_item: target });
      expect(uses.rows).toMatchObject([{ id: item, kind: 'plan' }]);
      const { id: empty } = await write('content', item, { title: {} }, { parent_id: whole });
      await step('manager', item, empty, 'approved');
      expect(await step('content', item, empty, 'published')).toMatchObject({ message: 'It is not complete yet.' });
    });

    it('what goes out together may lead to each other, and goes out whole or not at all', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const first = await write('content', one, { ...good('one'), of: other });
      const second = await write('content', other, { ...good('other'), source: `/plan/s-${one.slice(0, 8)}` });
      await step('manager', one, first.id, 'approved');
      const release = randomUUID();
      const act = (person: Person, action: string, more: Row = {}) =>
        insert(person, 'content_release_steps', {
          id: randomUUID(),
          release_id: release,
          name: 'Both',
          action,
          ...more,
        });
      const put = (item: string) => act('content', 'added', { item_id: item });
      const both = [
        { item: one, revision: first.id },
        { item: other, revision: second.id },
      ];
      expect([await put(one), await put(other)]).toMatchObject([ok, ok]);
      const [listed] = (await world().rpc('advisor', 'content_release_list')).rows.filter(({ id }) => id === release);
      expect(listed).toMatchObject({ name: 'Both', state: 'open', items: [one, other].toSorted() });
      // What goes with it is there by then: the link between the two is no problem.
      expect(listed?.problems).toMatchObject([{ item: other, problem: 'unapproved' }]);
      expect(await act('content', 'published', { wordings: both })).toMatchObject({
        message: 'Somebody else must approve it first.',
      });
      expect(await liveOf(one)).toBeUndefined();
      await step('manager', other, second.id, 'approved');
      for (const person of ['advisor', 'organizer', 'newcomer', 'visitor'] as const) {
        const refused = await act(person, 'published', { wordings: both });
        expect(refused.code, person).toBe('42501');
        if (person !== 'advisor') expect((await world().rpc(person, 'content_release_list')).code).toBe('42501');
      }
      expect(await act('manager', 'published', { wordings: both.slice(1) })).toMatchObject({
        message: 'Something was put in or taken out meanwhile. Look at it again.',
      });
      // What the app sends: no time, which is the server's.
      expect(await act('manager', 'published', { wordings: both })).toMatchObject(ok);
      expect(await liveOf(one)).toMatchObject({ version: 1 });
      expect(await liveOf(other)).toMatchObject({ version: 1 });
      const closed = { message: 'This release is closed: it went out, is planned, or was given up.' };
      expect([await put(one), await act('content', 'dropped'), await act('content', 'called_off')]).toMatchObject([
        closed,
        closed,
        closed,
      ]);
    });

    it('of two who send one release out at the same moment, one does, and the other is told that it is closed', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const wordings = [
        { item: one, revision: await approved(one, 'at once') },
        { item: other, revision: await approved(other, 'at once too') },
      ];
      const release = randomUUID();
      const act = (person: Person, action: string, more: Row = {}) =>
        insert(person, 'content_release_steps', {
          id: randomUUID(),
          release_id: release,
          name: 'Now',
          action,
          ...more,
        });
      await act('content', 'added', { item_id: one });
      await act('manager', 'added', { item_id: other });
      const answers = await Promise.all([
        act('content', 'published', { wordings }),
        act('manager', 'published', { wordings }),
        act('candidate', 'removed', { item_id: other }),
      ]);
      const went = answers.slice(0, 2).filter(({ message }) => message === '').length;
      // Whoever takes something out first stops both.
      expect(went).toBe(answers[2]?.message === '' ? 0 : 1);
      const times = await query('select count(*)::int as n from public.content_events where release_id = $1', [
        release,
      ]);
      expect(times).toEqual([{ n: went * 2 }]);
      expect([await liveOf(one), await liveOf(other)].filter(Boolean)).toHaveLength(went * 2);
    });

    it('a step sent again while its first request still works is one that is known, not a closed release', async () => {
      const [item, release] = [randomUUID(), randomUUID()];
      const wordings = [{ item, revision: await approved(item, 'sent twice') }];
      const act = (action: string, more: Row) =>
        insert('content', 'content_release_steps', { release_id: release, name: 'Twice', action, ...more });
      await act('added', { id: randomUUID(), item_id: item });
      const sql = world().backend.connect(1);
      const [id, again] = [randomUUID(), []] as [string, ReturnType<typeof act>[]];
      // Both have looked for the step before either may go on.
      await sql.begin(async (hold) => {
        await hold`select 1 from public.content_releases where id = ${release} for update`;
        again.push(act('published', { id, wordings }), act('published', { id, wordings }));
        await expect
          .poll(
            () => hold`
              select 1 from pg_locks as lock join pg_stat_activity as one on one.pid = lock.pid
              where not lock.granted and one.datname = current_database()`,
          )
          .toHaveLength(2);
      });
      await sql.end();
      const answers = await Promise.all(again);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['', '23505']);
      expect(await liveOf(item)).toMatchObject({ version: 1 });
    });

    it('a planned release is called off whole by whoever calls off one thing of it, an advisor too', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const first = await approved(one, 'planned one');
      const second = await approved(other, 'planned other');
      const release = randomUUID();
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const act = (action: string, more: Row = {}) =>
        insert('content', 'content_release_steps', {
          id: randomUUID(),
          release_id: release,
          name: 'Later',
          action,
          ...more,
        });
      await act('added', { item_id: one });
      await act('added', { item_id: other });
      const wordings = [
        { item: one, revision: first },
        { item: other, revision: second },
      ];
      const stands = async () =>
        (await world().rpc('content', 'content_release_list')).rows.find(({ id }) => id === release)?.state;
      const planned = async (item: string) =>
        (await world().rpc('content', 'content_overview', { of_kind: 'plan' })).rows.find(({ id }) => id === item)
          ?.next_at;
      expect(await act('scheduled', { wordings, go_live_at: at })).toMatchObject(ok);
      expect(await stands()).toBe('planned');
      expect(await planned(other)).not.toBeNull();
      expect(await step('advisor', one, first, 'changes_requested', { note: 'Not yet.' })).toMatchObject(ok);
      expect(await stands()).toBe('open');
      expect([await planned(one), await planned(other)]).toEqual([null, null]);
      // Its writer finds what is to be changed, in the list and in the bell; they alone.
      const last = (await world().rpc('content', 'content_overview', { of_kind: 'plan' })).rows;
      expect(last.find(({ id }) => id === one)).toMatchObject({ step: 'changes_requested', note: 'Not yet.' });
      expect(last.find(({ id }) => id === other)).toMatchObject({ step: 'unscheduled' });
      const bell = (await world().rpc('content', 'my_notices')).rows.filter((told) => told.item === one);
      expect(bell.map((told) => told.kind)).toContain('changes');
      // Nothing of it is lost, and it can be planned again.
      await step('manager', one, first, 'approved');
      expect(await act('scheduled', { wordings, go_live_at: at })).toMatchObject(ok);
      // Somebody who had an earlier plan before them does not call off this one.
      expect(await act('called_off', { go_live_at: new Date(Date.parse(at) + 60_000).toISOString() })).toMatchObject({
        message: 'It was planned anew meanwhile. Look at it again.',
      });
      expect(await stands()).toBe('planned');
      expect(await act('called_off', { go_live_at: at })).toMatchObject(ok);
      expect(await stands()).toBe('open');
      expect(await planned(other)).toBeNull();
      expect(await act('removed', { item_id: other })).toMatchObject(ok);
      expect(await act('published', { wordings: wordings.slice(0, 1) })).toMatchObject(ok);
      expect([await liveOf(one), await liveOf(other)]).toMatchObject([{ version: 1 }, undefined]);
    });

    it.each([
      ['no list', { action: 'published', wordings: { item: 1 } }, /release has 1 to 100|22P02|SUP/],
      ['an empty list', { action: 'published', wordings: [] }, /release has 1 to 100/],
      ['a list of nothings', { action: 'published', wordings: [null] }, /says what it is of/],
      ['nobody’s item', { action: 'added', item_id: randomUUID() }, /foreign key/],
      ['no item', { action: 'added' }, /item_put_in/],
      ['no list at all', { action: 'published' }, /goes_out_with/],
      ['an unknown deed', { action: 'burnt' }, /action_known/],
      ['infinity', { action: 'scheduled', wordings: [], go_live_at: 'infinity' }, /release has|two_years/],
      ['a long name', { action: 'begun', name: 'x'.repeat(101) }, /name_1_to_100/],
    ])('a release with %s is refused', async (_, row, said) => {
      const answer = await insert('content', 'content_release_steps', {
        id: randomUUID(),
        release_id: randomUUID(),
        name: 'Bad',
        ...row,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.message).toMatch(said);
    });
  });

  describe('who is told of it', () => {
    const told = async (person: Person, item: string) =>
      (await world().rpc(person, 'my_notices')).rows.filter((one) => one.item === item);
    const to = (person: Person) => ({ assignee: accountOf(person)?.id ?? null });
    const mailsTo = (person: Person) =>
      query(`select 1 from private.outgoing_mails where kind = 'assigned' and user_id = $1`, [accountOf(person)?.id]);
    const seeAll = (person: Person) =>
      world().rpc(person, 'read_notices', { until: new Date(Date.now() + 1000).toISOString() });

    it('the named reviewer, until somebody has looked at it or it is another wording', async () => {
      await query('delete from private.outgoing_mails');
      const item = randomUUID();
      const first = await write('content', item, good('to be looked at'));
      expect(await step('content', item, first.id, 'submitted', to('manager'))).toMatchObject(ok);
      expect(await told('manager', item)).toMatchObject([
        {
          kind: 'review',
          of_kind: 'plan',
          title: { en: 'to be looked at' },
          by_name: expect.any(String),
          read_at: null,
        },
      ]);
      expect(await mailsTo('manager')).toHaveLength(1);
      for (const person of ['content', 'candidate', 'advisor', 'organizer'] as const) {
        expect(await told(person, item), person).toEqual([]);
      }
      // Given to somebody else since.
      await step('content', item, first.id, 'submitted', to('candidate'));
      expect(await told('manager', item)).toEqual([]);
      expect(await told('candidate', item)).toHaveLength(1);
      await write('content', item, good('another wording'), { parent_id: first.id });
      expect(await told('candidate', item)).toEqual([]);
      // Whoever asks themselves is told nothing, nor is anybody where nobody is named.
      const alone = randomUUID();
      const own = await write('content', alone, good('mine'));
      await step('content', alone, own.id, 'submitted', to('content'));
      await step('content', alone, own.id, 'submitted');
      for (const person of ['content', 'manager'] as const) expect(await told(person, alone)).toEqual([]);
    });

    it('its writers, of an approval, a request for changes, a plan and going out, but not of what they did', async () => {
      const item = randomUUID();
      const first = await write('content', item, good('first'));
      const second = await write('manager', item, good('second'), { parent_id: first.id });
      await step('advisor', item, second.id, 'changes_requested', { note: 'By when?' });
      const kinds = async (person: Person) => (await told(person, item)).map(({ kind: one }) => one);
      expect([await kinds('content'), await kinds('manager'), await kinds('advisor')]).toEqual([
        ['changes'],
        ['changes'],
        [],
      ]);
      await step('candidate', item, second.id, 'approved');
      expect([await kinds('content'), await kinds('manager')]).toEqual([['approved'], ['approved']]);
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await step('manager', item, second.id, 'scheduled', { go_live_at: at });
      expect([await kinds('content'), await kinds('manager'), await kinds('candidate')]).toEqual([['planned'], [], []]);
      await step('manager', item, second.id, 'unscheduled');
      expect(await kinds('content')).toEqual([]);
      await step('manager', item, second.id, 'published');
      expect([await kinds('content'), await kinds('manager')]).toEqual([['published'], []]);
      expect((await seeAll('content')).status).toBe(200);
      expect((await told('content', item)).every((one) => one.read_at !== null)).toBe(true);
    });

    it('what went out together is told once, by its name', async () => {
      const release = randomUUID();
      const wordings = [];
      for (const title of ['with others', 'with others too']) {
        const item = randomUUID();
        wordings.push({ item, revision: await approved(item, title) });
      }
      const act = (action: string, more: Row) => {
        const row = { id: randomUUID(), release_id: release, name: 'The whole plan', action, ...more };
        return insert('manager', 'content_release_steps', row);
      };
      for (const { item } of wordings) await act('added', { item_id: item });
      expect(await act('published', { wordings })).toMatchObject(ok);
      const rows = (await world().rpc('content', 'my_notices')).rows.filter((one) => one.together === 'The whole plan');
      expect(rows).toMatchObject([{ kind: 'published' }]);
    });

    it('what is planned together again, after it was called off, is told again', async () => {
      const [item, release] = [randomUUID(), randomUUID()];
      const wordings = [{ item, revision: await approved(item, 'planned twice') }];
      const act = async (action: string, more: Row = {}) => {
        const row = { id: randomUUID(), release_id: release, name: 'Twice planned', action, ...more };
        expect(await insert('manager', 'content_release_steps', row)).toMatchObject(ok);
      };
      const kinds = async () => (await told('content', item)).map(({ kind: one }) => one);
      const later = { wordings, go_live_at: new Date(Date.now() + 3_600_000).toISOString() };
      await act('added', { item_id: item });
      await act('scheduled', later);
      expect(await kinds()).toEqual(['planned']);
      await act('called_off');
      expect(await kinds()).toEqual([]);
      await act('scheduled', later);
      expect(await kinds()).toEqual(['planned']);
    });

    it('whoever keeps it, once, a week before it must be verified again; all who write where they are gone', async () => {
      const { item } = await published('holds for ninety days');
      const [times] = await query('select live_since from private.content_times where item_id = $1', [item]);
      const remind = () => query('select private.remind_to_verify()');
      await remind();
      expect(await told('content', item)).toEqual([]);
      const move = (days: number) =>
        query(`update private.content_times set live_since = now() - make_interval(days => $2) where item_id = $1`, [
          item,
          days,
        ]);
      await move(82);
      await remind();
      expect(await told('content', item)).toEqual([]);
      await query('delete from private.outgoing_mails');
      await move(84);
      await remind();
      await remind();
      expect(await told('content', item)).toMatchObject([{ kind: 'verify', at: expect.any(String) }]);
      expect(await told('manager', item)).toEqual([]);
      expect(await mailsTo('content')).toHaveLength(1);
      const [live] = await query('select revision_id as id from private.content_now where item_id = $1', [item]);
      await step('manager', item, String(live?.id), 'verified');
      expect(await told('content', item)).toEqual([]);
      // The next time it is the manager's, who verified it; without them it is everybody's who writes.
      await query(`update private.content_heads set verified_at = now() - interval '91 days' where item_id = $1`, [
        item,
      ]);
      await query('update public.content_events set user_id = null where item_id = $1', [item]);
      await remind();
      for (const person of writers) expect(await told(person, item), person).toHaveLength(1);
      expect(await told('advisor', item)).toEqual([]);
      await query('update private.content_times set live_since = $2 where item_id = $1', [item, times?.live_since]);
    });
  });

  it('the sample town’s content could go out as it is, and is live', async () => {
    const rows = await query(`
      select item.kind, item.slug, one.problem, one.said from public.content_items as item
      join private.content_now as live on live.item_id = item.id and live.live_since < now() - interval '7 days'
      cross join lateral private.content_problems(live.revision_id, '{}') as one`);
    expect(rows).toEqual([]);
    const commitments = (await world().rpc('visitor', 'live_content', { of_kind: 'commitment' })).rows;
    expect(commitments.length).toBe(15);
  });

  it('the times that are written down are those that the steps tell', async () => {
    const rows = await query(`
      with steps as (
        select step.*, coalesce(step.go_live_at, step.created_at) as since from public.content_events as step
        where step.action in ('scheduled', 'published', 'unpublished') and not (step.action = 'scheduled' and exists (
          select 1 from public.content_events as off
          where off.item_id = step.item_id and off.arrival > step.arrival and off.created_at < step.go_live_at and (
            off.action in ('unscheduled', 'unpublished') or (off.action = 'changes_requested' and off.revision_id = step.revision_id)
          )
        ))
      ), told as (
        select id, action, since as live_since, lead(since) over (partition by item_id order by since, arrival) as next_since, expire_at from steps
      )
      select count(*)::int as steps, count(*) filter (where kept.step_id is null)::int as lacking from told
      full join private.content_times as kept on kept.step_id = told.id and kept.live_since = told.live_since
        and kept.next_since is not distinct from told.next_since and kept.expire_at is not distinct from told.expire_at
      where told.id is null or (told.action <> 'unpublished' and told.next_since is distinct from told.live_since)`);
    expect(rows).toEqual([{ steps: expect.any(Number), lacking: 0 }]);
    expect(rows[0]?.steps).toBeGreaterThan(70);
    const heads = await query(`
      select item.slug from public.content_items as item left join private.content_heads as head on head.item_id = item.id
      where head.revision_id is distinct from (
        select one.id from public.content_revisions as one where one.item_id = item.id order by one.arrival desc limit 1
      )`);
    expect(heads).toEqual([]);
  });

  it('the log says who sent out what, without the words', async () => {
    const { item } = await published('for the log');
    const log = await query(
      `select actor, record_id, after from public.audit_events where table_name = 'content_events' and record_id = $1 order by id`,
      [item],
    );
    expect(log.map(({ actor, after }) => [actor, (after as Row | null)?.action])).toEqual([
      [accountOf('manager')?.id, 'approved'],
      [accountOf('content')?.id, 'published'],
    ]);
    expect(JSON.stringify(log)).not.toContain('for the log');
  });
});
