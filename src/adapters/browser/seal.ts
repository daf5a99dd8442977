/** Closing and opening with the browser's own AES-GCM (256 bit), under a key that cannot be taken out of the browser again. */
import type { Seal } from '../../core/seal/ports.ts';
import { isJson } from '../../core/outbox/transfer.ts';

const IV_BYTES = 12;

/** Null where the browser has no cryptography to offer: only pages of a secure origin have. */
export async function importSealKey(
  secret: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<CryptoKey | null> {
  const bytes = fromBase64(secret);
  if (subtle === undefined || bytes.length !== 32) return null;
  return subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** A new one that never leaves this browser. Rejects where there is no cryptography. */
export async function makeSealKey(): Promise<CryptoKey> {
  return globalThis.crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export function createSeal(key: CryptoKey): Seal {
  const { subtle } = globalThis.crypto;
  const how = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(about),
  });
  return {
    async close(value, about) {
      const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = await subtle.encrypt(how(iv, about), key, new TextEncoder().encode(JSON.stringify(value)));
      return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    },
    async open(sealed, about) {
      const data = await subtle.decrypt(how(fromBase64(sealed.iv), about), key, fromBase64(sealed.data));
      const value: unknown = JSON.parse(new TextDecoder().decode(data));
      if (!isJson(value)) throw new TypeError('What was closed is not JSON.');
      return value;
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  // Bit by bit: a long note does not fit into one call's arguments.
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
