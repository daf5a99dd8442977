/** The picture of a shared commitment. */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { fitted, letters, sharePicture, wrapped, type Letters } from '../../src/build/sharePicture.ts';

let draw: Letters;
beforeAll(async () => {
  draw = await letters();
});
const embed = (title: string) => ({
  kind: 'commitment',
  slug: 'a-park',
  locale: 'es' as const,
  title: { text: title, lang: 'es' as const },
  facts: [
    { name: 'Hasta el 30 sep 2026', said: { text: 'Un parque', lang: 'es' as const } },
    { name: 'Calificación', said: { text: 'En marcha', lang: 'es' as const } },
  ],
  from: 'El plan de Ada Lovelace',
  read: '',
  href: '',
});

it('breaks lines between words, and never within one', () => {
  const widthOf = (line: string) => line.length;
  expect(wrapped('a new park for all', 10, widthOf)).toEqual(['a new park', 'for all']);
  expect(wrapped('extraordinarily long', 10, widthOf)).toEqual(['extraordinarily', 'long']);
  expect(wrapped('  ', 10, widthOf)).toEqual([]);
});

it('writes a short promise large and a long one smaller, and says where it was cut', () => {
  const long = 'Una promesa que cuenta todo lo que se hará. '.repeat(3);
  expect(fitted('Un parque', draw).size).toBe(76);
  expect(fitted(long, draw).size).toBeLessThan(76);
  const cut = fitted(long.repeat(6), draw);
  expect(cut.lines.at(-1)).toMatch(/…$/);
  for (const line of cut.lines)
    expect(draw('head', line, cut.size).width).toBeLessThanOrEqual(1200 - 2 * 72 + cut.size);
});

it('draws every letter of both languages, each with a shape of its own', () => {
  const missing = draw('head', '\u{10ffff}', 40).path;
  for (const letter of 'áéíóúüñÁÑ¿¡’“—$%') expect(draw('text', letter, 40).path, letter).not.toBe(missing);
  expect(draw('text', 'ñ', 40).path).not.toBe(draw('text', 'n', 40).path);
  expect(draw('head', 'park', 40).width).toBeCloseTo(draw('head', 'park', 20).width * 2, 3);
});

it('is as large as messengers want it, of other pixels for another promise, and small', async () => {
  const [one, other] = await Promise.all(
    ['Un parque nuevo', 'Un puente nuevo'].map((title) => sharePicture(embed(title), draw, '#F6EFDF')),
  );
  if (!one || !other) throw new Error('No picture was drawn.');
  const { format, width, height } = await sharp(one).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(one.length).toBeLessThan(100_000);
  const pixels = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0))).toBe(false);
});
