/** Saving what a writer found: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { verdictKind, type VerdictPayload } from '../model/verdictKind.ts';

/** Under which verdicts lie on this device. */
export const VERDICTS_TOPIC = 'page-corrections';

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveVerdict(userId: string, payload: VerdictPayload): Promise<void> {
  const at = Date.now();
  await saveWithFact({ userId, topic: VERDICTS_TOPIC, kind: verdictKind, payload, fact: payload, at });
}
