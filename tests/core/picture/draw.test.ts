/** What the device works out before and after it draws: sizes, a JPEG without notes, and which language's words are said. */
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { fromBase64, toBase64 } from '../../../src/core/picture/base64.ts';
import { plainType } from '../../../src/core/picture/plain.ts';
import { sizesOf } from '../../../src/core/picture/sizes.ts';
import { strippedJpeg } from '../../../src/core/picture/strip.ts';
import { pictureWords } from '../../../src/core/picture/words.ts';
import { draw } from '../../support/pictures.ts';

const WANTED = [480, 960, 1600];

it.each([
  ['twelve megapixels', 4000, 3000, [480, 960, 1600]],
  ['a tall one', 3000, 4000, [480, 960, 1600]],
  ['one between two sizes', 1200, 800, [480, 960, 1200]],
  ['one just above a size', 1000, 10, [480, 1000]],
  ['one that is exactly a size', 960, 500, [480, 960]],
  ['a small one', 300, 200, [300]],
  ['one pixel', 1, 1, [1]],
])('%s is drawn in sizes that it has', (_, width, height, longer) => {
  const sizes = sizesOf({ width, height }, WANTED);
  expect(sizes.map((size) => Math.max(size.width, size.height))).toEqual(longer);
  for (const size of sizes) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
});

it('what Safari’s canvas writes into a JPEG goes, and the picture stays the same', async () => {
  const noted = new Uint8Array(await draw('image/jpeg', { notes: true, xmp: true }));
  const plain = strippedJpeg(noted);
  expect([plainType(noted), plainType(plain)]).toEqual([null, 'image/jpeg']);
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect((await pixels(plain)).equals(await pixels(noted))).toBe(true);
});

it('whatever is no JPEG, or half of one, is given back without an error', async () => {
  const webp = new Uint8Array(await draw('image/webp'));
  expect(strippedJpeg(webp)).toBe(webp);
  const jpeg = new Uint8Array(await draw('image/jpeg', { notes: true }));
  for (let length = 0; length < jpeg.length; length += 7)
    expect(plainType(strippedJpeg(jpeg.slice(0, length)))).toBeNull();
});

it('bytes come back from base64 as they were, also many', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 31) % 256);
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(Buffer.from(bytes))).toBe(true);
});

it('a picture speaks the language of now, or says in which other it speaks', () => {
  const alt = { en: 'A bridge', es: 'Un puente' };
  expect(pictureWords({ decorative: false, alt }, 'es')).toEqual({ text: 'Un puente', lang: undefined });
  expect(pictureWords({ decorative: false, alt: { en: 'A bridge' } }, 'es')).toEqual({ text: 'A bridge', lang: 'en' });
  expect(pictureWords({ decorative: true, alt }, 'en')).toEqual({ text: '', lang: undefined });
  expect(pictureWords({ decorative: false, alt: {} }, 'en')).toEqual({ text: '', lang: undefined });
});
