/** Taking a place off its page: every place with what was done here meanwhile. */
import { useMemo } from 'react';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { hideKind, KEY, type Hiding } from '../model/deskKinds.ts';
import { allSitesRead, type KnownSite } from './allSites.ts';
import { saveFact } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

const TOPIC = 'place-hides';
export const UNSENT_HIDES = unsentFacts(hideKind, KEY);

export interface Hides {
  readonly read: CachedRead<KnownSite>;
  /** As the server has them, but for what was done here and has not arrived. */
  readonly sites: readonly (KnownSite & { readonly waits: boolean })[] | null;
}

export function useHides(userId: string): Hides {
  const read = useStaffRead(allSitesRead);
  const here = useKeptFacts(TOPIC, userId, UNSENT_HIDES);
  const { rows } = read;
  useForgetSent(TOPIC, userId, here, read);
  const sites = useMemo(() => {
    const own = new Map<string, { readonly hidden: boolean; readonly waits: boolean }>();
    for (const { fact, state } of here?.kept ?? []) {
      const { site, hidden } = fact as Hiding; // saveHiding wrote it
      if (state === 'refused') own.delete(site);
      // What has arrived counts until the server's list has it: the button must not offer the same once more.
      else own.set(site, { hidden, waits: state !== 'delivered' });
    }
    return rows && rows.map((one) => ({ ...one, waits: false, ...own.get(one.id) }));
  }, [rows, here]);
  return { read, sites };
}

/** Resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export const saveHiding = (userId: string, hiding: Hiding): Promise<void> => saveFact(TOPIC, hideKind, userId, hiding);
