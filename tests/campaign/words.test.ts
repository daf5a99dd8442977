/** What the campaign says of itself: the quoted texts to the letter, the same things in both languages, nothing that contradicts itself. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../src/campaign.ts';
import { words as en } from '../../src/sample/en.ts';
import { words as es } from '../../src/sample/es.ts';
import { wordsSchema } from '../../src/campaign/words.ts';

test('the quoted texts of the specification are to the letter', () => {
  expect(en.hero.tagline).toBe('Revive, Empower, Build');
  expect([en.hero.vote, en.hero.volunteer, en.hero.donate]).toEqual(['Vote Early Now', 'Volunteer', 'Donate']);
  expect(en.earlyVoting.text).toBe('October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM');
  expect(en.actions.vote.text).toBe('Early voting through Oct 31.');
  expect(campaign.earlyVoting.countdownTarget).toBe('2025-10-31T17:00:00');
  expect(en.earlyVoting.electionDay).toBe('November 4th');
  expect(en.priorities.items.map((priority) => priority.title)).toEqual([
    'Transparency & Accountability',
    'Mental Health & Support',
    'Homelessness & Housing',
    'Infrastructure & Innovation',
    'Youth & Downtown Revitalization',
  ]);
});

describe.each(Object.entries({ en, es }))('in %s', (_locale, words) => {
  test('every section is there and of the shape that may be published', () => {
    expect(v.safeParse(wordsSchema, words).issues).toBeUndefined();
  });

  test('every priority has a summary and three commitments that differ, every question an answer', () => {
    for (const priority of words.priorities.items) {
      expect(priority.summary.length).toBeGreaterThan(20);
      expect(new Set(priority.commitments).size).toBe(3);
    }
    expect(words.faq.items).toHaveLength(5);
    expect(words.testimonials.items).toHaveLength(3);
  });

  test('no two things share an address', () => {
    const slugs = [...words.priorities.items, ...words.faq.items].map((item) => item.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('no cue of the film begins before the one before it has ended', () => {
    const cues = words.video.transcript;
    for (const [index, cue] of cues.entries()) {
      expect(cue.end).toBeGreaterThan(cue.start);
      expect(cue.start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
    }
  });
});

test('the film names early voting through October 31st and election day November 4th', () => {
  const said = en.video.transcript.map((cue) => cue.text).join(' ');
  expect(said).toMatch(/Early voting runs through October 31st/);
  expect(said).toMatch(/election day is November 4th/);
});

test('both languages have the same addresses, links, moments and ways to reach the campaign', () => {
  const same = (words: typeof en) => ({
    slugs: [...words.priorities.items, ...words.faq.items].map(({ slug }) => slug),
    links: words.faq.items.map(({ link }) => link?.href),
    moments: words.video.transcript.map(({ start, end }) => [start, end]),
    reached: [words.contact, words.links, words.earlyVoting.address, words.earlyVoting.directions],
    people: words.testimonials.items.map(({ author }) => author),
  });
  expect(same(es)).toEqual(same(en));
});

test('nothing was left in English', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  const proper = [
    ...texts(en.contact),
    ...texts(en.links),
    en.earlyVoting.address,
    en.earlyVoting.directions,
    en.head.name,
    en.head.city,
    // Of a picture both languages have both texts.
    ...en.testimonials.items.flatMap(({ picture }) => texts(picture)),
  ];
  const known = new Set([...proper, ...en.testimonials.items.map(({ author }) => author)]);
  const english = new Set(texts(en).filter((text) => / /.test(text) && !known.has(text)));
  expect(texts(es).filter((text) => english.has(text))).toEqual([]);
});

test('the name under the icon fits a phone', () => {
  expect([...campaign.shortName].length).toBeLessThanOrEqual(12);
});

test('the browser’s frame has the colours of the theme', () => {
  const theme = readFileSync(new URL('../../src/theme/colors.ts', import.meta.url), 'utf8');
  expect(theme).toContain(`paper: pair('${campaign.colors.paper}', '${campaign.colors.paperNight}')`);
  expect(theme).toContain(`loud: pair('${campaign.colors.brand}',`);
});
