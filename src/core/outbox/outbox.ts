/** The outbox itself: saving, changing and taking back items, and when to send. How to send is flush.ts. */
import { isOutboxError, OutboxError } from '../errors.ts';
import type { EnqueueOptions, Outbox, WithdrawResult } from './api.ts';
import { createFlusher } from './flush.ts';
import { createPace } from './pace.ts';
import { DEFAULT_PRIORITY, type SubmissionKind } from './kind.ts';
import { edit, requeue } from './changes.ts';
import type { OutboxParts } from './parts.ts';
import type { Json, NewItem, OutboxItem } from './record.ts';
import { waitingCount } from './record.ts';
import { waitUntilSettled } from './settled.ts';
import { fromExport, isJson, toExport } from './transfer.ts';

export type { Outbox } from './api.ts';
export type { OutboxParts } from './parts.ts';

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, clock, identity, random, kinds } = parts;
  const auto = parts.autoFlush ?? true;
  const flusher = createFlusher(parts);
  const pace = createPace(flusher.run, clock, auto);
  const { flush, flushSoon } = pace;

  /** Rejects rather than answering null when the identity cannot be read: a guess would put a submission under the wrong name. */
  async function currentUser(): Promise<string | null> {
    try {
      return (await identity.current())?.userId ?? null;
    } catch (cause) {
      throw isOutboxError(cause)
        ? cause
        : new OutboxError('storage-unavailable', 'Who is signed in cannot be read.', cause);
    }
  }

  async function userFor({ anonymous, as }: EnqueueOptions): Promise<string | null> {
    const userId = anonymous === true ? null : await currentUser();
    if (as !== undefined && as !== userId) {
      throw new OutboxError('other-person', 'Somebody else is signed in on this device by now.');
    }
    return userId;
  }

  /** Copied before anything is waited for: what the form does meanwhile does not reach it. Whose it is comes later. */
  const newItem = <P>(kind: SubmissionKind<P>, payload: P, id: string): NewItem => ({
    id,
    kind: kind.kind,
    version: kind.version,
    payload: plain(payload),
    userId: null,
    entityKey: kind.entityKey?.(payload) ?? id,
    createdAt: new Date(clock.now()).toISOString(),
    state: 'queued',
    attempts: 0,
    faults: 0,
    stalls: 0,
    nextAttemptAt: 0,
    mayHaveLanded: false,
    editedAfterSend: false,
    lastError: null,
    priority: kind.priority ?? DEFAULT_PRIORITY,
  });

  const enqueue: Outbox['enqueue'] = async (kind, payload, options = {}) => {
    const copied = newItem(kind, payload, options.id ?? random.uuid());
    const draft = { ...copied, userId: await userFor(options) };
    const { item, added } = await store.add(draft, options.effect);
    // A second click: the same submission, already saved. A receipt has no content left to compare; what is closed can't be
    // compared either, and must not pass for what was typed now.
    const same = item.kind === draft.kind && (isReceipt(item) || sameJson(item.payload, draft.payload));
    if (!added && !same) throw new OutboxError('duplicate-id', 'Something else was saved under this id.');
    if (options.flush !== false) flushSoon();
    return item;
  };

  const enqueueTogether: Outbox['enqueueTogether'] = async (entries, options) => {
    const drafts = entries.map(({ kind, payload, id }) => newItem(kind, payload, id));
    const userId = await userFor(options);
    await store.addMissing(
      drafts.map((draft) => ({ ...draft, userId })),
      options.effect,
    );
    flushSoon();
  };

  const replace: Outbox['replace'] = async (id, payload) => {
    const content = plain(payload);
    const found = await store.get(id);
    if (!found) throw new OutboxError('not-found', 'This is no longer in the outbox.');
    if (!kinds.get(found.kind)) await kinds.complete().catch(() => undefined);
    const kind = kinds.get(found.kind);
    if (!kind) throw new OutboxError('unknown-kind', 'This version of the app cannot change it.');
    const problems: OutboxError[] = [];
    const [changed] = await store.change([id], (item) => {
      const result = edit(item, content, kind.version);
      if (!isOutboxError(result)) return result;
      problems.push(result);
      return null;
    });
    if (problems[0]) throw problems[0];
    if (!changed) throw new OutboxError('not-found', 'This is no longer in the outbox.');
    flushSoon();
    return changed;
  };

  const withdraw: Outbox['withdraw'] = async (id, options = {}) => {
    let outcome: WithdrawResult = { outcome: 'not-found' };
    await store.change([id], (item) => {
      if (item.state === 'delivered') outcome = { outcome: 'already-delivered' };
      else if (item.state === 'sending') outcome = { outcome: 'in-flight' };
      else if (item.mayHaveLanded && options.evenIfLanded !== true) outcome = { outcome: 'may-have-landed' };
      else outcome = { outcome: 'withdrawn', mayHaveLanded: item.mayHaveLanded };
      return outcome.outcome === 'withdrawn' ? 'delete' : null;
    });
    return outcome;
  };

  const remove: Outbox['remove'] = async (id) => {
    let removed = false;
    await store.change([id], (item) => {
      removed = item.state === 'refused' || item.state === 'delivered';
      return removed ? 'delete' : null;
    });
    return removed;
  };

  const retryNow: Outbox['retryNow'] = async (id) => {
    try {
      if (id !== undefined) await store.change([id], requeue);
      else {
        const waiting = (await store.list()).filter((i) => i.state !== 'delivered' && i.state !== 'refused');
        await store.change(
          waiting.map((i) => i.id),
          requeue,
        );
      }
    } catch {
      // The flush below meets the same storage and reports it.
    }
    return flush('send-now');
  };

  const settled: Outbox['settled'] = (id, timeoutMs) => waitUntilSettled(id, timeoutMs, { store, clock, ...pace });

  return {
    enqueue,
    enqueueTogether,
    replace,
    withdraw,
    remove,
    retryNow,
    flush,
    settled,
    get: (id) => store.get(id),
    list: () => store.list(),
    counts: () => store.counts(),
    subscribe: (listener) => store.subscribe(listener),
    exportItems: async () => toExport(await store.list(), new Date(clock.now()).toISOString()),
    importItems: async (json) => {
      const { items, unreadable } = fromExport(json);
      const added = await store.addMissing(items);
      if (added.length > 0) flushSoon();
      return { added: added.length, known: items.length - added.length, unreadable };
    },
    diagnostics: async () => {
      const counts = await store.counts();
      const waiting = (await store.list()).filter((i) => i.state !== 'delivered' && i.state !== 'refused');
      const oldest = Math.min(...waiting.map((i) => Date.parse(i.createdAt)));
      const oldestAgeMs = waiting.length === 0 ? null : Math.max(0, clock.now() - oldest);
      return { depth: waitingCount(counts), oldestAgeMs, counts, verdicts: flusher.verdicts(), lastFlush: pace.last() };
    },
    dispose: pace.dispose,
  };
}

const isReceipt = ({ payload, sealed }: OutboxItem) => payload === null && sealed === undefined;

function sameJson(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A copy as JSON holds it: nothing the form does later reaches what was saved. */
function plain(payload: unknown): Json {
  let copy: unknown = null;
  try {
    copy = JSON.parse(JSON.stringify(payload));
  } catch (cause) {
    throw new OutboxError('not-plain-data', 'This cannot be saved as JSON.', cause);
  }
  if (copy !== null && isJson(copy)) return copy;
  throw new OutboxError('not-plain-data', 'There is nothing to save.');
}
