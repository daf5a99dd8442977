/** Whether an RSVP that has arrived has a place or waits for one. The server knows; it says so to whoever knows the RSVP's id. */
import { useEffect, useState } from 'react';
import { exchange } from '../../../adapters/supabase/exchange.ts';
import { callPath } from '../../../backend/paths.ts';
import { backendEnv } from '../../../wiring/env.ts';

export type Place = 'place' | 'waiting';

/** A person looks at "Confirming..." meanwhile: ms. */
const PATIENCE_MS = 2500;

/** null when nobody can tell: no network, over, cancelled, taken back. Never rejects. */
export async function askPlace(rsvpId: string): Promise<Place | null> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      `${url}${callPath('rsvp_place', { rsvp: rsvpId })}`,
      { headers: { apikey: key, accept: 'application/json' }, cache: 'no-store' },
      { timeoutMs: PATIENCE_MS },
    );
    const said: unknown = response?.ok ? JSON.parse(text) : null;
    return said === 'place' || said === 'waiting' ? said : null;
  } catch {
    return null;
  }
}

/** Asked once when it is shown; `rsvpId` null asks nothing. */
export function usePlace(rsvpId: string | null): Place | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly place: Place | null } | null>(null);
  useEffect(() => {
    let gone = false;
    if (rsvpId !== null) {
      void askPlace(rsvpId).then((place) => {
        if (!gone) setKnown({ id: rsvpId, place });
      });
    }
    return () => {
      gone = true;
    };
  }, [rsvpId]);
  return known !== null && known.id === rsvpId ? known.place : null;
}
