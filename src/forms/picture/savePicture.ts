/** Keeping a chosen picture: drawn anew, then durable in the outbox, before anything is shown as saved. */
import { drawAnew } from '../../adapters/browser/drawAnew.ts';
import { sha256Of } from '../../adapters/browser/hash.ts';
import { askToPersist } from '../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../core/outbox/once.ts';
import { toBase64 } from '../../core/picture/base64.ts';
import { ENDINGS, type PictureFile, type PictureValue } from '../../core/picture/value.ts';
import { uuid } from '../../core/uuid.ts';
import { staffKindOf } from '../../wiring/staffKinds.ts';

/** A phone, a small window, a screen: pixels of the longer side. */
const LONGEST = [480, 960, 1600];
/** Below the server's 600 kB, and little enough for a weak network. */
const MOST_BYTES = 400_000;

/** The browser cannot read it. Nothing was saved. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** The outbox item of a file. Of its hash: the same picture chosen twice is kept and sent once. */
export const itemOf = (file: string): string =>
  `${file.slice(0, 8)}-${file.slice(8, 12)}-4${file.slice(13, 16)}-8${file.slice(17, 20)}-${file.slice(20, 32)}`;

/** Resolves once it is on this device's disk. Rejects with UnreadablePicture, or with OutboxError: then there is no picture. */
export async function savePicture(chosen: Blob, userId: string): Promise<PictureValue> {
  const [drawn, { runtime }] = await Promise.all([
    drawAnew(chosen, { longest: LONGEST, types: ['image/avif', 'image/webp', 'image/jpeg'], mostBytes: MOST_BYTES }),
    import('../../wiring/runtime.ts'),
  ]);
  if (drawn === null || drawn.length === 0) throw new UnreadablePicture();
  const media = uuid();
  const { outbox } = runtime();
  const files: PictureFile[] = [];
  for (const { type, width, height, bytes } of drawn) {
    const file = `${await sha256Of(bytes)}.${ENDINGS[type]}`;
    files.push({ file, width, height });
    const payload = { media, file, bytes: toBase64(bytes) };
    // Known under an older picture's name: it is this very file, and it may be on its way.
    if ((await outbox.get(itemOf(file))) === undefined)
      await enqueueOnce(outbox, staffKindOf('picture-file'), payload, { id: itemOf(file), as: userId });
  }
  await enqueueOnce(outbox, staffKindOf('picture'), { media, files }, { id: media, as: userId });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
  return { media, files, x: 50, y: 50, decorative: false, alt: {} };
}
