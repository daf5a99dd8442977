/** Work that the server does only for somebody who proved in the last minutes that it is they (PT428): asked for, then done. */
import { isRequestError } from '../core/session/request.ts';
import { m } from '../messages/messages.js';
import { toast } from '../ui/toaster.tsx';
import { requestWords, tellUnforeseen } from './requestWords.ts';
import { staffApi } from './useStaff.ts';

type Asker = () => Promise<boolean>;

/** The frame around the staff pages. */
let asker: Asker | null = null;

/** @returns what takes it away again. */
export function askProofsWith(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Rejects as the work does, also where the proof is not given. What the work had done before is done again by it. */
export async function withFreshProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isRequestError(cause) || cause.kind !== 'prove' || asker === null || !(await asker())) throw cause;
    return work();
  }
}

/** Before a list of people becomes a file: written down by the server. Resolves with whether it may; why not has been said. */
export async function mayExport(what: string): Promise<boolean> {
  try {
    await withFreshProof(async () => (await staffApi()).rpc('begin_export', { what }));
    return true;
  } catch (cause) {
    tellUnforeseen(cause);
    toast({ type: 'error', title: m.hooks_no_file, description: () => requestWords(cause) });
    return false;
  }
}
