/** What other websites show in a frame. */
import { expect, it } from 'vitest';
import { embedFile, type Embed } from '../../src/build/embeds.ts';
import { inlineScripts, inlineStyles } from '../../src/build/inlineHashes.ts';

const embed: Embed = {
  kind: 'commitment',
  slug: 'new-park',
  locale: 'es',
  title: { text: 'A <park> & "pool"', lang: 'en' },
  facts: [{ name: 'Cumplido', said: { text: 'Un árbol', lang: 'es' } }],
  from: 'De Ada',
  read: 'Leer',
  href: 'https://ada.example/es/vision/new-park',
};

it('lies below /embed/ in its language, marks what is in another one, and has nothing in it but text', () => {
  const { fileName, source } = embedFile(embed);
  expect(fileName).toBe('es/embed/commitment/new-park.html');
  expect(source).toContain('<html lang="es">');
  expect(source).toContain('<h1 lang="en">A &lt;park&gt; &amp; &quot;pool&quot;</h1>');
  expect(source).toContain('<dd>Un árbol</dd>');
  expect(source).toContain('<a href="https://ada.example/es/vision/new-park" target="_blank" rel="noopener">Leer</a>');
  expect([...inlineScripts(source), ...inlineStyles(source)]).toEqual([]);
  expect(source).not.toMatch(/ style=| on\w+=/);
});

it('has no empty list where there is nothing but the way to what holds now', () => {
  expect(embedFile({ ...embed, facts: [] }).source).not.toContain('<dl>');
});
