/** The campaign's words to files and back, through the API. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exportContent, importContent, signIn, type ContentApi } from '../../supabase/local/content/api.ts';
import { readContent, writeContent } from '../../supabase/local/content/files.ts';
import { samplePassword } from '../../supabase/local/seed.ts';
import { words as en } from '../../src/campaign/en.ts';
import { words as es } from '../../src/campaign/es.ts';
import { accountOf, type Person } from './support/people.ts';
import { databases, useWorld } from './support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'campaign-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What no one has written yet cannot be published: it is left out. */
const written = ({ testimonials: _none, priorities: _promises, video: _film, ...words }: typeof en) => words;

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const api = (): ContentApi => ({
    key: world().backend.publishableKey,
    fetch: (path, init) => world().backend.fetch(path, init),
  });
  const as = (person: Person) => signIn(api(), accountOf(person)?.email ?? '', samplePassword);
  const edit = (headline: string) => {
    const { words, replaces } = readContent(folder).get('en') ?? { words: {}, replaces: null };
    writeContent(folder, 'en', { replaces, words: { ...words, hero: { ...en.hero, headline: [headline, 'Still.'] } } });
  };
  const publishedHeadline = async () => {
    const { rows } = await world().rest('GET', 'content_snapshots?select=body&locale=eq.en', null);
    return (rows[0]?.body as typeof en | undefined)?.hero.headline[0]; // of the schema, or it were not there
  };

  it('what was never published is exported as the app comes with it, and is published whole', async () => {
    await exportContent(api(), folder);
    expect(Object.fromEntries(readContent(folder))).toEqual({
      en: { replaces: null, words: written(en) },
      es: { replaces: null, words: written(es) },
    });
    expect(await importContent(api(), folder, await as('content'))).toEqual(['en', 'es']);
    expect(await importContent(api(), folder, await as('content'))).toEqual([]);
  });

  it('an edited file is published, can be edited again, and comes back as it is', async () => {
    for (const headline of ['First edition.', 'Second edition.']) {
      edit(headline);
      expect(await importContent(api(), folder, await as('content'))).toEqual(['en']);
      expect(await publishedHeadline()).toBe(headline);
    }
    const before = readContent(folder).get('en');
    await exportContent(api(), folder);
    expect(readContent(folder).get('en')).toEqual({ ...before, publishedAt: expect.stringMatching(/^20/) });
  });

  it('a file that somebody else has overtaken replaces nothing', async () => {
    const mine = readFileSync(join(folder, 'en.json'), 'utf8');
    edit('Theirs.');
    await importContent(api(), folder, await as('manager'));
    writeFileSync(join(folder, 'en.json'), mine);
    edit('Mine.');
    await expect(importContent(api(), folder, await as('content'))).rejects.toThrow(
      'Somebody has published other words',
    );
    expect(await publishedHeadline()).toBe('Theirs.');
  });

  it('who may not publish is told so', async () => {
    edit('Not mine to say.');
    await expect(importContent(api(), folder, await as('advisor'))).rejects.toThrow('content managers publish');
  });

  it('a broken file is refused with its place, before anything is sent', async () => {
    writeFileSync(join(folder, 'en.json'), JSON.stringify({ replaces: null, words: { closing: { title: 'x' } } }));
    await expect(importContent(api(), folder, 'no token')).rejects.toThrow(
      /en\.json cannot be published: closing\.call/,
    );
    writeFileSync(join(folder, 'en.json'), '{');
    await expect(importContent(api(), folder, 'no token')).rejects.toThrow('en.json is no JSON');
  });
});
