/** Saving under an id that was made long before, by a page that may have died in between and not know that it saved. */
import { isOutboxError } from '../errors.ts';
import type { EnqueueOptions, Outbox } from './api.ts';
import type { SubmissionKind } from './kind.ts';
import type { OutboxItem } from './record.ts';

type Box = Pick<Outbox, 'enqueue' | 'replace' | 'get'>;

/**
 * As enqueue, but never a second item and never 'duplicate-id': what is here under the id with another content is changed to
 * this one while it can be. On its way it stands, and whoever asked is told: rejects with 'in-flight' or 'may-have-landed'.
 * Delivered it stands too, and its words are erased, so that nobody can tell whether these are the same: a screen that lets
 * them be changed asks first whether it is here (features/field/data/useConversation.ts).
 */
export async function enqueueOnce<P>(
  outbox: Box,
  kind: SubmissionKind<P>,
  payload: P,
  options: EnqueueOptions & { readonly id: string },
): Promise<OutboxItem> {
  try {
    return await outbox.enqueue(kind, payload, options);
  } catch (cause) {
    if (!isOutboxError(cause) || cause.code !== 'duplicate-id') throw cause;
    const known = await outbox.get(options.id);
    // Another kind of record under this id is no second try of this one.
    if (known?.kind !== kind.kind) throw cause;
    return outbox.replace(options.id, payload);
  }
}
