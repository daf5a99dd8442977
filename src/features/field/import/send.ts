/** Handing a voter file over batch by batch. Each batch is confirmed before the next, so it may end anywhere. */
import type { StaffApi } from '../../../backend/staffApi.ts';
import { isRequestError, type RequestFailure } from '../../../core/session/request.ts';
import type { Reading } from './check.ts';
import type { Batch } from './protocol.ts';
import type { VoterReader } from './reader.ts';
import { progressOf, type ImportProgress } from './reads.ts';

export interface Sending {
  /** Rejects with RequestError. */
  readonly api: () => Promise<StaffApi>;
  readonly reader: Pick<VoterReader, 'batches'>;
  readonly reading: Reading;
  readonly fileName: string;
  readonly total: number;
  /** The same file read the same way has the same one. */
  readonly fingerprint: string;
  readonly tell: (progress: ImportProgress) => void;
  /** Asked between batches. */
  readonly stopped: () => boolean;
  /** Between tries after a request without an answer, ms. */
  readonly pauses?: readonly number[];
}

export interface Ended {
  readonly all: boolean;
  /** What stood against it, as it was thrown; null when nothing did. */
  readonly problem: unknown;
}

const PAUSES = [1000, 3000, 8000];
/** What a pause may mend. */
const PASSING: ReadonlySet<RequestFailure> = new Set<RequestFailure>(['offline', 'too-many']);

/** Never rejects. */
export async function sendAll(sending: Sending): Promise<Ended> {
  const { reader, reading, tell, stopped, pauses = PAUSES } = sending;
  try {
    const api = await sending.api();
    const begun = progressOf(
      await api.rpc('begin_import', {
        fingerprint: sending.fingerprint,
        file_name: sending.fileName,
        rows_total: sending.total,
        source: reading.source,
      }),
    );
    tell(begun);
    let latest = begun;
    for await (const batch of reader.batches(reading, begun.rows_done)) {
      latest = await send(api, begun.id, batch, stopped, pauses);
      tell(latest);
      if (stopped()) break;
    }
    return { all: latest.finished_at !== null, problem: null };
  } catch (cause) {
    return { all: false, problem: stopped() ? null : cause };
  }
}

/** A batch sent again is counted once: asking again after a lost answer is safe. */
async function send(
  api: StaffApi,
  id: string,
  batch: Batch,
  stopped: () => boolean,
  pauses: readonly number[],
): Promise<ImportProgress> {
  const args = {
    import: id,
    first: batch.first,
    upto: batch.upto,
    voters: batch.voters,
    left_out: batch.leftOut,
    duplicates: batch.duplicates,
  };
  for (const pause of pauses) {
    try {
      return progressOf(await api.rpc('import_voters', args));
    } catch (cause) {
      if (!isRequestError(cause) || !PASSING.has(cause.kind) || stopped()) throw cause;
      await new Promise((after) => setTimeout(after, pause));
    }
  }
  return progressOf(await api.rpc('import_voters', args));
}
