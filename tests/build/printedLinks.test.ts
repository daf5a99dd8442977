/** That the check which follows the links of a build finds what is dead in one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deadLinks } from '../tools/printedLinks.ts';

const dist = mkdtempSync(join(tmpdir(), 'printed-links-'));
afterAll(() => rmSync(dist, { recursive: true }));

const CANONICAL = '<link rel="canonical" href="https://ada.example/" />';

function deadIn(html: string): readonly string[] {
  mkdirSync(join(dist, 'es'), { recursive: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, '_redirects'), '/auth /shell 200\n/admin/* /shell 200\n');
  writeFileSync(join(dist, 'assets/a.png'), '');
  writeFileSync(join(dist, 'es/index.html'), '<main id="main"></main>');
  writeFileSync(join(dist, 'vision.html'), '<h2 id="año"></h2>');
  writeFileSync(join(dist, 'index.html'), CANONICAL + html);
  return deadLinks(dist).dead.map(({ to }) => to);
}

it.each([
  '<a href="/es/#main">',
  '<a href="/vision#a%C3%B1o">',
  '<a href="/auth?x=1&amp;y=2">',
  '<a href="/admin/audit-dashboard">',
  '<a href="https://elsewhere.example/gone">',
  '<a href="mailto:ada@ada.example">',
  '<img srcset="/assets/a.png 1x, /assets/a.png 2x">',
  '<script>{"href":" href=\\"/gone\\""}</script>',
  '<p>href=/gone</p>',
])('follows %s to something', (html) => {
  expect(deadIn(html)).toEqual([]);
});

it.each([
  ['<a class="x" href="/gone">', '/gone'],
  ['<a href="/vision#gone">', '/vision#gone'],
  ['<a href="#gone">', '#gone'],
  ['<a href="/vision/gone">', '/vision/gone'],
  ['<link rel="alternate" hreflang="es" href="https://ada.example/es/gone">', 'https://ada.example/es/gone'],
  ['<img src="/assets/a.png" srcset="/assets/a.png 1x, /assets/gone.avif 2x">', '/assets/gone.avif'],
  ['<source srcSet="/assets/gone.avif">', '/assets/gone.avif'],
  ['<script src="/assets/gone.js"></script>', '/assets/gone.js'],
  ['<meta property="og:image" content="https://ada.example/gone.png">', 'https://ada.example/gone.png'],
])('says that %s leads nowhere', (html, to) => {
  expect(deadIn(html)).toEqual([to]);
});
