/** What may leave now, in which order and in which batches. Holds back what may not, with the reason. */
import { isDue } from './backoff.ts';
import { rowBytes } from './batch.ts';
import type { Batch, Prepared } from './batch.ts';
import { hold, holdFor, recover, refuse } from './changes.ts';
import type { AnyKind } from './kind.ts';
import type { OutboxParts } from './parts.ts';
import type { CurrentIdentity, QueuePosition } from './ports.ts';
import type { ItemState, OutboxItem } from './record.ts';
import type { Gate, Tally } from './inFlight.ts';
import { cautiously, withoutFollowers } from './order.ts';

/** Items read at once: five full batches, so that memory stays flat however long the queue is. */
const PAGE = 250;

/** The newest receipts kept; nothing but a delivered receipt is ever deleted for room. */
export const RECEIPTS_KEPT = 200;

/** Its last try met no network; `network-timeout` and `network-failed` are the verdict table's codes for that. */
function networkFailed(item: OutboxItem): boolean {
  return item.lastError?.code.startsWith('network-') ?? false;
}

type Ready = { prepared: Prepared } | { refuse: string };

export interface Queue {
  /** Back to the queue: what a sender that died left on its way, and whatever need not wait any more. Only with the lock. */
  wake(eager: boolean): Promise<void>;
  /** `networkBack`: a pause that only a missing network had caused is over. */
  batches(gate: Gate, networkBack: boolean): AsyncGenerator<Batch>;
}

export function createQueue({ store, clock, identity, kinds }: OutboxParts, tally: Tally): Queue {
  /** May this user's items leave now? Anonymous ones always, with the publishable key alone. */
  function permitted(item: OutboxItem, who: CurrentIdentity | null): boolean {
    if (item.userId === null) return true;
    return who?.userId === item.userId && who.accessToken !== null && who.expiresAt > clock.now();
  }

  /** An unreadable identity holds back users' items; anonymous ones leave all the same. */
  const whoIsThere = () => identity.current().catch(() => null);

  /** Locked, or another person's: only their sign-in helps, before and after any pause. */
  const isAway = ({ sealed, userId }: OutboxItem, who: CurrentIdentity | null): boolean =>
    sealed !== undefined || (userId !== null && userId !== who?.userId);

  const known = (item: OutboxItem): AnyKind | undefined => {
    const kind = kinds.get(item.kind);
    return kind && item.version <= kind.version ? kind : undefined;
  };

  /** Of a page what can be judged: an item whose kind's code can't be had now stays as it is, neither held back nor refused. */
  async function readable(page: readonly OutboxItem[]): Promise<readonly OutboxItem[]> {
    const isHere = (i: OutboxItem) => kinds.get(i.kind) !== undefined;
    if (page.every(isHere)) return page;
    try {
      await kinds.complete();
      return page;
    } catch {
      return page.filter(isHere);
    }
  }

  async function* pages(state: ItemState): AsyncGenerator<readonly OutboxItem[]> {
    let after: QueuePosition | null = null;
    for (;;) {
      const page: readonly OutboxItem[] = await store.page(state, after, PAGE);
      const last = page.at(-1);
      if (!last) return;
      yield page;
      if (page.length < PAGE) return;
      after = { priority: last.priority, seq: last.seq };
    }
  }

  /** A row as today's version of the app sends it, or why it cannot leave. */
  function prepare(item: OutboxItem, kind: AnyKind): Ready {
    try {
      const payload =
        item.version === kind.version ? item.payload : (kind.upcast?.(item.payload, item.version) ?? null);
      if (payload === null) return { refuse: 'cannot-upcast' };
      const row = kind.toRow(payload, { id: item.id, userId: item.userId, createdAt: item.createdAt });
      return { prepared: { item, table: kind.table, row, bytes: rowBytes(row) } };
    } catch {
      // One item that the feature cannot turn into a row must not stop the walk.
      return { refuse: 'cannot-prepare' };
    }
  }

  async function holdBack(items: readonly OutboxItem[], state: 'waiting-sign-in' | 'waiting-update'): Promise<void> {
    if (items.length === 0) return;
    await store.change(
      items.map((i) => i.id),
      (i) => hold(i, state),
    );
    tally.held += items.length;
  }

  /** The server does not know their sender: what has not left yet waits for the same as what was answered. */
  async function holdUnknown(batch: Batch, gate: Gate): Promise<void> {
    const closed = gate.closedTo(batch[0].item.userId);
    if (closed?.why !== 'sign-in') return;
    const held = await store.change(
      batch.map(({ item }) => item.id),
      (i) => holdFor(i, closed.error, clock.now()),
    );
    tally.held += held.length;
  }

  async function recoverDead(): Promise<void> {
    for await (const page of pages('sending')) {
      await store.change(
        page.map((i) => i.id),
        recover,
      );
    }
  }

  /** An eager flush does not wait for the pause after a 401. */
  async function promote(state: 'waiting-sign-in' | 'waiting-update', eager: boolean): Promise<void> {
    const who = state === 'waiting-sign-in' ? await whoIsThere() : null;
    for await (const page of pages(state)) {
      const now = clock.now();
      const due = (i: OutboxItem) => eager || isDue(i.nextAttemptAt, now);
      const able = (i: OutboxItem) => (state === 'waiting-sign-in' ? permitted(i, who) : known(i));
      // What is closed leaves only after it was opened, whoever is here.
      const read = state === 'waiting-update' ? await readable(page) : page;
      const free = read.filter((i) => i.sealed === undefined && able(i) && due(i));
      if (free.length === 0) continue;
      await store.change(
        free.map((i) => i.id),
        (i) => (i.state === state ? { ...i, state: 'queued', nextAttemptAt: 0 } : null),
      );
    }
  }

  return {
    async wake(eager) {
      // Mostly there is nothing of these: the disk is asked once for all three.
      const there = await store.occupied(['sending', 'waiting-sign-in', 'waiting-update']);
      if (there.includes('sending')) await recoverDead();
      if (there.includes('waiting-sign-in')) await promote('waiting-sign-in', eager);
      if (there.includes('waiting-update')) await promote('waiting-update', eager);
    },

    async *batches(gate, networkBack) {
      tally.followers = false;
      for await (const page of pages('queued')) {
        // Anonymous items may be sent under any session.
        const who = page.some(({ userId }) => userId !== null) ? await whoIsThere() : null;
        const now = clock.now();
        const isFree = (i: OutboxItem) => isDue(i.nextAttemptAt, now) || (networkBack && networkFailed(i));
        const here = page.filter((i) => !isAway(i, who));
        for (const i of here) {
          if (!isFree(i)) tally.nextDueAt = Math.min(i.nextAttemptAt, tally.nextDueAt ?? Infinity);
        }
        const due = here.filter(isFree);
        const able = await readable(due.filter((i) => permitted(i, who)));
        // Before the order is looked at: what follows an item that waits for a sign-in or an update waits for the same.
        await holdBack(
          [...page.filter((i) => isAway(i, who)), ...due.filter((i) => !permitted(i, who))],
          'waiting-sign-in',
        );
        await holdBack(
          able.filter((i) => !known(i)),
          'waiting-update',
        );
        const ready: Prepared[] = [];
        for (const item of await withoutFollowers(able, store, tally)) {
          const kind = known(item);
          if (!kind) continue;
          const result = prepare(item, kind);
          if ('prepared' in result) ready.push(result.prepared);
          else {
            await store.change([item.id], (i) => (i.state === 'queued' ? refuse(i, { code: result.refuse }) : null));
            tally.refused++;
          }
        }
        for (const batch of cautiously(ready, tally)) {
          if (gate.open(batch)) yield batch;
          else await holdUnknown(batch, gate);
        }
        // Page by page: a long queue does not end with one long transaction.
        if (tally.delivered > 0) await store.trimReceipts(RECEIPTS_KEPT);
      }
    },
  };
}
