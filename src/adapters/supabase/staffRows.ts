/** Reads rows as the person who is signed in, for the cached reads of staff pages. */
import type { ReadFetcher } from '../../core/reads/ports.ts';
import type { StaffApi } from '../../backend/staffApi.ts';
import { isRequestError } from '../../core/session/request.ts';

/** @param api asked for anew each time: it is built when it is first needed. */
export function createStaffRowFetcher(api: () => StaffApi): ReadFetcher {
  return {
    async getRows(path, signal) {
      try {
        return { rows: await api().get(path, signal), keptAt: null };
      } catch (cause) {
        // Everything else was not foreseen by anybody.
        if (!isRequestError(cause)) throw cause;
        return { trouble: cause.kind === 'offline' ? 'offline' : 'fault' };
      }
    },
  };
}
