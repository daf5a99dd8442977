/** What a mail's link left on the sign-in page: why it did not work. What opens an account is the confirming page's. */
import { useEffect, useState } from 'react';
import { parseMailLink } from '../../core/session/mailLink.ts';
import type { AuthFailure } from '../../core/session/ports.ts';

export type LinkState =
  | { readonly state: 'none' }
  | { readonly state: 'taking' }
  | { readonly state: 'failed'; readonly failure: AuthFailure };

/** @param hash location.hash as the page was opened with it. */
export function useMailLink(hash: string): LinkState {
  const [state] = useState<LinkState>(() => {
    const link = parseMailLink(hash);
    return link?.kind === 'failed' ? { state: 'failed', failure: link.failure } : { state: 'none' };
  });
  useEffect(() => {
    if (parseMailLink(hash)) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return state;
}
