/** What the feeds tell beside content: answers, payments and new words, without anybody's name, and no longer than everybody may read it. */
import { describe, expect, it } from 'vitest';
import { answerOpenData } from '../../../../src/features/feeds/model/answer.ts';
import type { Ask } from '../../../../src/features/feeds/model/rows.ts';
import { NOW, row, site } from './samples.ts';

const IDEA = '1dea0000-0000-4000-8000-000000000001';
const QUESTION = '90e50000-0000-4000-8000-000000000001';
const HALL = 'd0000000-0000-4000-8000-000000000001';
const FILE = 'f11e0000-0000-4000-8000-000000000001';

const idea = {
  id: IDEA,
  en: 'Keep the <clock> running.',
  es: 'Que el reloj siga andando.',
  status: 'in_plan',
  into: null,
  supports: 38,
  response_en: 'It is in the plan.',
  response_es: null,
  responded_on: '2026-02-03',
};
const question = {
  id: QUESTION,
  session: HALL,
  text: '¿Cuándo abre el puente?',
  language: 'es',
  name: 'Somebody Real',
  supports: 9,
  answer_en: 'In May.',
  answer_es: 'En mayo.',
  answered_by: 'The mayor',
  answered_on: '2026-02-04',
};
const PLACE = '517e0000-0000-4000-8000-000000000009';
const place = {
  id: PLACE,
  slug: 'old-mill',
  on: '2026-02-05',
  title_en: 'The old mill',
  title_es: null,
  about_en: 'Four floors.',
  about_es: 'Cuatro pisos.',
  plan_en: 'Workshops.',
  plan_es: null,
};
const file = { id: FILE, rows: 1234, as_of: '2026-01-31', published_at: '2026-02-05T06:07:08Z', ended_at: null };
const faq = row({
  kind: 'words-faq',
  slug: 'faq',
  revision: '33333333-2222-4333-8444-555555555555',
  version: 2,
  body: {
    title: { en: 'Questions', es: 'Preguntas' },
    items: [{ id: 'x', slug: 'vote', question: { en: 'Where?', es: '¿Dónde?' } }],
  },
  live_since: '2026-02-06T06:07:08Z',
});

interface Told {
  readonly ideas?: readonly object[];
  readonly questions?: readonly object[];
  readonly places?: readonly object[];
  readonly files?: readonly object[];
}

const from =
  ({ ideas = [idea], questions = [question], places = [place], files = [file] }: Told = {}): Ask =>
  async (query) => {
    if (query.includes('/rpc/live_ideas')) return Response.json(ideas);
    if (query.includes('/rpc/answered_questions')) return Response.json(questions);
    if (query.includes('/rpc/reworded_sites')) return Response.json(places);
    if (query.includes('/rpc/city_payment_files')) return Response.json(files);
    return Response.json(query.includes('words-faq') ? [faq] : []);
  };
const get = (name: string, ask = from()) => answerOpenData({ method: 'GET', name, known: null }, ask, site, NOW);
const textOf = async (name: string, ask = from()) => (await get(name, ask)).text();
const ids = (xml: string) => [...xml.matchAll(/urn:uuid:([0-9a-f-]+)/g)].map(([, id]) => id);

describe.each(['changes.atom', 'changes.rss', 'es/changes.atom', 'es/changes.rss'])('%s', (name) => {
  it('tells each once, the newest first, under a name that stays', async () => {
    const all = [faq.revision, FILE, PLACE, QUESTION, IDEA];
    expect(ids(await textOf(name))).toEqual(all);
    const again = { ...idea, response_en: 'Otherwise.', status: 'declined' };
    expect(ids(await textOf(name, from({ ideas: [again] })))).toEqual(all);
  });

  it('names nobody who asked or answered', async () => {
    expect(await textOf(name)).not.toMatch(/Somebody Real|The mayor/);
  });

  it('tells no more of what is hidden, taken back or erased', async () => {
    const ended = { ...file, ended_at: '2026-02-07T00:00:00Z' };
    expect(ids(await textOf(name, from({ ideas: [], questions: [], places: [], files: [ended] })))).toEqual([
      faq.revision,
    ]);
  });

  it('does not tell an idea without an answer, nor one that is answered with another', async () => {
    const waits = { ...idea, responded_on: '2026-02-03', response_en: null };
    const same = { ...idea, id: QUESTION, into: IDEA };
    const open = { ...idea, id: FILE, responded_on: null };
    expect(ids(await textOf(name, from({ ideas: [waits, same, open], questions: [], places: [], files: [] })))).toEqual(
      [faq.revision],
    );
  });
});

it('says what happened and where it is read, in the language of the feed or in the one that there is', async () => {
  const english = await textOf('changes.atom');
  expect(english).toContain('<title>An idea was answered: Keep the &#60;clock&#62; running.</title>');
  expect(english).toContain('<summary>In May.</summary>');
  expect(english).toContain(`href="https://ada.example/engagement/${HALL}#question-${QUESTION}"`);
  expect(english).toContain('<title>The page of a place was reworded: The old mill</title>');
  expect(english).toContain('<summary>Workshops. · Four floors.</summary>');
  expect(english).toContain('href="https://ada.example/revitalization/old-mill"');
  expect(english).toContain('<title>Payments of the city were brought in: 1,234</title>');
  expect(english).toContain('January 31, 2026');
  expect(english).toContain('<title>Landing page: questions (wording 2)</title>');
  const spanish = await textOf('es/changes.atom');
  expect(spanish).toContain('<summary>En mayo.</summary>');
  expect(spanish).toContain('<summary>Preguntas · ¿Dónde?</summary>');
  expect(spanish).toContain('href="https://ada.example/es/#faq"');
  expect(spanish).toMatch(/<entry xml:lang="en">\s*<id>urn:uuid:517e[^<]*<\/id>/);
  expect(spanish).toMatch(/<entry xml:lang="en">\s*<id>urn:uuid:1dea[^<]*<\/id>/);
});

it('is another feed when an answer changes, and the same when support does', async () => {
  const etag = async (ideas: readonly object[]) => (await get('changes.atom', from({ ideas }))).headers.get('etag');
  expect(await etag([{ ...idea, supports: 39 }])).toBe(await etag([idea]));
  expect(await etag([{ ...idea, response_en: 'No.' }])).not.toBe(await etag([idea]));
});

it.each([
  ['a day', { questions: [{ ...question, answered_on: 'yesterday' }] }],
  ['a place’s day', { places: [{ ...place, on: null }] }],
  ['a time', { files: [{ ...file, published_at: 'infinity' }] }],
  ['an id', { ideas: [{ ...idea, id: 7 }] }],
])('says "later" where %s is none', async (_, told) => {
  expect((await get('changes.atom', from(told))).status).toBe(503);
});
