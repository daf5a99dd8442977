/** Opening a mail's link: takes the session out of the address, once, and takes the address clean. */
import { useEffect, useState } from 'react';
import type { AuthFailure } from '../../core/session/ports.ts';
import { parseMailLink, type MailPurpose } from '../../core/session/mailLink.ts';
import { noSession } from '../../hooks/authWords.ts';
import { loadSession } from '../../hooks/useSession.ts';

export type LinkState =
  | { readonly state: 'none' }
  | { readonly state: 'taking' }
  | { readonly state: 'failed'; readonly failure: AuthFailure };

/** Links this page has opened: StrictMode and a re-render must not spend a one-time token twice. */
const taken = new Set<string>();

const failed = (failure: AuthFailure): LinkState => ({ state: 'failed', failure });

export function useMailLink(hash: string, onTaken: (purpose: MailPurpose) => void): LinkState {
  const [state, setState] = useState<LinkState>(() => {
    const link = parseMailLink(hash);
    if (!link) return { state: 'none' };
    return link.kind === 'session' ? { state: 'taking' } : failed(link.failure);
  });
  useEffect(() => {
    const link = parseMailLink(hash);
    if (!link) return;
    // Neither the history nor a shared screenshot may hold a token.
    history.replaceState(history.state, '', location.pathname + location.search);
    if (link.kind !== 'session' || taken.has(link.refreshToken)) return;
    taken.add(link.refreshToken);
    void loadSession()
      .then((session) => session.takeLink(link.refreshToken))
      .catch(noSession)
      .then((result) => {
        setState(result.ok ? { state: 'none' } : failed(result.failure));
        if (result.ok) onTaken(link.purpose);
      });
    // oxlint-disable-next-line react/exhaustive-deps -- once per hash; the callback is the page's and changes with every render
  }, [hash]);
  return state;
}
