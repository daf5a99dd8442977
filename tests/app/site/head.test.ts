/** What search engines and messengers read of the landing page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaign } from '../../../src/campaign.ts';
import { words } from '../../../src/campaign/en.ts';
import { landingHead, type HeadEvent } from '../../../src/app/site/head.ts';

const origin = 'https://vote.example';
const event: HeadEvent = {
  id: 'e1',
  title: 'Town Hall',
  date: '2025-10-18T18:00:00Z',
  location: 'Library, 14 Main Street',
  description: null,
};
const head = landingHead(campaign, words, origin, [event]);

function meta(key: string): string | undefined {
  return head.metas.find((item) => item['property'] === key || item['name'] === key)?.['content'];
}
function block(type: string, index = 0): Record<string, unknown> {
  const found = head.jsonLd.filter((item) => (item as { '@type'?: string })['@type'] === type)[index];
  if (!found) throw new Error(`No ${type} in the structured data.`);
  return found as Record<string, unknown>; // built as plain objects
}

test('title and description fit what search engines show', () => {
  expect(head.title).toContain(campaign.candidate.name);
  expect([...head.title].length).toBeLessThanOrEqual(60);
  expect([...head.description].length).toBeGreaterThanOrEqual(70);
  expect([...head.description].length).toBeLessThanOrEqual(175);
});

test('one canonical address and absolute pictures', () => {
  expect(head.links).toContainEqual({ rel: 'canonical', href: `${origin}/` });
  expect(meta('og:url')).toBe(`${origin}/`);
  expect(meta('og:image')).toBe(`${origin}/og.png`);
  expect(meta('twitter:image')).toBe(`${origin}/og.png`);
});

test('the sharing picture has the size the tags claim', () => {
  const png = readFileSync(new URL('../../../public/og.png', import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    meta('og:image:width'),
    meta('og:image:height'),
  ]);
});

test('messengers get a video player from the privacy-friendly host', () => {
  expect(meta('twitter:card')).toBe('player');
  expect(meta('twitter:player')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(meta('twitter:player:width')).toBe('1280');
  expect(meta('twitter:player:height')).toBe('720');
});

test('describes the candidate, donating, every question and the events', () => {
  expect(block('Person')).toMatchObject({ name: campaign.candidate.name, url: `${origin}/` });
  expect(block('DonateAction')).toMatchObject({ recipient: { '@id': block('Person')['@id'] } });
  expect(block('FAQPage')['mainEntity']).toHaveLength(5);
  expect(block('VideoObject')).toMatchObject({ duration: 'PT2M4S', uploadDate: campaign.video.uploaded });
  expect(block('Event')).toMatchObject({ startDate: '2025-10-14', endDate: '2025-10-31' });
  expect(block('Event', 1)).toMatchObject({ name: 'Town Hall', endDate: '2025-10-18T19:30:00.000Z' });
});

test('an event without a description says nothing instead of null', () => {
  expect(JSON.stringify(head.jsonLd)).not.toContain('null');
});
