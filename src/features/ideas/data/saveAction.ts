/** Saving what was decided about an idea: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { ideaActionKind, type ActionPayload } from '../model/actionKind.ts';
import type { DeskLine } from '../model/desk.ts';

/** Under which these facts lie on this device. */
export const IDEAS_TOPIC = 'ideas';

/** A decision as this device keeps it until the server's list has it. */
export interface KeptAction {
  /** Epoch ms. */
  readonly at: number;
  readonly payload: ActionPayload;
  /** As it stood: what was declined in a dead spot is found under "off the wall", a view that was never fetched. */
  readonly line: DeskLine | null;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAction(userId: string, payload: ActionPayload, line: DeskLine): Promise<void> {
  const at = Date.now();
  const fact: KeptAction = { at, payload, line };
  await saveWithFact({ userId, topic: IDEAS_TOPIC, kind: ideaActionKind, payload, fact, at });
}
