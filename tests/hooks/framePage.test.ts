/** Whether there is a page for other sites' frames, asked before anybody is told to copy its address. */
import { expect, it } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { embedFile } from '../../src/build/embeds.ts';
import { framePageThere } from '../../src/hooks/framePage.ts';
import { figureEmbedAddress } from '../../src/hooks/embedAddress.ts';

const said = (text: string) => ({ text, lang: 'en' as const });
const page = embedFile({ kind: 'figure', slug: 'calls', locale: 'en', title: said('Calls'), facts: [], from: '', read: 'Read', href: campaign.siteUrl }); // prettier-ignore
const address = figureEmbedAddress('calls');

it('is there where the build has made it, and asked for where this page is from, whatever the address to copy says', async () => {
  const asked: unknown[] = [];
  const there = await framePageThere(address, (path) => {
    asked.push(path);
    return Promise.resolve(new Response(page.source));
  });
  expect([there, asked]).toEqual([true, ['/embed/figure/calls']]);
});

it('is not there for a figure that was published since the build, nor where a host answers every address with some page', async () => {
  expect(await framePageThere(address, () => Promise.resolve(new Response('', { status: 404 })))).toBe(false);
  expect(await framePageThere(address, () => Promise.resolve(new Response('<!doctype html><p>App</p>')))).toBe(false);
});

it('is not known without a signal, nor where the server is down', async () => {
  expect(await framePageThere(address, () => Promise.reject(new TypeError('offline')))).toBeNull();
  expect(await framePageThere(address, () => Promise.resolve(new Response('', { status: 503 })))).toBeNull();
});
