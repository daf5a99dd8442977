/** Pictures as the desk has them: the server's, what was decided about each on this device meanwhile, and saving both kinds. */
import { useMemo } from 'react';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { pictureActKind, sitePictureKind, type PictureAct, type TakenPicture } from '../model/pictureKinds.ts';
import { deskPicturesRead, type PictureLine } from './pictureReads.ts';
import { afterwards, outboxNow, saveFact } from './saveDesk.ts';

const TOPIC = 'place-pictures';

export interface DeskPicture {
  readonly line: PictureLine;
  /** Decided on this device, and the list does not have it yet. */
  readonly own: 'saved' | 'refused' | null;
}
export interface DeskPictures {
  readonly read: CachedRead<PictureLine>;
  readonly pictures: readonly DeskPicture[];
}

export function useDeskPictures(userId: string): DeskPictures {
  const read = useStaffRead(deskPicturesRead);
  const here = useKeptFacts(TOPIC, userId);
  const { rows } = read;
  const pictures = useMemo(() => {
    const own = new Map<string, { readonly id: string; readonly refused: boolean; readonly seen: string | null }>();
    for (const { id, fact, state } of here?.kept ?? []) {
      const { picture, seen } = fact as PictureAct; // savePictureAct wrote it
      own.set(picture, { id, refused: state === 'refused', seen });
    }
    return (rows ?? []).map((line): DeskPicture => {
      const mine = own.get(line.id);
      // Once the server's head is another one than it was, the list knows what came of it.
      const known = mine === undefined || line.head !== mine.seen;
      return { line, own: known ? null : mine.refused ? 'refused' : 'saved' };
    });
  }, [rows, here]);
  return { read, pictures };
}

/** Each resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export const savePictureAct = (userId: string, act: PictureAct): Promise<void> =>
  saveFact(TOPIC, pictureActKind, userId, act);

export async function savePlacePicture(userId: string, site: string, taken: TakenPicture): Promise<void> {
  const { id, ...drawn } = taken;
  await enqueueOnce(await outboxNow(), sitePictureKind, { report: null, site, ...drawn }, { id, as: userId });
  afterwards();
}
