/**
 * Whether bytes are one picture and nothing else: no camera's notes (place, time, owner), no words, nothing before, behind or between
 * that another program could read. Structures are walked, not searched, and what is not known to be harmless is refused.
 */
import type { PictureType } from './value.ts';

/** Null for anything but a plain picture. */
export function plainType(bytes: Uint8Array): PictureType | null {
  if (isPlainJpeg(bytes)) return 'image/jpeg';
  if (isPlainWebp(bytes)) return 'image/webp';
  return isPlainAvif(bytes) ? 'image/avif' : null;
}

const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** As sites of a page show one; a larger one in a small file is made to fill a phone's memory. */
const LONGEST_SIDE = 4000;
const canBeDrawn = (width: number, height: number): boolean =>
  Math.min(width, height) >= 1 && Math.max(width, height) <= LONGEST_SIDE;
/** Progressive ones have ten scans, with a table before most of them. */
const MOST_SEGMENTS = 64;

/** What a JPEG has told of itself so far. */
interface JpegSoFar {
  readonly bytes: Uint8Array;
  /** The colours of its frame, none before it. */
  colours: number;
  progressive: boolean;
  scans: number;
  /** Tables that were told: a second one would be read by nobody, so it would have room for words. */
  readonly quantities: Set<number>;
  readonly codes: Set<number>;
}

/** The same walk as private.jpeg_tells_nothing() in the database, and refuses the same. */
function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const soFar: JpegSoFar = { bytes, colours: 0, progressive: false, scans: 0, quantities: new Set(), codes: new Set() };
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS && at + 4 <= bytes.length && bytes[at] === 0xff; segment++) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view(bytes).getUint16(at + 2);
    if (end > bytes.length || end < at + 4 || !isPlainSegment(soFar, marker, at + 4, end)) return false;
    at = end;
    if (marker !== 0xda) continue;
    at = scanEnd(bytes, end);
    if (at === end || bytes[at] !== 0xff) return false;
    if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
}

/** No colour profile (canvases draw in sRGB, which needs none), no word of Adobe's, nothing else of any program's: all have room for words. */
function isPlainSegment(soFar: JpegSoFar, marker: number, from: number, end: number): boolean {
  switch (marker) {
    case 0xe0:
      return from === 6 && isHead(soFar.bytes.subarray(from, end));
    case 0xdb:
      return areQuantities(soFar, from, end);
    case 0xc4:
      return areCodes(soFar, from, end);
    case 0xc0:
    case 0xc2:
      soFar.progressive = marker === 0xc2;
      return isFrame(soFar, soFar.bytes.subarray(from, end));
    case 0xdd:
      return end - from === 2;
    case 0xda:
      return isScan(soFar, soFar.bytes.subarray(from, end));
    default:
      return false;
  }
}

/** JFIF's own head: version, how dense it is, and a thumbnail of no size. */
const isHead = (head: Uint8Array): boolean =>
  head.length === 14 &&
  text(head, 0, 5) === 'JFIF\0' &&
  head[5] === 1 &&
  (head[6] ?? 3) <= 2 &&
  (head[7] ?? 3) <= 2 &&
  // As dense across as down: else these were four bytes for a number of somebody's own.
  head[8] === head[10] &&
  head[9] === head[11] &&
  head[12] === 0 &&
  head[13] === 0;

/** Tables of 64 numbers, of one byte or of two, each with its own number before it. */
function areQuantities({ bytes, quantities }: JpegSoFar, from: number, end: number): boolean {
  let at = from;
  while (at < end) {
    const name = bytes[at] ?? 0;
    const wide = name >> 4;
    const next = at + 1 + 64 * (wide + 1);
    if (wide > 1 || (name & 15) > 3 || quantities.has(name & 15) || next > end) return false;
    quantities.add(name & 15);
    const numbers = Array.from({ length: 64 }, (_, nth) =>
      wide ? view(bytes).getUint16(at + 1 + 2 * nth) : (bytes[at + 1 + nth] ?? 0),
    );
    if (!areSmooth(numbers)) return false;
    at = next;
  }
  return end > from;
}

/** Words of 64 letters would fit as well, but jump: the numbers of an encoder grow slowly, six times their range in all (letters: thirteen). */
function areSmooth(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).reduce((sum, number, nth) => sum + Math.abs(number - (numbers[nth] ?? 0)), 0);
  const least = Math.min(...numbers);
  return least > 0 && steps <= 10 * (Math.max(...numbers) - least) + 32;
}

/** How many codes there are of each length, and what each stands for: as many as were announced, each once, none that no drawing has. */
function areCodes({ bytes, codes }: JpegSoFar, from: number, end: number): boolean {
  let at = from;
  while (at + 17 <= end) {
    const name = bytes[at] ?? 0;
    if (name >> 4 > 1 || (name & 15) > 3 || codes.has(name)) return false;
    codes.add(name);
    const counts = bytes.subarray(at + 1, at + 17);
    const count = counts.reduce((sum, one) => sum + one, 0);
    const room = counts.reduce((sum, one, nth) => sum + one * 2 ** (15 - nth), 0);
    const next = at + 17 + count;
    // The code of ones alone is nobody's.
    if (count === 0 || room > 65_535 || next > end) return false;
    const meant = bytes.subarray(at + 17, next);
    if (new Set(meant).size < count || meant.some((one) => (name < 16 ? one > 11 : (one & 15) > 10))) return false;
    at = next;
  }
  return end > from && at === end;
}

/** Eight bits a colour, grey or three colours, numbered from one. */
function isFrame(soFar: JpegSoFar, frame: Uint8Array): boolean {
  const colours = frame[5] ?? 0;
  if (soFar.colours > 0 || frame[0] !== 8 || (colours !== 1 && colours !== 3) || frame.length !== 6 + 3 * colours)
    return false;
  soFar.colours = colours;
  if (!canBeDrawn(view(frame).getUint16(3), view(frame).getUint16(1))) return false;
  for (let nth = 0; nth < colours; nth++) {
    const [id, sampling = 0, table = 4] = frame.subarray(6 + 3 * nth);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (id !== nth + 1 || across < 1 || across > 4 || down < 1 || down > 4 || table > 3) return false;
  }
  return true;
}

/** Which colours it draws, with which tables, and which part of each number. */
function isScan(soFar: JpegSoFar, scan: Uint8Array): boolean {
  const count = scan[0] ?? 0;
  if (count < 1 || count > soFar.colours || scan.length !== 4 + 2 * count) return false;
  for (let nth = 0; nth < count; nth++) {
    const [id = 0, tables = 0] = scan.subarray(1 + 2 * nth);
    if (id < 1 || id > soFar.colours || (nth > 0 && id <= (scan[2 * nth - 1] ?? 0))) return false;
    if (tables >> 4 > 3 || (tables & 15) > 3) return false;
  }
  const [first = 64, last = 64, bits = 255] = scan.subarray(1 + 2 * count);
  soFar.scans += 1;
  // Behind a scan come the tables of the next one.
  soFar.codes.clear();
  return soFar.progressive
    ? first <= last && last <= 63 && bits >> 4 <= 13 && (bits & 15) <= 13
    : soFar.scans <= soFar.colours && first === 0 && last === 63 && bits === 0;
}

/** Where the marker behind a scan begins: in a scan, 0xff is followed by 0 or by a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? -1;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** A colour profile says its own length and what it is; what an encoder writes for a screen has some hundred bytes, or three thousand. */
const isProfile = (bytes: Uint8Array, at: number, length: number): boolean =>
  length >= 128 &&
  length <= 4096 &&
  at + length <= bytes.length &&
  view(bytes).getUint32(at) === length &&
  text(bytes, at + 36, 4) === 'acsp';

const SIZED_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X']);
const WEBP_CHUNKS = new Set([...SIZED_CHUNKS, 'ALPH', 'ICCP']);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a chunk says of the image's size, from `at` on; null for what is cut off or damaged. RFC 9649. */
function webpSize(bytes: Uint8Array, name: string, at: number, length: number): Size | null {
  if (length < 10 && (name !== 'VP8L' || length < 5)) return null;
  if (at + length > bytes.length) return null;
  const all = view(bytes);
  switch (name) {
    case 'VP8 ':
      // A key frame and its start code; the upper two bits of each side say how to scale it.
      if (((bytes[at] ?? 1) & 1) !== 0 || text(bytes, at + 3, 3) !== '\x9d\x01\x2a') return null;
      return { width: all.getUint16(at + 6, true) & 0x3fff, height: all.getUint16(at + 8, true) & 0x3fff };
    case 'VP8L': {
      if (bytes[at] !== 0x2f) return null;
      const bits = all.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        width: (all.getUint32(at + 4, true) & 0xffffff) + 1,
        height: (all.getUint32(at + 6, true) >>> 8) + 1,
      };
  }
}

function isPlainWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 20 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return false;
  if (view(bytes).getUint32(4, true) + 8 !== bytes.length) return false;
  let drawn = 0;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = text(bytes, at, 4);
    const length = view(bytes).getUint32(at + 4, true);
    if (!WEBP_CHUNKS.has(name)) return false;
    if (name === 'ICCP' && !isProfile(bytes, at + 8, length)) return false;
    if (SIZED_CHUNKS.has(name)) {
      const size = webpSize(bytes, name, at + 8, length);
      if (size === null || !canBeDrawn(size.width, size.height)) return false;
    }
    if (name === 'VP8 ' || name === 'VP8L') drawn += 1;
    at += 8 + length + (length % 2);
  }
  return drawn === 1 && at === bytes.length;
}

/** What describes the picture; "Exif" and "mime" (XMP) are items of it, and their names stand in it as they are. */
const AVIF_NOTES = /Exif|mime|uri |uuid|xml|rdf/;

/** Every size that is said in what describes the picture ("ispe": ISO/IEC 23008-12, 6.5.3), of which there is one at least. */
function areAvifSizes(meta: Uint8Array): boolean {
  const said = text(meta, 0, meta.length);
  const places = [...said.matchAll(/ispe/g)].map(({ index }) => index);
  return (
    places.length > 0 &&
    places.every(
      (at) => at + 16 <= meta.length && canBeDrawn(view(meta).getUint32(at + 8), view(meta).getUint32(at + 12)),
    )
  );
}

function isPlainAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 32 || text(bytes, 4, 4) !== 'ftyp' || text(bytes, 8, 4) !== 'avif') return false;
  const seen: string[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view(bytes).getUint32(at);
    const name = text(bytes, at + 4, 4);
    // 0 is "to the end" and 1 "the length comes later": no encoder of a browser writes them.
    if (length < 8 || at + length > bytes.length) return false;
    if (name === 'ftyp' && length > 64) return false;
    if (name === 'meta' && (length > 4096 || AVIF_NOTES.test(text(bytes, at, length)))) return false;
    if (name === 'meta' && !areAvifSizes(bytes.subarray(at, at + length))) return false;
    seen.push(name);
    at += length;
  }
  return at === bytes.length && seen.join(' ') === 'ftyp meta mdat';
}
