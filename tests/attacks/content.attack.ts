/** What the campaign writes and nobody may see yet: asked for in every way, and brought out by whoever has no say in it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../db/support/people.ts';
import { idOf, rowsOf, stored, type Row } from './support/api.ts';
import { expectWell } from './support/honest.ts';
import { ask } from './support/http.ts';
import { inParallel } from './support/parallel.ts';
import { serverFault } from './support/serverFaults.ts';
import { useSharedTarget } from './support/target.ts';
import { hours, own, releaseStep, revision, SECRET, slugOf, step, writing } from './support/writing.ts';

const target = useSharedTarget();
const staff = writing(target);

/** Written, reviewed and planned for tomorrow; one that is a draft alone; and a release that is being put together. */
const planned = { item: randomUUID(), revision: randomUUID() };
const draft = { item: randomUUID(), revision: randomUUID() };
const release = randomUUID();
const ids = [planned.item, draft.item, release];
const secrets = [SECRET, ...[planned, draft].map(({ item }) => slugOf(item))];
let body: Row = {};

const ok = async (person: Person, table: string, row: Row) => {
  const answer = await staff.send(person, table, row);
  expect(answer.status, answer.text).toBe(201);
};
const stepsOf = (item: string) => stored(target(), 'content_events', `select=action&item_id=eq.${item}`);

beforeAll(async () => {
  body = { ...(await staff.document()), title: { en: SECRET, es: SECRET } };
  for (const { item, revision: id } of [planned, draft])
    await ok('content', 'content_revisions', revision(item, { id, kind: 'document', body }));
  await ok('manager', 'content_events', step(planned.item, planned.revision, 'approved', own('manager')));
  await ok('content', 'content_events', step(planned.item, planned.revision, 'scheduled', { go_live_at: hours(24) }));
  await ok('content', 'content_release_steps', releaseStep(release, 'added', { item_id: draft.item }));
});

describe('what is not public yet', () => {
  const columns = ['id', 'slug', 'body', 'title', 'revision', 'item_id', 'arrival', 'go_live_at', 'created_at'];
  const tables = [
    'content_items',
    'content_revisions',
    'content_events',
    'content_releases',
    'content_release_steps',
    'content_links',
    'media',
  ];
  const ways: readonly string[] = [
    ...tables.flatMap((table) => [
      `${table}?select=*`,
      `${table}?select=count`,
      `${table}?select=id&id=in.(${ids.join(',')})`,
      `${table}?select=*&item_id=eq.${planned.item}`,
      `${table}?or=(id.eq.${draft.item},id.eq.${planned.item})`,
      `${table}?select=*,content_items(*),content_revisions(*),content_events(*),content_release_steps(*)`,
    ]),
    ...ids.flatMap((id) => [
      `rpc/content_versions?of_item=${id}`,
      `rpc/live_content?of_kind=document&after=${id}`,
      `rpc/live_content?of_kind=document&id=eq.${id}`,
    ]),
    ...columns.map((column) => `rpc/live_content?of_kind=document&order=${column}.desc`),
    ...columns.map((column) => `rpc/live_content?of_kind=document&${column}=not.is.null`),
    'rpc/live_content?of_kind=document&most=100000',
    'rpc/live_content?of_kind=document&select=*,content_items(*)',
    'rpc/live_content?of_kind=%25',
    'rpc/live_content?of_kind={document,correction}',
    'rpc/live_content',
    'rpc/content_overview',
    'rpc/content_overview?of_kind=document',
    'rpc/content_release_list',
    `rpc/content_release_state?of_release=${release}`,
    `rpc/content_problems?of_revision=${draft.revision}`,
    'rpc/live_figures',
    'rpc/live_links',
    'events?select=*,content_items(*)',
    'content_snapshots?select=*&published_at=gt.now',
  ];

  it.each(['visitor', 'newcomer', 'organizer', 'finance'] as const)(
    'is told to nobody like %s, by no id, filter, order, count or list',
    async (person) => {
      await inParallel(ways.length * 2, 10, async (n) => {
        const [way = '', method] = [ways[n >> 1], n % 2 === 0 ? 'GET' : 'HEAD'];
        const answer = await staff.ask(person, method, way, undefined, { prefer: 'count=exact' });
        expect(serverFault(answer), way).toBeNull();
        const told = answer.text + JSON.stringify(answer.headers);
        for (const secret of secrets) expect(told, `${method} ${way}`).not.toContain(secret);
        // What refuses a question may repeat the id that was asked for.
        if (answer.status === 200) for (const id of ids) expect(told, `${method} ${way}`).not.toContain(id);
      });
    },
  );

  it('is in no file or feed of the open data, and no name of a file makes the server fail', async () => {
    const feeds = ['changes.atom', 'changes.rss', 'es/changes.atom', 'es/changes.rss'];
    const files = ['index.json', 'document.json', 'correction.json', 'commitment.json', 'document.json?all=1'];
    for (const file of [...feeds, ...files]) {
      const answer = await ask(target().url, `/functions/v1/open-data/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      for (const secret of [...secrets, ...ids]) expect(answer.text, file).not.toContain(secret);
    }
    const none = [
      '',
      '%',
      '%00',
      '..%2f..%2frest%2fv1%2fcontent_items',
      'x'.repeat(3000),
      'document.json/..',
      'fr/changes.atom',
    ];
    for (const file of [...none, `${draft.item}.json`, 'content_revisions.json', 'signups.json', '__proto__.json']) {
      const answer = await ask(target().url, `/functions/v1/open-data/${file}`);
      expect([file, answer.status >= 400 && answer.status < 500]).toEqual([file, true]);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(target().url, '/functions/v1/open-data/document.json', { method, body: '{}' });
      expect([method, answer.status]).toEqual([method, 405]);
    }
  });

  it('is not approved, planned, published or rewritten by whoever has no say', async () => {
    const actions = ['approved', 'published', 'scheduled', 'unpublished', 'unscheduled', 'verified', 'restored'];
    for (const person of ['newcomer', 'organizer', 'advisor', 'finance'] as const) {
      for (const action of actions) {
        const over = { ...own(person), ...(action === 'scheduled' ? { go_live_at: hours(1) } : {}) };
        const answer = await staff.send(person, 'content_events', step(draft.item, draft.revision, action, over));
        expect([person, action, answer.status]).toEqual([person, action, 403]);
      }
      const rewritten = revision(draft.item, { kind: 'document', body, ...own(person) });
      expect((await staff.send(person, 'content_revisions', rewritten)).status, person).toBe(403);
      for (const action of ['begun', 'dropped']) {
        const answer = await staff.send(person, 'content_release_steps', releaseStep(release, action, own(person)));
        expect([person, action, answer.status]).toEqual([person, action, 403]);
      }
    }
    expect(await stepsOf(draft.item)).toEqual([]);
  });

  it('is not brought out by its writer alone, in a colleague’s name or with another text’s wording', async () => {
    const tries: readonly Row[] = [
      step(draft.item, draft.revision, 'approved', own('manager')),
      step(draft.item, draft.revision, 'approved'),
      step(draft.item, draft.revision, 'published'),
      step(draft.item, planned.revision, 'published'),
      step(draft.item, draft.revision, 'published', { release_id: release }),
      step(draft.item, draft.revision, 'published', { happened_at: hours(-1) }),
    ];
    for (const row of tries) {
      const { status } = await staff.send('content', 'content_events', row);
      expect(status >= 400 && status < 500, `${status} ${JSON.stringify(row)}`).toBe(true);
    }
    expect(await stepsOf(draft.item)).toEqual([]);
  });
});

describe('a release', () => {
  const one = { item: draft.item, revision: draft.revision };

  it('of anything but what is in it, or of what nobody approved, goes out for nobody', async () => {
    const lists: readonly unknown[] = [
      null,
      'x',
      '[]',
      {},
      [],
      [null],
      [1],
      [[one]],
      [{}],
      [one],
      [one, one],
      [{ ...one, revision: planned.revision }],
      [{ ...one, revision: null }],
      [{ item: planned.item, revision: planned.revision }],
      [one, { item: planned.item, revision: planned.revision }],
      Array.from({ length: 101 }, () => one),
    ];
    for (const wordings of lists) {
      for (const action of ['published', 'scheduled'] as const) {
        const row = releaseStep(release, action, { wordings, go_live_at: hours(1) });
        const { status, text } = await staff.send('content', 'content_release_steps', row);
        expect([400, 403, 409], `${status} ${text} ${JSON.stringify(wordings).slice(0, 80)}`).toContain(status);
      }
    }
    expect(await stepsOf(draft.item)).toEqual([]);
  });

  it('takes no step that is none, in another’s name, or of a time that cannot be', async () => {
    const before = await stored(target(), 'content_release_steps', 'select=id');
    const wrong: readonly Row[] = [
      { action: 'out' },
      { action: null },
      { action: 'added' },
      { action: 'added', item_id: randomUUID() },
      { action: 'added', item_id: 'x' },
      { item_id: draft.item },
      { name: '' },
      { name: 'x'.repeat(101) },
      { name: null },
      { id: null },
      { id: 'x' },
      { release_id: null },
      { release_id: 'x' },
      { user_id: idOf('manager') },
      { user_id: null },
      { client_created_at: 'infinity' },
      { client_created_at: '9999-01-01T00:00:00Z' },
      { created_at: hours(-1) },
      { arrival: 1 },
      ...['infinity', '-infinity', '9999-01-01T00:00:00Z', 'tomorrow', null].map((go_live_at) => ({
        action: 'scheduled',
        wordings: [one],
        go_live_at,
      })),
      { action: 'scheduled', wordings: [one], go_live_at: hours(2), expire_at: hours(1) },
      { action: 'scheduled', wordings: [one], go_live_at: hours(2), expire_at: 'infinity' },
    ];
    const faults: string[] = [];
    for (const over of wrong) {
      const { status, text } = await staff.send(
        'content',
        'content_release_steps',
        releaseStep(release, 'begun', over),
      );
      if (status < 400 || status >= 500) faults.push(`${status} ${JSON.stringify(over)} ${text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
    expect(await stored(target(), 'content_release_steps', 'select=id')).toEqual(before);
  });

  it('sent out by eight at once goes out once, and a second one of the same text by nobody else’s hand', async () => {
    const [item, id, many] = [randomUUID(), randomUUID(), randomUUID()];
    await ok(
      'content',
      'content_revisions',
      revision(item, { id, kind: 'document', slug: `out-${id.slice(0, 8)}`, body: await staff.document() }),
    );
    await ok('manager', 'content_events', step(item, id, 'approved', own('manager')));
    await ok('content', 'content_release_steps', releaseStep(many, 'added', { item_id: item }));
    const out = (person: Person) =>
      releaseStep(many, 'published', { wordings: [{ item, revision: id }], go_live_at: hours(0), ...own(person) });
    const senders = Array.from({ length: 8 }, (_, n): Person => (n % 2 === 0 ? 'content' : 'manager'));
    const answers = await Promise.all(senders.map((who) => staff.send(who, 'content_release_steps', out(who))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
    expect((await stepsOf(item)).filter(({ action }) => action === 'published')).toHaveLength(1);
    for (const action of ['added', 'removed'] as const) {
      const late = releaseStep(many, action, { item_id: draft.item });
      expect((await staff.send('content', 'content_release_steps', late)).status).toBe(400);
    }
    await expectWell(target());
  });
});

describe('whoever loses the role', () => {
  it('writes, reads and publishes nothing from that moment on', async () => {
    expect((await staff.ask('deputy', 'GET', 'rpc/content_overview')).status).toBe(200);
    const taken = await staff.call('manager', 'revoke_role', { person: idOf('deputy'), role: 'content_manager' });
    expect(taken.status, taken.text).toBeLessThan(300);
    for (const way of ['rpc/content_overview', 'rpc/content_release_list'])
      expect((await staff.ask('deputy', 'GET', way)).status, way).toBe(403);
    const mine = own('deputy');
    const rows: readonly (readonly [string, Row])[] = [
      ['content_revisions', revision(draft.item, { kind: 'document', body, ...mine })],
      ['content_events', step(draft.item, draft.revision, 'approved', mine)],
      ['content_release_steps', releaseStep(release, 'dropped', mine)],
    ];
    for (const [table, row] of rows) {
      expect((await staff.send('deputy', table, row)).status, table).toBe(403);
      expect(rowsOf(await staff.ask('deputy', 'GET', `${table}?select=id`)), table).toEqual([]);
    }
  });
});
