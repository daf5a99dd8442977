/**
 * A server of one's own says nothing that isn't in its database: not to a crawler, not in other sites' frames, not without scripts, not in the
 * app's own files. Built and started as SELF-HOSTING.md says, on a database without the sample town.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { PARTS } from '../../src/features/transparency/model/parts.ts';
import { services } from '../../src/sample/content/service.ts';
import { commitments } from '../../src/sample/content/commitment.ts';
import { siteSeeds } from '../../src/sample/sites.ts';
import { freePort } from '../../supabase/local/freePort.ts';
import { root } from '../../supabase/local/root.ts';
import { runScript } from '../db/support/processes.ts';
import { smallBuild, startBuiltServer, type OwnServer } from '../db/support/ownServer.ts';
import { crawl, type Fetched } from './support/crawl.ts';
import { sampleNeedles, saidOf } from './support/sampleNeedles.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-nothing-'));
fs.chmodSync(folder, 0o755);
const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  DATA_DIR: path.join(folder, 'data'),
  OUT_DIR: path.join(folder, 'dist'),
  CONTENT_FROM: '',
  DATABASE_DRIVER: '',
  DATABASE_URL: '',
  SITE_URL: '',
  ...more,
});

const needles = sampleNeedles(root);
const said = saidOf(needles);
let server: OwnServer;
let found: Fetched[];

/** Where a reader, a search engine, a feed reader and a phone begin. */
const BEGINNINGS = [
  '/',
  '/es',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/es/manifest.webmanifest',
  '/shell.html',
  '/404.html',
  '/sw.js',
  '/community-voice/all-1',
  '/es/community-voice/all-1',
  '/engagement/all-1',
  '/es/engagement/all-1',
  '/embed/money/total',
  '/es/embed/money/total',
  '/embed/changed/commitment',
  '/es/embed/changed/figure',
  '/functions/v1/calendar/events.ics',
  '/functions/v1/open-data/index.json',
  '/functions/v1/open-data/changes.atom?l=es',
];

beforeAll(async () => {
  server = await startBuiltServer(env({ PORT: String(await freePort()) }));
  found = await crawl(server.url, BEGINNINGS, [campaign.siteUrl]);
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  fs.rmSync(folder, { recursive: true, force: true });
});

const wordsOf = (subject: string, locale: 'en' | 'es') =>
  JSON.parse(fs.readFileSync(path.join(root, `src/features/${subject}/words/${locale}.json`), 'utf8')) as Readonly<
    Record<string, string>
  >;

describe('what is looked for', () => {
  it('is what the sample town says: hundreds of texts, and its telephone numbers', () => {
    expect(needles.size).toBeGreaterThan(800);
    const [service] = services;
    const text = `Call ${JSON.stringify(service?.body['phones'])} or ask Ruth Abernathy, at once.`;
    expect(said(text)).toEqual(expect.arrayContaining(['(207) 555-0121', 'Ruth Abernathy']));
    expect(said('No services are listed yet')).toEqual([]);
  });

  it('is looked for on every public page in both languages, in feeds, frames and the app’s own files', () => {
    const paths = found.map((one) => one.path);
    for (const page of [
      '/vision',
      '/wellness',
      '/education',
      '/engagement',
      '/community-voice',
      ...PARTS.map((part) => `/transparency/${part}`),
    ])
      expect(paths).toEqual(expect.arrayContaining([page, `/es${page}`]));
    expect(paths.filter((one) => one.startsWith('/assets/')).length).toBeGreaterThan(100);
    expect(paths.filter((one) => one.startsWith('/functions/v1/open-data/')).length).toBeGreaterThan(20);
    expect(paths).toEqual(expect.arrayContaining(['/community-voice/all-1', '/es/engagement/all-1']));
  });
});

describe('a server of one’s own', () => {
  it('says no word of the sample town anywhere', () => {
    const saying = found.map(({ path: at, text }) => ({ at, said: said(text) })).filter((one) => one.said.length > 0);
    expect(saying).toEqual([]);
  });

  it('answers every page that it names with 200, and every file but those of unpublished books', () => {
    const missing = found.filter(({ status }) => status !== 200).map((one) => one.path);
    expect(missing.toSorted()).toEqual([
      '/404.html',
      '/functions/v1/open-data/money.csv',
      '/functions/v1/open-data/money.json',
    ]);
  });

  it.each(['en', 'es'] as const)('says in %s what is not there yet, to readers without scripts, too', (locale) => {
    const page = (at: string) => found.find((one) => one.path === (locale === 'en' ? at : `/es${at}`))?.text;
    expect(page('/wellness')).toContain(wordsOf('wellness', locale)['wellness_none']);
    expect(page('/vision')).toContain(wordsOf('plan', locale)['plan_none']);
    expect(page('/community-voice')).toContain(wordsOf('ideas', locale)['ideas_none']);
    expect(page('/education')).toContain(wordsOf('education', locale)['education_programs_none']);
    for (const at of ['/vision', '/engagement', '/finance-transparency', '/transparency/calendar'])
      expect([at, /role="status"[^>]*>[^<]*(Loading|Cargando)/.test(page(at) ?? '')]).toEqual([at, false]);
  });

  it('has no page, frame or picture of a thing of the sample town', async () => {
    const [promise, place] = [commitments[0]?.slug, siteSeeds[0]?.slug];
    for (const target of [
      `/vision/${promise}`,
      `/es/vision/${promise}`,
      `/revitalization/${place}`,
      `/es/revitalization/${place}`,
      `/embed/commitment/${promise}`,
      `/share/${promise}-en.png`,
      '/screenshots/narrow-home.png',
      '/transcript.vtt',
      '/transcript.es.vtt',
    ]) {
      const answer = await fetch(server.url + target);
      expect([target, answer.status]).toEqual([target, 404]);
    }
  });

  it('shows no quote, no promise and no video until it has one, and its own picture where a page is shared', async () => {
    const page = found.find((one) => one.path === '/')?.text ?? '';
    for (const part of ['id="testimonials"', 'VideoObject', 'og:video', 'twitter:player', 'id="transcript"'])
      expect(page).not.toContain(part);
    const picture = Buffer.from(await (await fetch(`${server.url}/og.png`)).arrayBuffer());
    expect(picture.equals(fs.readFileSync(path.join(root, 'src/sample/public/og.png')))).toBe(false);
  });

  it('answers an address that leads nowhere with 404 and words in both languages', async () => {
    const answer = await fetch(`${server.url}/nowhere`);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain('<div id="root"></div>');
    expect(text).toMatch(/<noscript><section lang="en">.*<section lang="es">/s);
  });
});

it('a build of the sample town is refused by name, with what to do', async () => {
  const own = path.join(folder, 'sample');
  const dist = smallBuild(own);
  fs.writeFileSync(path.join(dist, 'rows-from.txt'), 'sample\n');
  const refused = runScript(
    '../../../supabase/local/serve.ts',
    ['--no-build'],
    env({ OUT_DIR: dist, DATA_DIR: path.join(own, 'data'), PORT: String(await freePort()) }),
  );
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/has the sample town on its pages.*leaving out --no-build/);
});
