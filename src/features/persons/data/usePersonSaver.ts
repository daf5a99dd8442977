/** One save at a time about a person: busy while it runs, and in words when it could not be kept. */
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import type { Verdict } from '../model/link.ts';
import type { TaggedRole } from '../model/roles.ts';
import type { PersonRecord } from '../model/sheet.ts';
import { saveLink, saveTag } from './saveFacts.ts';

export interface PersonSaver {
  readonly busy: boolean;
  /** Resolves with whether it is on this device. Never rejects. */
  readonly say: (one: PersonRecord, other: PersonRecord, verdict: Verdict) => Promise<boolean>;
  readonly tag: (records: readonly PersonRecord[], role: TaggedRole, on: boolean) => Promise<boolean>;
}

export function usePersonSaver(): PersonSaver {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const { busy, kept } = useSaving(m.persons_not_saved, 'device');
  return {
    busy,
    say: (one, other, verdict) => kept(() => saveLink(me, one, other, verdict)),
    tag: (records, role, on) => kept(() => Promise.all(records.map((record) => saveTag(me, record, role, on)))),
  };
}
