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

/** JFIF's own head (APP0), colours (APP2), Adobe's word on colours (APP14); tables, frame and scan. Not Exif and XMP (APP1), not words (COM). */
const JPEG_SEGMENTS = new Set([0xe0, 0xe2, 0xee, 0xdb, 0xc4, 0xc0, 0xc1, 0xc2, 0xdd]);
/** A thumbnail in APP0 would be a second picture. */
const JFIF_BYTES = 16;

function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  let framed = false;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    const length = view(bytes).getUint16(at + 2);
    if (length < 2) return false;
    if (marker === 0xda) {
      const next = scanEnd(bytes, at + 2 + length);
      if (bytes[next] !== 0xff) return false;
      if (bytes[next + 1] === 0xd9) return framed && next + 2 === bytes.length;
      at = next;
      continue;
    }
    if (!JPEG_SEGMENTS.has(marker)) return false;
    if (marker === 0xe0 && (length > JFIF_BYTES || text(bytes, at + 4, 5) !== 'JFIF\0')) return false;
    if (
      marker === 0xe2 &&
      (text(bytes, at + 4, 14) !== 'ICC_PROFILE\0\x01\x01' || !isProfile(bytes, at + 18, length - 16))
    )
      return false;
    // Tables of 64 numbers, of one byte or of two, each with its own number before it.
    if (marker === 0xdb && (length - 2) % 65 !== 0 && (length - 2) % 129 !== 0) return false;
    if (marker === 0xee && (length !== 14 || text(bytes, at + 4, 5) !== 'Adobe')) return false;
    if (marker >= 0xc0 && marker <= 0xc2) framed = true;
    at += 2 + length;
  }
  return false;
}

/** A colour profile says its own length and what it is; what an encoder writes for a screen has some hundred bytes, or three thousand. */
const isProfile = (bytes: Uint8Array, at: number, length: number): boolean =>
  length >= 128 &&
  length <= 4096 &&
  at + length <= bytes.length &&
  view(bytes).getUint32(at) === length &&
  text(bytes, at + 36, 4) === 'acsp';

/** Where the marker behind a scan begins: in a scan, 0xff is followed by 0 or by a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? -1;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return at;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

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
    if (name === 'VP8 ' || name === 'VP8L') drawn += 1;
    at += 8 + length + (length % 2);
  }
  return drawn === 1 && at === bytes.length;
}

/** What describes the picture; "Exif" and "mime" (XMP) are items of it, and their names stand in it as they are. */
const AVIF_NOTES = /Exif|mime|uri |uuid|xml|rdf/;

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
    seen.push(name);
    at += length;
  }
  return at === bytes.length && seen.join(' ') === 'ftyp meta mdat';
}
