/** Saving what staff did about a submission: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { submissionActionKind, type ActionPayload } from '../model/facts.ts';
import type { KeptLine } from './reads.ts';

/** Under which these facts lie on this device. */
export const INBOX_TOPIC = 'inbox';

/** A fact as this phone keeps it until the server's list has it. */
export interface KeptAction {
  /** Epoch ms. */
  readonly at: number;
  readonly payload: ActionPayload;
  /** As it stood: whoever closes somebody in a dead spot finds them under "done", a view that was never fetched. */
  readonly line: KeptLine | null;
}

/** Resolves with the fact's id once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAction(userId: string, payload: ActionPayload, line: KeptLine): Promise<string> {
  const at = Date.now();
  const fact: KeptAction = { at, payload, line };
  return saveWithFact({ userId, topic: INBOX_TOPIC, kind: submissionActionKind, payload, fact, at });
}
