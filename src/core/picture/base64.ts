/** Bytes as text and back: what an outbox item carries. */

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In parts: a call takes so many arguments and no more.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Throws for what is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
