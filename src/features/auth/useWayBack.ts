/** Coming back from a provider: its code becomes a session, once, and the address is clean. */
import { useEffect, useState } from 'react';
import { nameOf } from '../../core/session/arrival.ts';
import { isWayBack, withoutWayBack } from '../../core/session/elsewhere.ts';
import { noSession } from '../../hooks/authWords.ts';
import { askElsewhere } from '../../hooks/useElsewhere.ts';
import { loadSession } from '../../hooks/useSession.ts';
import type { AuthResult } from '../../core/session/ports.ts';
import { m } from '../../messages/messages.js';
import { toast } from '../../ui/toaster.tsx';
import type { LinkState } from './useMailLink.ts';

/** StrictMode and a re-render must not spend a code twice. */
const redeemed = new Set<string>();

async function takeSession(search: string): Promise<AuthResult> {
  const got = await askElsewhere((elsewhere) => elsewhere.redeem(search));
  if (!got.ok) return got;
  if (!('data' in got)) return noSession(null);
  return loadSession().then((session) => session.takeLink(got.data), noSession);
}

/** The provider may have signed in another account than the person meant. */
async function announce(): Promise<void> {
  const state = (await loadSession()).state();
  if (state.status !== 'signed-in') return;
  const name = nameOf(state.identity);
  toast({ type: 'success', title: () => m.auth_signed_in_as({ name }) });
}

/** @param search location.search as the page was opened with it. */
export function useWayBack(search: string, onTaken: () => void): LinkState {
  const [state, setState] = useState<LinkState>({ state: isWayBack(search) ? 'taking' : 'none' });
  useEffect(() => {
    if (!isWayBack(search)) return;
    // Neither the history nor a shared screenshot may hold a code. What a provider says stands behind the # as well.
    history.replaceState(history.state, '', location.pathname + withoutWayBack(location.search));
    if (redeemed.has(search)) return;
    redeemed.add(search);
    void takeSession(search).then((result) => {
      setState(result.ok ? { state: 'none' } : { state: 'failed', failure: result.failure });
      if (!result.ok) return;
      void announce();
      onTaken();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once per address; the callback is the page's and changes with every render
  }, [search]);
  return state;
}
