/** Zip (PKWARE's APPNOTE): several files as one, stored as they are; and reading one, also a compressed one, up to a size that is told. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface ZipEntry {
  /** With its folders. */
  readonly name: string;
  readonly bytes: Bytes;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The lengths of their fixed parts. */
const [LOCAL_LENGTH, CENTRAL_LENGTH, END_LENGTH] = [30, 46, 22];
const MOST_COMMENT = 65_535;
const UTF8 = 0x0800;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** 1980-01-01, the first there is: the same files are the same zip. */
const NO_DATE = 0x21;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

export function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export function zipOf(files: readonly ZipEntry[]): Bytes {
  const [parts, directory]: [Bytes[], Bytes[]] = [[], []];
  let at = 0;
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    const about = [crc32(bytes), bytes.length, bytes.length] as const;
    const local = packed(LOCAL_LENGTH, LOCAL, [20, UTF8, STORED, 0, NO_DATE], about, [title.length, 0]);
    const central = packed(CENTRAL_LENGTH, CENTRAL, [20, 20, UTF8, STORED, 0, NO_DATE], about, [title.length]);
    new DataView(central.buffer).setUint32(42, at, true);
    parts.push(local, title, bytes);
    directory.push(central, title);
    at += local.length + title.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = packed(END_LENGTH, END, [0, 0, files.length, files.length], [size, at], []);
  return joined([...parts, ...directory, end]);
}

/** A signature, then numbers of two bytes, of four, and of two again; the rest is nothing. */
function packed(
  length: number,
  sign: number,
  two: readonly number[],
  four: readonly number[],
  last: readonly number[],
) {
  const bytes = new Uint8Array(length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, sign, true);
  for (const [n, one] of two.entries()) head.setUint16(4 + 2 * n, one, true);
  const then = 4 + 2 * two.length;
  for (const [n, one] of four.entries()) head.setUint32(then + 4 * n, one, true);
  for (const [n, one] of last.entries()) head.setUint16(then + 4 * four.length + 2 * n, one, true);
  return bytes;
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether it begins as a zip does. */
export const isZip = (bytes: Bytes): boolean => bytes.length >= END_LENGTH && view(bytes).getUint32(0, true) === LOCAL;

const view = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * @param wanted by name; the others are not unpacked.
 * @param most bytes of all that are wanted together: a small file may unpack into a very large one.
 * Rejects with an Error for what is broken, locked or too large.
 */
export async function unzip(bytes: Bytes, wanted: (name: string) => boolean, most: number): Promise<ZipEntry[]> {
  const head = view(bytes);
  const found: ZipEntry[] = [];
  let [at, left] = [0, most];
  const end = endOf(head);
  at = head.getUint32(end + 16, true);
  for (let n = head.getUint16(end + 10, true); n > 0; n -= 1) {
    if (head.getUint32(at, true) !== CENTRAL) throw new Error('No zip: its list is broken.');
    const [flags, method] = [head.getUint16(at + 8, true), head.getUint16(at + 10, true)];
    const [crc, size] = [head.getUint32(at + 16, true), head.getUint32(at + 20, true)];
    const title = head.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + title));
    const start = head.getUint32(at + 42, true);
    at += CENTRAL_LENGTH + title + head.getUint16(at + 30, true) + head.getUint16(at + 32, true);
    if (!wanted(name)) continue;
    if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw new Error('A zip that is locked.');
    const from = start + LOCAL_LENGTH + head.getUint16(start + 26, true) + head.getUint16(start + 28, true);
    const raw = bytes.subarray(from, from + size);
    if (raw.length !== size) throw new Error('No zip: it ends too early.');
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what is left is known then
    const plain = method === STORED ? raw : await inflated(raw, left);
    left -= plain.length;
    if (left < 0) throw new Error('A zip that is too large.');
    if (crc32(plain) !== crc) throw new Error('No zip: a file in it is broken.');
    found.push({ name, bytes: plain });
  }
  return found;
}

/** Behind it may stand a comment. */
function endOf(head: DataView): number {
  const last = head.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - MOST_COMMENT; at -= 1) if (head.getUint32(at, true) === END) return at;
  throw new Error('No zip: it has no end.');
}

async function inflated(bytes: Bytes, most: number): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Bytes[] = [];
  for (let size = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('A zip that is too large.');
    }
    parts.push(value);
  }
}
