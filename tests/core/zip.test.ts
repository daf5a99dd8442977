/** Zip, there and back, and nothing believed of one. */
import { crc32 as nodeCrc, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32, isZip, unzip, zipOf, type Bytes } from '../../src/core/zip.ts';

const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const text = (of: Bytes) => new TextDecoder().decode(of);
const any = () => true;

/** As other programs make one: compressed, and with a comment behind its end. */
function compressed(
  name: string,
  content: string,
  over: { readonly flags?: number; readonly crc?: number } = {},
): Bytes {
  const packed = Uint8Array.from(deflateRawSync(content));
  const zip = zipOf([{ name, bytes: packed }]);
  const head = new DataView(zip.buffer);
  const central = 30 + name.length + packed.length;
  head.setUint16(8, 8, true);
  head.setUint16(central + 8, over.flags ?? 0, true);
  head.setUint16(central + 10, 8, true);
  head.setUint32(central + 16, over.crc ?? nodeCrc(content), true);
  return new Uint8Array([...zip, ...bytes('a comment')]);
}

it('reckons CRC-32 as zlib does', () => {
  for (const one of ['', 'a', 'ñandú', 'x'.repeat(100_000)]) expect(crc32(bytes(one))).toBe(nodeCrc(one));
});

it('gives back what was packed, by its names', async () => {
  const files = [
    { name: 'services.csv', bytes: bytes('id,name\r\n') },
    { name: 'ñ/empty.csv', bytes: bytes('') },
  ];
  const zip = zipOf(files);
  expect(isZip(zip)).toBe(true);
  expect(zipOf(files)).toEqual(zip);
  const found = await unzip(zip, any, 1000);
  expect(found.map((one) => [one.name, text(one.bytes)])).toEqual([['services.csv', 'id,name\r\n'], ['ñ/empty.csv', '']]); // prettier-ignore
  expect(await unzip(zip, (name) => name.startsWith('ñ'), 1000)).toHaveLength(1);
});

it('reads one that is compressed and bears a comment', async () => {
  const [only] = await unzip(compressed('a.csv', 'id\n'.repeat(5000)), any, 20_000);
  expect(only && text(only.bytes)).toBe('id\n'.repeat(5000));
});

describe('is refused:', () => {
  const zip = zipOf([{ name: 'a', bytes: bytes('abc') }]);
  const spoilt = (at: number, by: number) => Uint8Array.from(zip, (byte, n) => (n === at ? by : byte));
  it.each<[string, Bytes, number]>([
    ['nothing', bytes(''), 10],
    ['no zip', bytes('x'.repeat(100)), 10],
    ['half of one', zip.slice(0, 40), 10],
    ['a letter changed on the way', spoilt(32, 0x41), 10],
    ['a list that begins elsewhere', spoilt(zip.length - 6, 1), 10],
    ['one that unpacks into more than is allowed', compressed('a', '0'.repeat(5_000_000)), 100_000],
    ['one that is larger than it says', compressed('a', 'abc', { crc: 1 }), 100],
    ['one with a password', compressed('a', 'abc', { flags: 1 }), 100],
  ])('%s', async (_, given, most) => {
    await expect(unzip(given, any, most)).rejects.toThrow();
  });
});
