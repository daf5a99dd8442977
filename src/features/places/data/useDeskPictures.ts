/** Pictures as the desk has them: the server's, what was decided about each on this device meanwhile, and saving both kinds. */
import { useCallback, useMemo } from 'react';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { KEY } from '../model/deskKinds.ts';
import { pictureNow, type DeskPicture, type OwnPictureAct, type PictureLine } from '../model/pictureDesk.ts';
import { pictureActKind, type PictureAct } from '../model/pictureKinds.ts';
import type { ReportLine } from './deskRead.ts';
import { deskPicturesRead } from './deskPictureReads.ts';
import { saveFact, type Kept } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

const TOPIC = 'place-pictures';
export const UNSENT_PICTURE_ACTS = unsentFacts(pictureActKind, KEY);

export interface DeskPictures {
  /** Those that staff took at places, the newest. */
  readonly read: CachedRead<PictureLine>;
  /** As this device knows it by now. */
  readonly now: (line: PictureLine) => DeskPicture;
  /** The lists that pictures are on, anew. */
  readonly refresh: () => Promise<void>;
}

/** @param reports the list on which the pictures of reports are. */
export function useDeskPictures(userId: string, reports: CachedRead<ReportLine>): DeskPictures {
  const read = useStaffRead(deskPicturesRead);
  const here = useKeptFacts(TOPIC, userId, UNSENT_PICTURE_ACTS);
  const { refresh: refreshOwn, troubleNow: ownTrouble } = read;
  const { refresh: refreshReports, troubleNow: reportTrouble, asOf } = reports;
  const refresh = useCallback(async () => {
    await refreshOwn();
    await refreshReports();
  }, [refreshOwn, refreshReports]);
  const troubleNow = useCallback(() => ownTrouble() ?? reportTrouble(), [ownTrouble, reportTrouble]);
  useForgetSent(TOPIC, userId, here, { refresh, troubleNow, asOf });
  const now = useMemo(() => {
    const own = new Map<string, OwnPictureAct[]>();
    for (const { id, fact, state } of here?.kept ?? []) {
      const act = fact as PictureAct; // savePictureAct wrote it
      own.set(act.picture, [...(own.get(act.picture) ?? []), { ...act, id, delivery: deliveryOf(state) }]);
    }
    return (line: PictureLine) => pictureNow(line, own.get(line.id) ?? []);
  }, [here]);
  return { read, now, refresh };
}

/** Each resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export const savePictureAct = (userId: string, act: PictureAct, kept?: Kept): Promise<void> =>
  saveFact(TOPIC, pictureActKind, userId, act, kept);
