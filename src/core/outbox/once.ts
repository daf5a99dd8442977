// Owns: saving under an id that was made long before, by a page that may have died in between and not know that it saved.
import { isOutboxError } from '../errors.ts';
import type { EnqueueOptions, Outbox } from './api.ts';
import type { SubmissionKind } from './kind.ts';
import type { OutboxItem } from './record.ts';

type Box = Pick<Outbox, 'enqueue' | 'replace' | 'get'>;

const LEFT: readonly string[] = ['in-flight', 'may-have-landed', 'already-delivered'];

/**
 * As enqueue, but never a second item and never 'duplicate-id': what is here under the id with another content is changed to
 * this one while it can be; once it has left, the one that left stands.
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
    try {
      return await outbox.replace(options.id, payload);
    } catch (refusal) {
      if (isOutboxError(refusal) && LEFT.includes(refusal.code)) return known;
      throw refusal;
    }
  }
}
