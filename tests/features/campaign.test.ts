/** What the campaign says of itself: the quoted texts to the letter, and nothing that contradicts itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaign, faq, priorities, testimonials } from '../../src/campaign.ts';

test('the quoted texts of the specification are to the letter', () => {
  expect(campaign.tagline).toBe('Revive, Empower, Build');
  expect(campaign.earlyVoting.text).toBe('October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM');
  expect(campaign.earlyVoting.short).toBe('Early voting through Oct 31.');
  expect(campaign.earlyVoting.countdownTarget).toBe('2025-10-31T17:00:00');
  expect(campaign.electionDay.label).toBe('November 4th');
  expect(priorities.map((priority) => priority.title)).toEqual([
    'Transparency & Accountability',
    'Mental Health & Support',
    'Homelessness & Housing',
    'Infrastructure & Innovation',
    'Youth & Downtown Revitalization',
  ]);
});

test('every priority has a summary and three commitments, every question an answer', () => {
  for (const priority of priorities) {
    expect(priority.summary.length).toBeGreaterThan(20);
    expect(new Set(priority.commitments).size).toBe(3);
  }
  expect(faq).toHaveLength(5);
  expect(testimonials).toHaveLength(3);
});

test('no two things share an address', () => {
  const slugs = [...priorities, ...faq].map((item) => item.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('the name under the icon fits a phone', () => {
  expect([...campaign.shortName].length).toBeLessThanOrEqual(12);
});

test('the browser’s frame has the colours of the theme', () => {
  const theme = readFileSync(new URL('../../src/theme/colors.ts', import.meta.url), 'utf8');
  expect(theme).toContain(`paper: pair('${campaign.colors.paper}', '${campaign.colors.paperNight}')`);
  expect(theme).toContain(`loud: pair('${campaign.colors.brand}',`);
});
