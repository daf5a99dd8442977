/** Which words a build has. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bakedPages, bringPublished } from '../../src/build/bakedWords.ts';
import { words as en } from '../../src/campaign/en.ts';
import { words as es } from '../../src/campaign/es.ts';
import { settingDefaults } from '../../src/campaign/settingDefaults.ts';
import { seeds } from '../../src/campaign/seeds.ts';
import { asSnapshot } from '../../src/campaign/words.ts';
import { sampleSeeds } from '../../src/sample/seeds.ts';
import { sha256Of } from '../../src/build/contentHash.ts';
import { writeContent } from '../../supabase/local/content/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'campaign-baked-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('has the campaign’s own, named by their hash, so that publishing them unchanged makes nothing newer', () => {
  const pages = bakedPages(undefined);
  expect(pages.en).toEqual({ locale: 'en', words: en, borrowed: {}, from: { en: sha256Of(en) } });
  expect(pages.es).toEqual({ locale: 'es', words: es, borrowed: {}, from: { es: sha256Of(es) } });
});

it('has a folder’s words in place of its own; what they lack is the other language’s, and said to be', () => {
  const { faq: _faq, ...rest } = sampleSeeds.es;
  const closing = { title: 'Ya.', call: 'Sí' };
  writeContent(folder, 'es', { replaces: null, words: { ...rest, closing } });
  const pages = bakedPages(folder);
  expect(pages.en.words).toEqual(en);
  expect(pages.es.words).toEqual({ ...sampleSeeds.es, closing, faq: en.faq });
  expect(pages.es.borrowed).toEqual({ faq: 'en' });
});

it('knows when exported words were published, unless they were edited since', () => {
  const publishedAt = '2026-11-22T12:00:00+00:00';
  for (const replaces of [sha256Of(sampleSeeds.es), 'another'])
    writeContent(folder, replaces === 'another' ? 'en' : 'es', { replaces, publishedAt, words: sampleSeeds.es });
  const pages = bakedPages(folder);
  expect(pages.es.publishedAt).toEqual({ es: publishedAt });
  expect(pages.en.publishedAt).toBeUndefined();
});

it('has the sample town’s where it is told so, and nowhere else', () => {
  expect(bakedPages('sample').en.words).toEqual(sampleSeeds.en);
  expect(bakedPages('sample').es.words).toEqual(sampleSeeds.es);
});

it('quotes no one, promises nothing and shows no video that the campaign has not written, in either language', () => {
  for (const { words } of Object.values(bakedPages(undefined))) {
    expect(words.testimonials.items).toEqual([]);
    expect(words.priorities.items.flatMap(({ commitments }) => commitments)).toEqual([]);
    expect(words.video.transcript).toEqual([]);
    const { testimonials: _none, priorities: _promises, video: _film, ...rest } = words;
    expect(asSnapshot(rest)).toEqual(rest);
  }
});

it('has the sample town’s settings as the database has them: they are the campaign file’s', () => {
  expect(settingDefaults(sampleSeeds)).toEqual(settingDefaults(seeds));
});

it('is no build with older words where the published ones are not to be had', async () => {
  const away = { url: 'https://away.invalid', key: 'k', fetch: () => Promise.reject(new TypeError('fetch failed')) };
  await expect(bringPublished(away, folder)).rejects.toThrow(
    'CONTENT_FROM=backend, and https://away.invalid did not give the published words: fetch failed',
  );
});
