/** Saving what is said about people: durable in the outbox before anything is shown as saved. */
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { submissionActionKind } from '../../inbox/model/facts.ts';
import { pairOf, personLinkKind, type PersonLinkPayload, type Verdict } from '../model/link.ts';
import { ROLE_TAGS, type OwnTag, type TaggedRole } from '../model/roles.ts';
import type { PersonRecord } from '../model/sheet.ts';

/** Under which these facts lie on this device. */
export const PERSONS_TOPIC = 'persons';

/** A fact as this phone keeps it until the server's answer has it. `at`: epoch ms. */
export type KeptPerson =
  | { readonly at: number; readonly link: Pick<PersonLinkPayload, 'a' | 'b' | 'verdict'> }
  | { readonly at: number; readonly tag: Pick<OwnTag, 'submission' | 'action' | 'tag'> };

type Kept<Fact = KeptPerson> = Fact extends KeptPerson ? Omit<Fact, 'at'> : never;

async function save<P>(kind: SubmissionKind<P>, payload: P, kept: Kept, userId: string): Promise<void> {
  const at = Date.now();
  await saveWithFact({ userId, topic: PERSONS_TOPIC, kind, payload, fact: { at, ...kept }, at });
}

type Named = Pick<PersonRecord, 'ref' | 'name'>;

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export function saveLink(userId: string, one: Named, other: Named, verdict: Verdict): Promise<void> {
  const [a, b] = pairOf(one.ref, other.ref);
  const names = a === one.ref ? ([one.name, other.name] as const) : ([other.name, one.name] as const);
  return save(personLinkKind, { a, b, verdict, names }, { link: { a, b, verdict } }, userId);
}

/** As saveLink. */
export function saveTag(userId: string, record: PersonRecord, role: TaggedRole, on: boolean): Promise<void> {
  const tag = ROLE_TAGS[role];
  const action = on ? 'tagged' : 'untagged';
  const none = { assignee: null, assigneeName: null, nextOn: null, outcome: null, note: null, seen: null };
  const payload = { ...none, kind: 'signup' as const, submission: record.id, action, tag, name: record.name } as const;
  return save(submissionActionKind, payload, { tag: { submission: record.id, action, tag } }, userId);
}
