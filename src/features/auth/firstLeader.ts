/** Asking whether the campaign still waits for its first leader, and becoming it by the code from the server's terminal. */
import { loadSession } from '../../hooks/useSession.ts';
import { staffApi } from '../../hooks/useStaff.ts';

/** Nobody's sign-in waits longer than this (ms) for a question that concerns one person in a campaign's life. */
const ASK_AT_MOST_MS = 4_000;

/** Asked for accounts without a role alone. Never rejects: no answer, or a server that knows nothing of it, is a no. */
export async function firstLeaderWanted(): Promise<boolean> {
  const state = (await loadSession()).state();
  if (state.status !== 'signed-in' || state.identity.roles.length > 0) return false;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ASK_AT_MOST_MS));
  const asked = staffApi()
    .then((api) => api.rpc('first_leader_wanted', {}))
    .then(
      (answer) => answer === true,
      () => false,
    );
  return Promise.race([asked, late]);
}

/** 'wrong': and may be typed again. 'void': this code will never work; the server's next start shows another. */
export type Claim = 'done' | 'wrong' | 'void';

/** Rejects with RequestError when there is no answer. */
export async function claimFirstLeader(code: string): Promise<Claim> {
  const api = await staffApi();
  if ((await api.rpc('claim_first_leader', { code })) === true) {
    // The page shows what the server says of the roles now.
    await (await loadSession()).recheck();
    return 'done';
  }
  return (await api.rpc('first_leader_wanted', {})) === true ? 'wrong' : 'void';
}
