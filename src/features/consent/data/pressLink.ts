/** Presses one of the mails' links, as a visitor. Not by the outbox: somebody who unsubscribes is to know that it is done, or that it is not. */
import { exchange } from '../../../adapters/supabase/exchange.ts';
import { functionPath } from '../../../backend/paths.ts';
import { backendEnv } from '../../../wiring/env.ts';
import { CALLED, type LinkName } from '../model/link.ts';

/** `offline`: nobody could be asked. `later`: somebody could, and did not do it. */
export type Pressed = 'done' | 'unknown' | 'later' | 'offline';

const PATIENCE_MS = 15_000;

/** Never rejects. */
export async function pressLink(name: LinkName, token: string): Promise<Pressed> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      url + functionPath(CALLED[name]),
      {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
        cache: 'no-store',
      },
      { timeoutMs: PATIENCE_MS },
    );
    if (response === null) return 'offline';
    const said: unknown = response.ok ? JSON.parse(text) : null;
    return said === 'done' || said === 'unknown' ? said : 'later';
  } catch {
    return 'later';
  }
}
