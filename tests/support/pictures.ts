/** Small pictures as encoders write them, with and without what a camera tells of itself. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENDINGS, type PictureType } from '../../src/core/picture/value.ts';

/** Where it was taken, and by whom, as a camera notes it. */
const NOTES = {
  IFD0: { Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 12/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '69/1 0/1 0/1' },
};

let shade = 0;

/** Each time another one. */
export function draw(
  type: PictureType | 'image/png' | 'image/gif',
  { notes = false, xmp = false } = {},
): Promise<Buffer> {
  shade = (shade + 40_503) % 0xffffff;
  const background = `#${shade.toString(16).padStart(6, '0')}`;
  let one = sharp({ create: { width: 16, height: 12, channels: 3, background } });
  if (notes) one = one.withExif(NOTES);
  if (xmp) one = one.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>');
  if (type === 'image/avif') return one.avif({ quality: 20 }).toBuffer();
  if (type === 'image/webp') return one.webp({ quality: 20 }).toBuffer();
  if (type === 'image/png') return one.png().toBuffer();
  if (type === 'image/gif') return one.gif().toBuffer();
  return one.jpeg({ quality: 40 }).toBuffer();
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const nameOf = (bytes: Uint8Array, type: PictureType): string => `${hashOf(bytes)}.${ENDINGS[type]}`;
