/** JPEGs that tell more than they show, made from plain ones, and plain ones as browsers write them. */
import sharp from 'sharp';

export const SIZE = { width: 16, height: 12 } as const;

/** With noise, so that a scan has something in it. */
export const aJpeg = (progressive: boolean): Promise<Buffer> =>
  sharp({ create: { ...SIZE, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 90, sigma: 60 } } })
    .jpeg({ progressive })
    .toBuffer();

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A segment with its length. */
export const segment = (marker: number, said: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(said.length + 2, 2);
  return Buffer.concat([head, latin(said)]);
};

/** Where each segment begins, by its marker; markers stand in no entropy-coded data. */
function segmentsOf(jpeg: Buffer): { marker: number; at: number }[] {
  const found: { marker: number; at: number }[] = [];
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at] === 0xff ? (jpeg[at + 1] ?? 0) : 0;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 1;
      continue;
    }
    found.push({ marker, at });
    at += marker === 0xd9 ? 2 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return found;
}

const placed = (jpeg: Buffer, at: number, more: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, at), more, jpeg.subarray(at)]);
/** Of the first segment of that marker, behind another place. */
function startOf(jpeg: Buffer, marker: number, behind = 0): number {
  const found = segmentsOf(jpeg).find((one) => one.marker === marker && one.at > behind);
  if (!found) throw new Error(`There is no ${marker.toString(16)} in it.`);
  return found.at;
}
const atStart = async (more: Buffer): Promise<Buffer> => placed(await aJpeg(false), 2, more);
/** Behind the first scan of several, before the table of the next one. */
const betweenScans = async (more: Buffer): Promise<Buffer> => {
  const jpeg = await aJpeg(true);
  return placed(jpeg, startOf(jpeg, 0xc4, startOf(jpeg, 0xda)), more);
};
const withMoreBehind = async (more: string): Promise<Buffer> => Buffer.concat([await aJpeg(false), latin(more)]);
/** With other bytes in a segment, counted from its marker. */
const changed = async (marker: number, from: number, ...to: number[]): Promise<Buffer> => {
  const jpeg = await aJpeg(false);
  jpeg.set(to, startOf(jpeg, marker) + from);
  return jpeg;
};

const WORDS = 'GPSLatitude=43.2016 GPSLongitude=-69.1996 Home of Ruth, 12 Mill Street';
const TIFF_WITH_PLACE =
  'II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0\x01\0\x01\0\x02\0\x02\0\0\0N\0\0\0\0\0\0\0';
const EOI = '\xff\xd9';
const HEAD = 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0';
/** Sixteen counts, all codes of one length, and then what they stand for. */
const codes = (long: number, meant: string): string =>
  `\x00${'\0'.repeat(long - 1)}${String.fromCharCode(meant.length)}${'\0'.repeat(16 - long)}${meant}`;

/** All of these look like a picture in a browser, or nearly, and another program reads something in them. */
export const TELLING: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a comment before its scan', () => atStart(segment(0xfe, WORDS))],
  ['a comment between its scans', () => betweenScans(segment(0xfe, WORDS))],
  ['IPTC between its scans', () => betweenScans(segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0${WORDS}`))],
  ['XMP between its scans', () => betweenScans(segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${WORDS}`))],
  ['Exif between its scans', () => betweenScans(segment(0xe1, `Exif\0\0${TIFF_WITH_PLACE}`))],
  ['altered Exif between its scans', () => betweenScans(segment(0xe1, `Exif\0\x01${TIFF_WITH_PLACE}`))],
  ['a bare place in APP2', () => atStart(segment(0xe2, TIFF_WITH_PLACE))],
  ['words for a profile', () => atStart(segment(0xe2, `ICC_PROFILE\0\x01\x01${WORDS}`))],
  ['FlashPix', () => atStart(segment(0xe2, `FPXR\0${WORDS}`))],
  ['words where Adobe’s stand', () => atStart(segment(0xee, 'Adobe43.2016'))],
  ['words behind its end', () => withMoreBehind(WORDS + EOI)],
  ['a film behind its end', () => withMoreBehind(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x12moov\xa9xyz+43.2${EOI}`)],
  ['another picture behind it', async () => Buffer.concat([await aJpeg(false), await aJpeg(true)])],
  ['words for a head', () => atStart(segment(0xe0, '43.201,-69.199'))],
  ['thirty heads of words', () => atStart(Buffer.concat(Array(30).fill(segment(0xe0, '43.201,-69.199'))))],
  ['two heads', () => atStart(Buffer.concat([segment(0xe0, HEAD), segment(0xe0, HEAD)]))],
  ['a head of another density down', () => atStart(segment(0xe0, HEAD.replace('\x01\0\x01\0\0', '\x20\x69\x19\0\0')))],
  ['a thumbnail in its head', () => atStart(segment(0xe0, `${HEAD.slice(0, 12)}\x01\x01abc`))],
  [
    'a head behind its tables',
    async () => {
      const jpeg = await aJpeg(false);
      return placed(jpeg, startOf(jpeg, 0xc0), segment(0xe0, HEAD));
    },
  ],
  ['words for codes', () => atStart(segment(0xc4, WORDS))],
  ['words behind codes', () => betweenScans(segment(0xc4, codes(4, '\0\x01') + WORDS))],
  ['words as what codes stand for', () => betweenScans(segment(0xc4, `\x13${codes(6, '43.2016 -69.1996').slice(1)}`))],
  [
    'the same code told again and again',
    () => betweenScans(Buffer.concat(Array(9).fill(segment(0xc4, codes(4, '\0\x01'))))),
  ],
  ['more codes than there is room for', () => betweenScans(segment(0xc4, codes(2, '\0\x01\x02\x03\x04')))],
  ['words for a table', () => atStart(segment(0xdb, `\x03${WORDS.slice(0, 64)}`))],
  ['words behind a table', () => atStart(segment(0xdb, `\x03${'\x01'.repeat(64)}${WORDS.slice(0, 60)}`))],
  ['a table told twice', () => atStart(Buffer.concat(Array(2).fill(segment(0xdb, `\x03${'\x01'.repeat(64)}`))))],
  ['an empty table', () => atStart(segment(0xdb, ''))],
  ['words behind how often a scan starts again', () => atStart(segment(0xdd, `\0\x00${WORDS}`))],
  ['a second frame', () => atStart(segment(0xc0, '\x08\0\x0c\0\x10\x01\x01\x11\0'))],
  ['words behind its frame', async () => atStart(segment(0xc0, `\x08\0\x0c\0\x10\x01\x01\x11\0${WORDS}`))],
  ['a frame of 65535 pixels', () => changed(0xc0, 5, 0xff, 0xff, 0xff, 0xff)],
  ['a frame of no height', () => changed(0xc0, 5, 0, 0)],
  ['a frame of unknown colours', () => changed(0xc0, 10, 0x52)],
  ['a scan of unknown colours', () => changed(0xda, 5, 0x52)],
  ['a scan of a part that no scan has', () => changed(0xda, 11, 0x34, 0x33)],
  ['filling between its parts', () => atStart(latin('\xff\xff\xff'))],
  ['no frame and no scan', async () => latin(`\xff\xd8\xff\xda\0\x02${EOI}`)],
  ['a page for a scan', async () => latin(`\xff\xd8\xff\xda\0\x02<script>alert(1)</script>${EOI}`)],
  [
    'nothing in its scan',
    async () => {
      const jpeg = await aJpeg(false);
      const at = startOf(jpeg, 0xda);
      return Buffer.concat([jpeg.subarray(0, at + 2 + jpeg.readUInt16BE(at + 2)), latin(EOI)]);
    },
  ],
];

/** 64 x 48 from red to blue, as canvases write it: Chromium with a profile of colours, which the device takes out. */
export const CANVASES = {
  chromium:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAwAEADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAECBP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAXAQEBAQEAAAAAAAAAAAAAAAADBAIF/8QAFhEBAQEAAAAAAAAAAAAAAAAAAQAC/9oADAMBAAIRAxEAPwDlVFEF0tMUCBDpigQIdMUGwh02AVOFdpgKQIdMVFIEOmKithBpsAqcK7TAUgQ6YCthDpgKQIdN/9k=',
  firefox:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAwAEADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCrS0lLWSR6UmFLRRWiRjJhS0UVokYyYUtFFWkYyYyiilrnSO6TCiilrRIxkwpaSlrRIxkwpaSlq0jCTGUUUtc6R3SYUUUtaJGMmFFFLVpGMmFFFLWiRjJn/9k=',
} as const;
