/** A giver as the server tells and this device knows better: what was said and taken in here counts on top. */
import { useMemo } from 'react';
import { useAskedAfterSending } from '../../../hooks/useAskedAfterSending.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { giftCents } from '../model/entry.ts';
import { foldGiver, type Giver } from '../model/giverPage.ts';
import type { Gift } from '../model/limits.ts';
import { giverSheetRead } from './giverReads.ts';
import { useFreshAfterSending } from './useFreshAfterSending.ts';
import { useGiverLinks } from './useGiverLinks.ts';
import { useMoneyHere } from './useMoneyHere.ts';

export function useGiver(id: string) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(giverSheetRead(id));
  const links = useGiverLinks();
  const here = useMoneyHere(me);
  const sheet = read.rows?.[0] ?? null;
  const giver = useMemo(
    () => (read.rows === null || links.own === null ? undefined : sheet === null ? null : foldGiver(sheet, links.own)),
    [read.rows, sheet, links.own],
  );
  const told = useMemo(
    () => new Set(sheet?.records.flatMap(({ entries, gifts }) => [...entries, ...gifts].map((one) => one.id))),
    [sheet],
  );
  const waiting = useMemo(
    () =>
      (here?.entries ?? []).filter(
        (entry) => giver?.members.some((member) => member.id === entry.contributor) && !told.has(entry.id),
      ),
    [here, giver, told],
  );
  /** What this phone wrote of one of their records and the server's answer cannot have yet, the newest first. */
  const written = useMemo(() => {
    const known = new Set(sheet?.records.flatMap(({ versions }) => versions.map((one) => one.id)));
    return (here?.versions ?? [])
      .filter(({ id: of, said }) => !known.has(of) && giver?.members.some((member) => member.id === said.contributor))
      .toReversed();
  }, [here, giver, sheet]);
  const gifts = useMemo(
    () => [
      ...(giver?.gifts ?? []),
      ...waiting
        .filter(({ state }) => state !== 'refused')
        .map((entry): Gift => ({
          id: entry.id,
          giver: giver?.root ?? null,
          giverKind: giver?.kind ?? 'IND',
          on: entry.on,
          election: entry.election,
          method: entry.method,
          cents: giftCents(entry.type, entry.cents),
        })),
    ],
    [giver, waiting],
  );
  useFreshAfterSending(read.refresh);
  // Once everything was sent the server's answer brings what else belongs to whoever was joined.
  useAskedAfterSending(links.kept, read, links.unsent === 0);
  const ready: Giver | null | undefined = giver;
  return { me, giver: ready, gifts, waiting, written, links, read };
}
