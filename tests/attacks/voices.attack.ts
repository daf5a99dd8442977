/** What people say back: ideas on paper, appeals, the address of a question. Written wrongly, by others, twice at once. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiptCode } from '../../src/core/outbox/receipt.ts';
import { people, type Person } from '../db/support/people.ts';
import { idOf, rowsOf, stored, type Row } from './support/api.ts';
import { expectWell, honestRow, now } from './support/honest.ts';
import { inParallel } from './support/parallel.ts';
import { useSharedTarget } from './support/target.ts';
import { own, writing } from './support/writing.ts';

const target = useSharedTarget();
const staff = writing(target);
const huge = 'x'.repeat(300_000);
/** Of the sample town: the town hall to come. */
const SESSION = 'd0000000-0000-4000-8000-000000000001';

const card = (over: Row = {}): Row => ({
  id: randomUUID(),
  text: 'Let the ferry run on Sundays, too.',
  language: 'en',
  may_share: true,
  ...own(),
  ...over,
});
const question = (over: Row = {}): Row => ({
  id: randomUUID(),
  session_id: SESSION,
  text: 'Does the ferry run on Sundays?',
  language: 'en',
  client_created_at: now(),
  ...over,
});
const appeal = (form: unknown, over: Row = {}): Row => ({
  id: randomUUID(),
  form_id: form,
  words: 'It was meant for the ferry, not for the bus.',
  client_created_at: now(),
  ...over,
});
const ids = async (table: string) => new Set((await stored(target(), table, 'select=id')).map(({ id }) => id));

async function suggest(): Promise<string> {
  const form = {
    ...honestRow('signups'),
    id: randomUUID(),
    type: 'idea',
    interest: null,
    notes: 'A ferry on Sundays, please.',
  };
  expect((await staff.send('visitor', 'signups', form)).status).toBe(201);
  return form.id;
}

/**
 * Each row must be its sender's mistake, none the server's, and none is kept. Not in the lists: an object where a text is due, and a word
 * where a yes is, which the embedded gateway writes down as a text and a truth.
 */
async function refused(who: Person, table: string, rows: readonly Row[]): Promise<void> {
  const before = await ids(table);
  const faults: string[] = [];
  for (const row of rows) {
    const { status, text } = await staff.send(who, table, row);
    if (status < 400 || status >= 500)
      faults.push(`${status} ${JSON.stringify(row).slice(0, 120)} ${text.slice(0, 100)}`);
  }
  expect(faults).toEqual([]);
  expect(await ids(table)).toEqual(before);
}

const TIMES: readonly Row[] = [null, 'infinity', '9999-01-01T00:00:00Z', '1969-01-01T00:00:00Z', 'some day', 1, {}].map(
  (at) => ({ client_created_at: at }),
);
const IDS: readonly Row[] = [null, '', 'x', 7, {}, [], '%00'].map((id) => ({ id }));

describe('an idea on paper', () => {
  it('that is written wrongly is its writer’s mistake, and is stored nowhere', async () => {
    const words = [null, '', ' '.repeat(20), 'Too short', 1, 'a\u0000 ferry on Sundays', huge];
    const wrong: readonly Row[] = [
      ...words.map((text) => ({ text })),
      ...[null, 'fr', 'EN', 1, {}].map((language) => ({ language })),
      { may_share: null },
      ...TIMES,
      ...IDS,
      { user_id: idOf('manager') },
      { user_id: null },
      { created_at: now() },
      { signup_id: randomUUID() },
    ];
    await refused('content', 'idea_cards', wrong.map(card));
  });

  it('is typed by nobody who does not answer for ideas, and read by nobody else', async () => {
    for (const person of people.filter((one) => !['candidate', 'manager', 'content', 'deputy'].includes(one))) {
      await refused(person, 'idea_cards', [card(person === 'visitor' ? { user_id: null } : own(person))]);
      expect(rowsOf(await staff.ask(person, 'GET', 'idea_cards?select=id')), person).toEqual([]);
    }
  });

  it('that is sent forty times at once is one, with one line on the desk, and nobody changes it', async () => {
    const row = card();
    await inParallel(40, 20, async () => void (await staff.send('content', 'idea_cards', row)));
    expect(await stored(target(), 'idea_cards', `select=id,text&id=eq.${String(row['id'])}`)).toEqual([
      { id: row['id'], text: row['text'] },
    ]);
    expect(await stored(target(), 'ideas', `select=moderation&card_id=eq.${String(row['id'])}`)).toEqual([
      { moderation: 'pending' },
    ]);
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await staff.ask('candidate', method, `idea_cards?id=eq.${String(row['id'])}`, {
        text: 'Something else altogether.',
      });
      expect(answer.status, method).toBe(403);
    }
  });
});

describe('an appeal', () => {
  it('that is written wrongly is its sender’s mistake, and is stored nowhere', async () => {
    const form = await suggest();
    const wrong: readonly Row[] = [
      ...[null, '', 'Why?', ' '.repeat(9), 1, 'a\u0000 ferry', 'x'.repeat(501), huge].map((words) => ({ words })),
      ...[null, 'x', 7, {}, randomUUID()].map((id) => ({ form_id: id })),
      ...TIMES,
      ...IDS,
      { user_id: idOf('content') },
      { created_at: now() },
    ];
    await refused(
      'visitor',
      'idea_appeals',
      wrong.map((over) => appeal(form, over)),
    );
  });

  it('is taken from whoever has the form’s id, once however often, and read by nobody but the desk', async () => {
    const form = await suggest();
    const row = appeal(form);
    await inParallel(40, 20, async () => void (await staff.send('visitor', 'idea_appeals', row)));
    expect(await stored(target(), 'idea_appeals', `select=id&form_id=eq.${form}`)).toEqual([{ id: row['id'] }]);
    for (const person of ['visitor', 'newcomer', 'organizer', 'finance'] as const)
      expect(rowsOf(await staff.ask(person, 'GET', 'idea_appeals?select=words')), person).toEqual([]);
    // What waits to be read waits for nothing else.
    expect(await stored(target(), 'ideas', `select=appealed,moderation&signup_id=eq.${form}`)).toEqual([
      { appealed: false, moderation: 'pending' },
    ]);
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await staff.ask('content', method, `idea_appeals?id=eq.${String(row['id'])}`, {
        words: 'Never mind.',
      });
      expect(answer.status, method).toBe(403);
    }
  });

  it('by the id of the idea on the wall instead of the form’s is none', async () => {
    const [shown] = rowsOf(await staff.ask('visitor', 'GET', 'rpc/live_ideas'));
    await refused('visitor', 'idea_appeals', [appeal(shown?.['id'])]);
  });
});

describe('the receipt of a question', () => {
  const look = (person: Person, body: unknown) => staff.call(person, 'my_question', body);

  it('that is none is answered with nothing, or is its asker’s mistake, and never the server’s', async () => {
    const none = [
      '',
      ' ',
      '0000-0000',
      'ZZZZ-ZZZZ',
      '%',
      '________',
      "' or true --",
      'K7Q2-9M4X'.repeat(50),
      huge,
      null,
    ];
    for (const receipt of [...none, '\u0000', '🦉🦉🦉🦉🦉🦉🦉🦉', 7, true, [], {}, [['K7Q2-9M4X']]]) {
      const { status, text } = await look('visitor', { receipt });
      expect([JSON.stringify(receipt).slice(0, 40), status < 500, status >= 400 || text === 'null']).toEqual([
        JSON.stringify(receipt).slice(0, 40),
        true,
        true,
      ]);
    }
    for (const body of [{}, [], { receipts: randomUUID() }, { receipt: '0000-0000', id: randomUUID() }])
      expect([400, 404], JSON.stringify(body)).toContain((await look('visitor', body)).status);
    await expectWell(target());
  });

  it('tells nobody, whoever asks, the id that takes it back or words that nobody has read', async () => {
    const row = question({ text: 'Who lives at 12 Mill Street?', name: 'Ruth', email: 'ruth@example.com' });
    expect((await staff.send('visitor', 'qa_questions', row)).status).toBe(201);
    const receipt = receiptCode(String(row['id']));
    for (const person of people) {
      const { status, text } = await look(person, { receipt });
      expect([person, status]).toEqual([person, 200]);
      expect([person, JSON.parse(text)]).toMatchObject([person, { state: 'pending', question: null, led_to: [] }]);
      expect(text, person).not.toMatch(new RegExp(`${String(row['id'])}|Mill Street|ruth`, 'i'));
    }
    // By what everybody calls it, or half of the receipt, it is not found.
    const [kept] = await stored(target(), 'qa_questions', `select=shown_id&id=eq.${String(row['id'])}`);
    for (const wrong of [receiptCode(String(kept?.['shown_id'])), receipt.slice(0, 4), String(row['id'])])
      expect((await look('visitor', { receipt: wrong })).text, wrong).toBe('null');
  });
});

describe('the address of a question', () => {
  it('that is none is its asker’s mistake, and is stored nowhere', async () => {
    const addresses = [
      1,
      {},
      true,
      'a@b',
      'nobody',
      '@example.com',
      'a@example.com, b@example.com',
      'a@example.com\nBcc: b@example.com',
    ];
    const more = [
      'a@example.com\u0000',
      `${'a'.repeat(250)}@example.com`,
      `a@${huge}.com`,
      '<a@example.com>',
      'a b@example.com',
    ];
    await refused(
      'visitor',
      'qa_questions',
      [...addresses, ...more].map((email) => question({ email })),
    );
  });

  it('is in no answer of anybody, whatever is sent at once in its place', async () => {
    const id = randomUUID();
    const secret = (n: number) => `asker-${id.slice(0, 8)}-${n}@example.com`;
    await inParallel(
      40,
      20,
      async (n) => void (await staff.send('visitor', 'qa_questions', question({ id, email: secret(n) }))),
    );
    expect(await stored(target(), 'qa_questions', `select=id,email&id=eq.${id}`)).toEqual([{ id, email: null }]);
    const asked = [
      ['visitor', `rpc/town_hall?session=${SESSION}`],
      ['visitor', `rpc/my_questions?receipts=${id}`],
      ['content', `rpc/qa_room?session=${SESSION}`],
      ['content', `qa_questions?select=*&id=eq.${id}`],
      ['candidate', 'rpc/qa_overview'],
    ] as const;
    for (const [person, path] of asked) {
      const answer = await staff.ask(person, 'GET', path);
      expect(answer.status, path).toBe(200);
      expect(answer.text, path).not.toContain(`asker-${id.slice(0, 8)}`);
    }
    for (const path of ['qa_questions?select=email', `qa_questions?select=id&email=like.asker*`])
      expect([400, 401], path).toContain((await staff.ask('visitor', 'GET', path)).status);
  });

  it('cannot be written into a question afterwards, nor asked for of the list of who is written to', async () => {
    const row = question();
    expect((await staff.send('visitor', 'qa_questions', row)).status).toBe(201);
    for (const person of ['visitor', 'content', 'candidate'] as const) {
      const answer = await staff.ask(person, 'PATCH', `qa_questions?id=eq.${String(row['id'])}`, {
        email: 'a@example.com',
      });
      expect([401, 403], person).toContain(answer.status);
      expect((await staff.ask(person, 'GET', 'followers')).status, person).toBe(404);
    }
    await expectWell(target());
  });
});
