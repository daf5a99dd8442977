/**
 * A JPEG without everything that is not needed to draw it. Safari's canvas writes an Exif segment of its own into a picture that was drawn
 * anew, and servers of ours take none.
 */

/**
 * Frame, tables, scan: what draws; and its own head. Not its colours (APP2): a canvas draws in sRGB, which is what is meant without them.
 * Adobe's word (APP14) stays, though servers refuse it: without it other colours would be seen.
 */
const KEPT = (marker: number) =>
  marker === 0xe0 || marker === 0xee || (marker >= 0xc0 && marker <= 0xc4) || marker === 0xdb || marker === 0xdd;

/** The same bytes for what is no JPEG. */
export function strippedJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (KEPT(bytes[at + 1] ?? 0)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  parts.push(bytes.subarray(at));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
