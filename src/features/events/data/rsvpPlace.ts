/** Whether an RSVP that has arrived has a place, waits for one or is held for review. The server tells those who know the RSVP's id. */
import { useEffect, useState } from 'react';
import { exchange } from '../../../adapters/supabase/exchange.ts';
import { callPath } from '../../../backend/paths.ts';
import { backendEnv } from '../../../wiring/env.ts';

const PLACES = ['place', 'waiting', 'review'] as const;
export type Place = (typeof PLACES)[number];

/** A person looks at "Confirming..." meanwhile: ms. */
const PATIENCE_MS = 2500;

/** null when there is none to tell: over, cancelled, withdrawn. 'unknown' without an answer. Never rejects. */
export async function askPlace(rsvpId: string): Promise<Place | 'unknown' | null> {
  try {
    const { url, key } = backendEnv();
    const { response, text } = await exchange(
      `${url}${callPath('rsvp_place', { rsvp: rsvpId })}`,
      { headers: { apikey: key, accept: 'application/json' }, cache: 'no-store' },
      { timeoutMs: PATIENCE_MS },
    );
    if (!response || response.status >= 500) return 'unknown';
    const said: unknown = response.ok ? JSON.parse(text) : null;
    return PLACES.find((place) => place === said) ?? null;
  } catch {
    return 'unknown';
  }
}

/** Asked once when it is shown; `rsvpId` null asks nothing. */
export function usePlace(rsvpId: string | null): Place | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly place: Place | null } | null>(null);
  useEffect(() => {
    let gone = false;
    if (rsvpId !== null) {
      void askPlace(rsvpId).then((place) => {
        if (!gone) setKnown({ id: rsvpId, place: place === 'unknown' ? null : place });
      });
    }
    return () => {
      gone = true;
    };
  }, [rsvpId]);
  return known !== null && known.id === rsvpId ? known.place : null;
}
