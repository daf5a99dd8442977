/** Finding the items that the server refused or failed on, to count them: kind and code, never what is in them. */
import { FAILURE_REPORT } from '../../core/failures/failure.ts';
import type { ItemState } from '../../core/outbox/record.ts';
import type { CampaignDb, StoredItem } from './db.ts';

/** Looked at in one go: who has more than this waiting is told of by the others. */
const LOOKED_AT = 300;

export interface Troubled {
  readonly refused: readonly StoredItem[];
  /** Still queued after answers of 500 that nobody can explain, or after a fault of our own. */
  readonly faulted: readonly StoredItem[];
  /** Reports of failures themselves: nobody's, and of no use once refused. */
  readonly refusedReports: readonly string[];
  readonly waitingReports: number;
}

const isFaulted = ({ faults, lastError }: StoredItem) => faults > 0 || (lastError?.code.startsWith('app-') ?? false);

export async function troubledItems(db: CampaignDb): Promise<Troubled> {
  const inState = (state: ItemState) =>
    db.outbox.where('[state+priority+seq]').between([state, -Infinity, -Infinity], [state, Infinity, Infinity]);
  const [refused, queued] = await db.transaction('r', db.outbox, () =>
    Promise.all([inState('refused').limit(LOOKED_AT).toArray(), inState('queued').limit(LOOKED_AT).toArray()]),
  );
  const isReport = ({ kind }: StoredItem) => kind === FAILURE_REPORT;
  return {
    refused: refused.filter((item) => !isReport(item)),
    faulted: queued.filter((item) => isFaulted(item) && !isReport(item)),
    refusedReports: refused.filter(isReport).map(({ id }) => id),
    waitingReports: queued.filter(isReport).length,
  };
}
