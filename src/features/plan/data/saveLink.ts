/** Saving what came of what: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { contentLinkKind, type LinkPayload } from '../model/linkKind.ts';

/** Under which these facts lie on this device. */
export const LINKS_TOPIC = 'content-links';

/** A fact as this device keeps it until the server's answer has it. `at`: epoch ms. */
export type KeptLink = LinkPayload & { readonly at: number };

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveLink(payload: LinkPayload, userId: string): Promise<void> {
  const at = Date.now();
  const fact: KeptLink = { ...payload, at };
  await saveWithFact({ userId, topic: LINKS_TOPIC, kind: contentLinkKind, payload, fact, at });
}
