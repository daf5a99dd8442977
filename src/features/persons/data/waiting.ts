/** What waits in the outbox from before a sign-out, which erases what is kept beside it. */
import * as v from 'valibot';
import type { FactsHere, KeptFact } from '../../../core/outbox/view.ts';
import { personLinkKind, VERDICTS } from '../model/link.ts';
import type { KeptPerson } from './saveFacts.ts';

const payloadSchema = v.object({ a: v.string(), b: v.string(), verdict: v.picklist(VERDICTS) });

export function waitingPersons({ kept, waiting }: FactsHere): readonly KeptFact[] {
  const known = new Set(kept.map(({ id }) => id));
  return waiting.flatMap((item): KeptFact[] => {
    if (known.has(item.id) || item.kind !== personLinkKind.kind) return [];
    const said = v.safeParse(payloadSchema, item.payload);
    // Closed behind somebody, it cannot be read.
    if (!said.success) return [];
    const fact: KeptPerson = { at: Date.parse(item.createdAt), link: said.output };
    return [{ id: item.id, fact, state: item.state, sentAt: null, tries: item.attempts }];
  });
}
