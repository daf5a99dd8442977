/** The short code a person can read out on the phone. */

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'XXXX-XXXX' from the last 40 bits of a uuid: those are random in versions 4 and 7 alike. Throws on anything else. */
export function receiptCode(id: string): string {
  const hex = id.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) throw new TypeError('A receipt code needs a uuid.');
  let bits = BigInt(`0x${hex.slice(-10)}`);
  let code = '';
  for (let i = 0; i < 8; i++) {
    code = (CROCKFORD[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
