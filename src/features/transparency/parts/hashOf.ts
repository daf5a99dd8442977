/** The SHA-256 of a file, made on the device: nothing of the file leaves it. */

/** Bytes: more than this at once is too much for a phone. */
export const MOST_BYTES = 100_000_000;

export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
