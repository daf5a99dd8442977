/** The campaign's words in the database: who publishes them, that the app's rules are the database's too, and that nothing published changes. */
import { describe, expect, it } from 'vitest';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import { asSnapshot, snapshotSchema, type Snapshot } from '../../src/campaign/words.ts';
import { sha256Of } from '../../src/build/contentHash.ts';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { jsonSchema } from '../support/jsonSchema.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const publishers: readonly Person[] = ['candidate', 'manager', 'content', 'deputy'];

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

const [voice] = en.testimonials.items;
const shown = voice?.picture;
/** The first voice with another picture. */
const pictured = (over: object): unknown => ({
  testimonials: { ...en.testimonials, items: [{ ...voice, picture: { ...shown, ...over } }] },
});
const file = { file: `${'a'.repeat(64)}.avif`, width: 4, height: 3 };

/** What neither the app nor the database takes. */
const bad: Readonly<Record<string, unknown>> = {
  'no section': {},
  'a list': [],
  'an unknown section': { ...en, banner: { title: 'x' } },
  'a section that is null': { ...en, hero: null },
  'a text that is missing': { closing: { title: 'x' } },
  'a text too many': { closing: { ...en.closing, more: 'x' } },
  'a number for a text': { closing: { ...en.closing, call: 5 } },
  'an empty text': { closing: { ...en.closing, call: '' } },
  'a text of blanks': { closing: { ...en.closing, call: ' \n\t' } },
  'a text that is too long': { closing: { ...en.closing, call: 'é'.repeat(201) } },
  'one sentence for a headline': { hero: { ...en.hero, headline: ['x'] } },
  'three sentences for a headline': { hero: { ...en.hero, headline: ['x', 'y', 'z'] } },
  'no question': { faq: { ...en.faq, items: [] } },
  'too many questions': { faq: { ...en.faq, items: Array.from({ length: 41 }, () => en.faq.items[0]) } },
  'an address with a blank': { faq: { ...en.faq, items: [{ ...en.faq.items[0], slug: 'early voting' }] } },
  'what is no snapshot, and deep': { hero: deep(2000) },
  'a link that is a script': { links: { ...en.links, donate: 'javascript:alert(1)' } },
  'a link to somebody else’s page by two slashes': { links: { ...en.links, donate: '//elsewhere.example' } },
  'a link to somebody else’s page by a backslash': { links: { ...en.links, donate: '/\\elsewhere.example' } },
  'a link without encryption': { links: { ...en.links, donate: 'http://donate.example' } },
  'an address that is no mail’s': { contact: { ...en.contact, email: 'hello at campaign' } },
  'a moment before the film': { video: { ...en.video, transcript: [{ start: -1, end: 1, text: 'x' }] } },
  'a picture that is an address': { video: { ...en.video, picture: 'https://elsewhere.example/x.jpg' } },
  'a picture that is null': { video: { ...en.video, picture: null } },
  'a picture without files': pictured({ files: [] }),
  'a picture of four files': pictured({ files: [file, file, file, file] }),
  'a picture that is a page': pictured({ files: [{ ...file, file: `${'a'.repeat(64)}.html` }] }),
  'a picture from elsewhere': pictured({ files: [{ ...file, file: '../../x.avif' }] }),
  'a picture of no width': pictured({ files: [{ ...file, width: 0 }] }),
  'a picture of half a pixel': pictured({ files: [{ ...file, height: 0.5 }] }),
  'a picture wider than there are': pictured({ files: [{ ...file, width: 1e9 }] }),
  'a picture cut outside of it': pictured({ x: 101 }),
  'a picture cut at a word': pictured({ y: 'middle' }),
  'a picture whose decoration is a word': pictured({ decorative: 'no' }),
  'a picture said in another language': pictured({ alt: { fr: 'x' } }),
  'a picture said by a list': pictured({ alt: { en: ['x'] } }),
  'a picture said in 301 characters': pictured({ alt: { en: '😀'.repeat(150) + 'x' } }),
  'a picture said in blanks': pictured({ alt: { es: ' ' } }),
  'a picture with a credit of 201': pictured({ credit: 'x'.repeat(201) }),
  'a picture of another’s name': pictured({ media: 'mine' }),
  'a picture with more to it': pictured({ place: '43.2, -69.1' }),
  'half a millisecond': { video: { ...en.video, transcript: [{ start: 0.5, end: 1, text: 'x' }] } },
};

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const publish = async (person: Person, locale: string, body: Snapshot, replaces: string | null, sha256?: string) =>
    world().rpc(person, 'publish_content', { locale, body, sha256: sha256 ?? sha256Of(body), replaces });
  const newest = async (locale: string) => {
    const answer = await world().rest('GET', `content_snapshots?select=sha256,body&locale=eq.${locale}`, null);
    expect(answer.rows.length).toBeLessThanOrEqual(1);
    return answer.rows[0];
  };
  const newestHash = async (locale: string) => {
    const row = await newest(locale);
    return row ? String(row.sha256) : null;
  };
  /** Other words each time. */
  let count = 0;
  const other = (): Snapshot => ({ closing: { ...en.closing, title: `Door ${++count}` } });

  it('the database’s rules are the app’s own (else: node tests/tools/contentSchema.ts)', async () => {
    const [row] = await query('select private.content_schema()::text as shape');
    expect(JSON.parse(String(row?.shape))).toEqual(jsonSchema(snapshotSchema));
  });

  it.each(Object.entries(bad))('%s is taken by neither', async (_name, body) => {
    expect(asSnapshot(body)).toBeNull();
    const before = await newestHash('en');
    const answer = await publish('content', 'en', body as Snapshot, before); // it is none, on purpose
    expect(answer).toMatchObject({ status: 400, code: '22023' });
    expect(await newestHash('en')).toBe(before);
  });

  it('takes the words that the app comes with, in both languages, and hashes them as the app does', async () => {
    for (const [locale, body] of Object.entries({ en, es })) {
      expect(await publish('content', locale, body, await newestHash(locale))).toMatchObject({ message: '' });
      expect(await newest(locale)).toEqual({ sha256: sha256Of(body), body });
    }
  });

  it('writes every character as the app does, so that the hashes agree', async () => {
    const odd = 'quote " and \\ / \u0001\b\f\n\r\t\u001f\u007f é 漢 \u2028 😀 </script>';
    const value = { b: odd, a: [1, 20, 1e3, true, null, {}, []], 'a b': { [odd.replaceAll('\n', '')]: '' } };
    const [row] = await query('select private.canonical_json($1::jsonb) as text', [value]);
    expect(row?.text).toBe(canonicalJson(value));
  });

  it.each(people)('%s publishes only if the role says so', async (person) => {
    const [before, body] = [await newestHash('en'), other()];
    const answer = await publish(person, 'en', body, before);
    if (publishers.includes(person)) {
      expect(answer.message).toBe('');
      expect(await newestHash('en')).toBe(sha256Of(body));
    } else {
      expect(answer.code).toBe('42501');
      expect(await newestHash('en')).toBe(before);
    }
  });

  it('who was deactivated publishes nothing', async () => {
    const { id } = accountOf('content') ?? {};
    await query('insert into private.deactivated_people (user_id) values ($1)', [id]);
    try {
      expect(await publish('content', 'en', other(), await newestHash('en'))).toMatchObject({ code: '42501' });
    } finally {
      await query('delete from private.deactivated_people where user_id = $1', [id]);
    }
  });

  it('whoever has not read the newest words replaces nothing', async () => {
    const seen = await newestHash('en');
    await publish('manager', 'en', other(), seen);
    const now = await newestHash('en');
    expect(await publish('content', 'en', other(), seen)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await publish('content', 'en', other(), null)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await newestHash('en')).toBe(now);
  });

  it('words sent twice for want of an answer are published once', async () => {
    const [seen, body] = [await newestHash('en'), other()];
    const rows = () => query('select number from public.content_snapshots');
    await publish('content', 'en', body, seen);
    const before = await rows();
    expect(await publish('content', 'en', body, seen)).toMatchObject({ message: '' });
    expect(await rows()).toEqual(before);
  });

  it('words that arrive other than they were hashed are refused, and so are more than 64 kB and an unknown language', async () => {
    const before = await newestHash('en');
    const [body, otherHash] = [other(), sha256Of(other())];
    expect(await publish('content', 'en', body, before, otherHash)).toMatchObject({ code: '22023' });
    const items = Array.from({ length: 40 }, (_, n) => ({ slug: `q-${n}`, question: '?', answer: 'x'.repeat(2000) }));
    expect(await publish('content', 'en', { faq: { title: 'x', items } }, before)).toMatchObject({ code: '22023' });
    expect(await publish('content', 'fr', body, null)).toMatchObject({ code: '22023' });
    expect(await newestHash('en')).toBe(before);
  });

  it('visitors read the newest words of each language, staff those before them, too', async () => {
    const all = await query('select number from public.content_snapshots');
    expect(all.length).toBeGreaterThan(2);
    for (const person of people) {
      const answer = await world().rest('GET', 'content_snapshots?select=number', await world().token(person));
      expect(answer.rows.length, person).toBe(['visitor', 'newcomer'].includes(person) ? 2 : all.length);
    }
  });

  it('what was published is changed by nobody, not even by the database’s owner', async () => {
    for (const change of [`update public.content_snapshots set locale = 'es'`, 'delete from public.content_snapshots'])
      await expect(query(change)).rejects.toThrow('What was published is not changed');
    await expect(query('truncate public.content_snapshots')).rejects.toThrow('What was published is not changed');
  });

  it('the log says who published what, without the words', async () => {
    const body = other();
    await publish('content', 'en', body, await newestHash('en'));
    const log = await query(
      "select actor, record_id, after from public.audit_events where table_name = 'content_snapshots' order by id desc limit 1",
    );
    const after = { locale: 'en', sha256: sha256Of(body) };
    expect(log).toEqual([{ actor: accountOf('content')?.id, record_id: 'en', after }]);
  });
});
