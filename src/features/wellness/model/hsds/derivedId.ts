/** Ids for parts that have none of their own here, and for those of others that are no UUID: the same each time, so that a file read twice is the same. */
import { isUuid } from '../../../../core/uuid.ts';

/** Four 32-bit numbers of a text, by cyrb128's mixing. Not against anybody who wants two texts of one id. */
function mixed(text: string): readonly number[] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a, b, c, d];
}

/** A UUID of version 8 (RFC 9562): made by a rule of our own. */
export function derivedId(...of: readonly string[]): string {
  const hex = mixed(of.join('\n'))
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The id itself, where it is a UUID. */
export const uuidOf = (id: string): string => (isUuid(id) ? id.toLowerCase() : derivedId('hsds', id));
