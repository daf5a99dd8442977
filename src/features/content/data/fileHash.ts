/** What a document says of its file, by the file itself, which stays on the device. */
import { sha256Of } from '../../../adapters/browser/hash.ts';

/** Bytes: more than this at once is too much for a phone. */
const MOST_BYTES = 100_000_000;

export type FileSaid = { readonly sha256: string; readonly bytes: number } | 'too-big' | 'unreadable';

/** Never rejects. */
export async function fileSaid(file: Blob): Promise<FileSaid> {
  if (file.size > MOST_BYTES) return 'too-big';
  try {
    return { sha256: await sha256Of(new Uint8Array(await file.arrayBuffer())), bytes: file.size };
  } catch {
    // Moved or taken away since it was chosen.
    return 'unreadable';
  }
}
