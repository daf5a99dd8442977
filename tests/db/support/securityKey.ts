/** A security key in software, as a browser speaks for it: ES256, no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
}

export interface SecurityKey {
  /** The answer to a challenge of the type `create`. */
  create(options: Options, origin: string): object;
  /** The answer to a challenge of the type `request`. */
  get(options: Options, origin: string): object;
}

export function makeSecurityKey(): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  return {
    create({ challenge, rp }, origin) {
      const client = clientData('webauthn.create', challenge, origin);
      const idLength = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(rp?.id ?? '', 0x45, ++counter), key]);
      // {fmt: "none", attStmt: {}, authData: data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return { ...named(id), response: { clientDataJSON: b64(client), attestationObject: b64(attestation) } };
    },
    get({ challenge, rpId }, origin) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId ?? '', 0x05, ++counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) };
      return { ...named(id), response };
    },
  };
}

const b64 = (data: Buffer): string => data.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const named = (id: Buffer) => ({
  id: b64(id),
  rawId: b64(id),
  type: 'public-key',
  authenticatorAttachment: 'cross-platform',
  clientExtensionResults: {},
});
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

// CBOR, no more of it than a key says.
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255]),
    data,
  ]);

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (part: string): Buffer => bytes(Buffer.from(part, 'base64url'));
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), point(x), Buffer.from([0x22]), point(y)]);
}
