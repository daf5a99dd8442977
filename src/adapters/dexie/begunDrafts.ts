/** Which drafts of one form lie on this device, always as it is now: for a form that is begun several times. */
import type { Live } from '../../core/outbox/view.ts';
import type { CampaignDb, DraftRow } from './db.ts';
import { liveAnswer } from './live.ts';

export type BegunDraft = Pick<DraftRow, 'key' | 'values' | 'updatedAt'>;

/** Open ones alone: what somebody who has left wrote stays closed. */
export const begunDrafts = (
  db: CampaignDb,
  prefix: string,
  onTrouble: (cause: unknown) => void,
): Live<readonly BegunDraft[]> =>
  liveAnswer(async () => {
    const rows = await db.drafts.where('key').startsWith(prefix).toArray();
    return rows.filter(({ sealed }) => sealed === undefined);
  }, onTrouble);
