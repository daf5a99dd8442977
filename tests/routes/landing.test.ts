/** The landing page as its address gives it. */
import { beforeAll, expect, test } from 'vitest';
import { renderLanding } from '../../src/build/entry-prerender.tsx';

let html = '';
beforeAll(async () => {
  html = (await renderLanding('en')).html;
});

function count(pattern: RegExp): number {
  return html.match(new RegExp(pattern, 'g'))?.length ?? 0;
}

test('the served page needs no inline styles or scripts, so the policy can forbid them', () => {
  expect(count(/\sstyle=/)).toBe(0);
  expect(count(/<script/)).toBe(0);
  expect(count(/\son[a-z]+=/)).toBe(0);
});

test('the sections stand in the specified order', () => {
  const at = ['hero', 'stats', 'action-zone', 'priorities', 'events', 'testimonials', 'faq'].map((id) =>
    html.indexOf(`id="${id}"`),
  );
  expect(at.every((position) => position > 0)).toBe(true);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(html.indexOf('<footer')).toBeGreaterThan(at.at(-1) ?? 0);
});

test('one headline, and no heading level is skipped', () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('every call to action is a link that works before any script', () => {
  expect(html).toMatch(/<a[^>]*href="#events"[^>]*>Vote Early Now</);
  expect(html).toMatch(/<a[^>]*href="#action-zone"[^>]*>Volunteer</);
  expect(html).toMatch(/<a[^>]*href="#action-zone"[^>]*>Donate</);
  for (const dialog of ['volunteer', 'yard-sign', 'idea', 'newsletter'])
    expect(html).toMatch(new RegExp(`<a[^>]*href="/\\?open=${dialog}"[^>]*aria-haspopup="dialog"`));
});

test('five priorities and five questions, one of each open at a time, each with an address', () => {
  expect(count(/<details[^>]*name="priority"[^>]*>/)).toBe(5);
  expect(count(/<details[^>]*name="faq"[^>]*>/)).toBe(5);
  expect(count(/id="priority-[a-z-]+"/)).toBe(5);
});

test('nothing that depends on the clock or the place is printed', () => {
  expect(html).not.toContain('left to vote early');
  expect(html).toContain('Loading events...');
  expect(html).not.toContain('as of');
});

test('links to other sites open apart and do not hand over the page', () => {
  const outside = [...html.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map((match) => match[0]);
  expect(outside.length).toBeGreaterThan(4);
  for (const link of outside)
    expect(link).toMatch(/target="_blank"[^>]*rel="noopener"|rel="noopener"[^>]*target="_blank"/);
});

test('no player is fetched before a person asks for it', () => {
  expect(html).not.toContain('<iframe');
});
