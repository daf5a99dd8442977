/** What is taken for a picture: one whole picture without a word about who took it, and nothing hidden in or behind it. */
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { plainType } from '../../../src/core/picture/plain.ts';
import { strippedJpeg } from '../../../src/core/picture/strip.ts';
import { isDescribed, typeOfName, type PictureType } from '../../../src/core/picture/value.ts';
import { aJpeg, CANVASES, segment, TELLING } from '../../support/jpegs.ts';
import { draw } from '../../support/pictures.ts';

const TYPES: readonly PictureType[] = ['image/jpeg', 'image/webp', 'image/avif'];
const latin = (text: string) => Buffer.from(text, 'latin1');
describe.each(TYPES)('%s', (type) => {
  it('is known as what it is', async () => {
    expect(plainType(await draw(type))).toBe(type);
  });

  it('with the place where it was taken is refused', async () => {
    expect(plainType(await draw(type, { notes: true }))).toBeNull();
  });

  it('with words about it is refused', async () => {
    expect(plainType(await draw(type, { xmp: true }))).toBeNull();
  });

  it('with a page or an archive behind it is refused', async () => {
    const picture = await draw(type);
    for (const more of ['<script>alert(1)</script>', 'PK\u0003\u0004', '\0'])
      expect(plainType(Buffer.concat([picture, latin(more)]))).toBeNull();
  });

  it('cut short anywhere is refused', async () => {
    const picture = await draw(type);
    for (let length = 0; length < picture.length; length++)
      expect(plainType(picture.subarray(0, length)), `${length} bytes`).toBeNull();
  });

  it('with any one byte changed throws nothing', async () => {
    const picture = await draw(type);
    for (let at = 0; at < picture.length; at++) {
      const other = Buffer.from(picture);
      other[at] = (other[at] ?? 0) ^ 0xff;
      expect(() => plainType(other)).not.toThrow();
    }
  });
});

it('a progressive JPEG of a camera’s size is known, and its thumbnail with a place is not', async () => {
  const noise = {
    create: {
      width: 900,
      height: 700,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  expect(plainType(await sharp(noise).jpeg({ progressive: true }).toBuffer())).toBe('image/jpeg');
  expect(plainType(await sharp(noise).jpeg().toBuffer())).toBe('image/jpeg');
});

it.each([
  ['a comment', segment(0xfe, '<?php system($_GET[1]) ?>')],
  ['Exif', segment(0xe1, 'Exif\0\0II*\0')],
  ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>')],
  ['IPTC', segment(0xed, 'Photoshop 3.0\0')],
  ['a maker’s own segment', segment(0xe5, 'made by')],
  ['a second head with a thumbnail', segment(0xe0, `JFXX\0${'x'.repeat(40)}`)],
  ['a profile that is none', segment(0xe2, '<html><body onload=alert(1)>')],
  ['words for a profile', segment(0xe2, `ICC_PROFILE\0\x01\x01${'<script>alert(1)</script>'.repeat(20)}`)],
  ['words for a table', segment(0xdb, '<script>alert(1)</script>')],
])('a JPEG with %s is refused', async (_, more) => {
  const picture = await draw('image/jpeg');
  expect(plainType(Buffer.concat([picture.subarray(0, 2), more, picture.subarray(2)]))).toBeNull();
});

it('a profile of colours is known in WebP, one with more to it is not', async () => {
  const made = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } }).withIccProfile('p3');
  const picture = await made.webp().toBuffer();
  expect(plainType(picture)).toBe('image/webp');
  const at = picture.indexOf('acsp', 0, 'latin1');
  expect(at).toBeGreaterThan(0);
  picture.write('<svg', at, 'latin1');
  expect(plainType(picture)).toBeNull();
});

it('a JPEG has none: it has room for words, and the device takes it out', async () => {
  const made = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } }).withIccProfile('p3');
  expect(plainType(await made.jpeg().toBuffer())).toBeNull();
});

it.each(TELLING)('a JPEG with %s is refused', async (_, make) => {
  expect(plainType(await make())).toBeNull();
});

it('a JPEG of any quality is known, in colours and in grey', async () => {
  for (const quality of [1, 20, 35, 50, 65, 80, 95, 100]) {
    for (const one of [sharp(await aJpeg(false)), sharp(await aJpeg(true)).grayscale()])
      for (const mozjpeg of [false, true])
        expect([quality, plainType(await one.clone().jpeg({ quality, mozjpeg }).toBuffer())]).toEqual([
          quality,
          'image/jpeg',
        ]);
  }
});

it('what canvases write is known once it has been on the device', () => {
  for (const written of Object.values(CANVASES))
    expect(plainType(strippedJpeg(new Uint8Array(Buffer.from(written, 'base64'))))).toBe('image/jpeg');
});

it('an AVIF does not bring words as its brands', async () => {
  const picture = await draw('image/avif');
  const words = latin('<script>alert("x")</script>'.repeat(4));
  const head = picture.readUInt32BE(0);
  const other = Buffer.concat([picture.subarray(0, head), words, picture.subarray(head)]);
  other.writeUInt32BE(head + words.length, 0);
  expect(plainType(other)).toBeNull();
});

it.each([
  ['a page', '<!doctype html><title>x</title>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['GIF', 'GIF89a'],
  ['nothing', ''],
  ['a PDF', '%PDF-1.7'],
])('%s is no picture', (_, said) => {
  expect(plainType(latin(said))).toBeNull();
});

it('a name says its type, and only whole names do', () => {
  const hash = 'a'.repeat(64);
  expect([`${hash}.jpg`, `${hash}.webp`, `${hash}.avif`].map(typeOfName)).toEqual([
    'image/jpeg',
    'image/webp',
    'image/avif',
  ]);
  for (const name of [
    `${hash}.svg`,
    `${hash}.jpg.html`,
    `../${hash}.jpg`,
    `${hash.toUpperCase()}.jpg`,
    '',
    `${hash}.jpg\n`,
  ])
    expect(typeOfName(name), name).toBeNull();
});

it('is described in every language, or is decorative', () => {
  expect(isDescribed({ decorative: false, alt: { en: 'A bridge', es: 'Un puente' } })).toBe(true);
  expect(isDescribed({ decorative: false, alt: { en: 'A bridge', es: ' ' } })).toBe(false);
  expect(isDescribed({ decorative: false, alt: { en: 'A bridge' } })).toBe(false);
  expect(isDescribed({ decorative: true, alt: {} })).toBe(true);
});

/** 30 bytes and less that say a size, as a decoder reads it before it makes room for the picture. */
const webp = (name: string, data: readonly number[]): Uint8Array => {
  const chunk = [...Buffer.from(name), data.length, 0, 0, 0, ...data, ...(data.length % 2 === 1 ? [0] : [])];
  return Uint8Array.from([...Buffer.from('RIFF'), chunk.length + 4, 0, 0, 0, ...Buffer.from('WEBP'), ...chunk]);
};
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webp('VP8L', [0x2f, ...[0, 8, 16, 24].map((by) => (bits >>> by) & 255), 0]);
};
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8]);

it.each([
  ['VP8L', lossless],
  ['VP8', lossy],
] as const)('a WebP of some bytes that says it is 16,383 x 16,383 (%s) is no picture', (_, make) => {
  expect(plainType(make(4000, 4000))).toBe('image/webp');
  for (const [width, height] of [
    [16_383, 16_383],
    [4001, 10],
    [10, 4001],
  ] as const)
    expect(plainType(make(width, height)), `${width} x ${height}`).toBeNull();
});

it('a canvas of 16,383 x 16,383 around a small WebP (VP8X), and an AVIF that says as much, are no pictures', async () => {
  const made = sharp({ create: { width: 40, height: 30, channels: 4, background: '#77777788' } });
  const wide = new Uint8Array(await made.clone().webp({ quality: 20 }).toBuffer());
  expect([Buffer.from(wide.subarray(12, 16)).toString(), plainType(wide)]).toEqual(['VP8X', 'image/webp']);
  wide.set([0xfe, 0x3f, 0, 0xfe, 0x3f, 0], 24);
  expect(plainType(wide)).toBeNull();
  const avif = await made.clone().flatten().avif({ quality: 20 }).toBuffer();
  expect(plainType(new Uint8Array(avif))).toBe('image/avif');
  avif.writeUInt32BE(16_383, avif.indexOf('ispe') + 8);
  expect(plainType(new Uint8Array(avif))).toBeNull();
});

it('a WebP that is cut off before its size is no picture', () => {
  for (const data of [[], [0x2f], [0x2f, 1, 2, 3], [0x2e, 0, 0, 0, 0, 0]])
    expect(plainType(webp('VP8L', data))).toBeNull();
  expect(plainType(webp('VP8 ', [0, 0, 0, 0x9d, 1]))).toBeNull();
});
