/** A person as the server tells and this device knows better: what was said here and is not in the answer counts on top. Brings Dexie. */
import { useMemo } from 'react';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useSettling } from '../../../hooks/useAskedAfterSending.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { fold, type OwnLink, type Person } from '../model/person.ts';
import type { OwnTag } from '../model/roles.ts';
import type { PersonSheet } from '../model/sheet.ts';
import { sheetRead } from './reads.ts';
import { PERSONS_TOPIC, type KeptPerson } from './saveFacts.ts';
import { waitingPersons } from './waiting.ts';

export interface PersonHere {
  /** undefined: not read yet. null: the server knows no such record. */
  readonly person: Person | null | undefined;
  readonly sheet: PersonSheet | null;
  readonly tags: readonly OwnTag[];
  readonly read: CachedRead<PersonSheet>;
}

const NONE: { readonly links: readonly OwnLink[]; readonly tags: readonly OwnTag[] } = { links: [], tags: [] };

function ownOf(kept: readonly KeptFact[]): typeof NONE {
  const facts = kept.map(({ id, fact, state }) => ({
    id,
    fact: fact as KeptPerson, // saveFacts.ts wrote it
    delivery: deliveryOf(state),
  }));
  return {
    links: facts.flatMap(({ id, fact, delivery }) =>
      'link' in fact ? [{ id, ...fact.link, at: new Date(fact.at).toISOString(), by: null, delivery }] : [],
    ),
    tags: facts.flatMap(({ id, fact, delivery }) =>
      'tag' in fact ? [{ id, ...fact.tag, at: fact.at, delivery }] : [],
    ),
  };
}

export function usePerson(ref: string): PersonHere {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(sheetRead(ref));
  const here = useFactsAndItems(PERSONS_TOPIC, me, 'person:');
  const kept = useMemo(() => (here === null ? null : [...here.kept, ...waitingPersons(here)]), [here]);
  const own = useMemo(() => (kept === null ? null : ownOf(kept)), [kept]);
  const sheet = read.rows?.[0] ?? null;
  const person = useMemo(
    () => (read.rows === null || own === null ? undefined : sheet === null ? null : fold(sheet, own.links)),
    [read.rows, sheet, own],
  );

  // The server's answer brings what else belongs to whoever was joined.
  useSettling(kept, read);

  return { person, sheet, tags: (own ?? NONE).tags, read };
}
