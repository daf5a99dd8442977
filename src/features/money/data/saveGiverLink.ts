/** Saving what is said about two givers: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { pairOf, type Verdict } from '../../persons/model/link.ts';
import { giverLinkKind, type GiverLinkPayload } from '../model/giverLink.ts';

/** Under which these facts lie on this device. */
export const GIVER_LINK_TOPIC = 'money-giver-links';

/** As this phone keeps it until the server's answer has it. `at`: epoch ms. */
export type KeptGiverLink = Pick<GiverLinkPayload, 'a' | 'b' | 'verdict'> & { readonly at: number };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveGiverLink(userId: string, one: Named, other: Named, verdict: Verdict): Promise<void> {
  const [a, b] = pairOf(one.id, other.id);
  const names = a === one.id ? ([one.name, other.name] as const) : ([other.name, one.name] as const);
  const at = Date.now();
  const payload = { a, b, verdict, names };
  const fact: KeptGiverLink = { at, a, b, verdict };
  await saveWithFact({ userId, topic: GIVER_LINK_TOPIC, kind: giverLinkKind, payload, fact, at });
}
