/** The pictures that everybody sees, asked for once: for a file that is made at a press. */
import { shownPicturesRead, type ShownPicture } from './pictureReads.ts';

/** What the device keeps where there is no network; none where it keeps nothing. Never rejects. */
export async function shownPicturesNow(): Promise<readonly ShownPicture[]> {
  try {
    const reads = (await import('../../../wiring/reads.ts')).publicReads();
    await reads.ask(shownPicturesRead);
    return reads.snapshot(shownPicturesRead).rows ?? [];
  } catch {
    return [];
  }
}
