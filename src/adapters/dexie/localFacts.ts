/**
 * Facts this device recorded, kept beside the outbox until the server's own list has them: the outbox erases a payload once
 * it is delivered, and a screen must not forget a check-in between "sent" and the next answer. They lie with the cached
 * reads: one person's, erased at sign-out, given up first when the device is full. The outbox is what keeps the promise.
 */
import { Dexie } from 'dexie';
import type { Effect } from '../../core/outbox/ports.ts';
import type { KeptFact } from '../../core/outbox/view.ts';
import type { CachedRead, CampaignDb } from './db.ts';

const LAST = '\uFFFF';
const keyOf = (topic: string, id: string) => `fact:${topic}:${id}`;

/** Keeps the fact in the very transaction that saves the item. */
export function keepFactWithItem(topic: string, id: string, userId: string, fact: unknown, now: number): Effect {
  return {
    tables: ['reads'],
    apply: async () => {
      const row: CachedRead = { key: keyOf(topic, id), userKey: userId, rows: [fact], fetchedAt: now };
      await Dexie.currentTransaction.table('reads').put(row);
    },
  };
}

/**
 * One topic's facts of one person with how each stands in the outbox, both of one moment, in the order in which they were saved: their
 * keys are random, and a hand-over that was read before its check was put on the slip was shown as if it had not been noted. One that
 * was withdrawn there is gone here too.
 */
export function factsOf(db: CampaignDb, topic: string, userId: string): Promise<readonly KeptFact[]> {
  const prefix = keyOf(topic, '');
  return db.transaction('r', [db.reads, db.outbox], async () => {
    const kept = await db.reads
      .where('[key+userKey]')
      .between([prefix, ''], [prefix + LAST, LAST])
      .filter((row) => row.userKey === userId)
      .toArray();
    const ids = kept.map(({ key }) => key.slice(prefix.length));
    // Most topics have none: each question takes a slow phone a turn.
    if (ids.length === 0) return [];
    const items = new Map((await db.outbox.where('id').anyOf(ids).toArray()).map((item) => [item.id, item]));
    return kept
      .flatMap(({ key, rows }) => {
        const item = items.get(key.slice(prefix.length));
        const fact: unknown = Array.isArray(rows) ? rows[0] : undefined;
        return item && fact !== undefined ? [{ item, fact }] : [];
      })
      .toSorted((a, b) => a.item.seq - b.item.seq)
      .map(({ item, fact }) => ({
        id: item.id,
        fact,
        state: item.state,
        sentAt: item.settledAt ?? null,
        tries: item.attempts,
      }));
  });
}

/** The server has them: this device need not remember. */
export async function forgetFacts(
  db: CampaignDb,
  topic: string,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.reads.bulkDelete(ids.map((id): [string, string] => [keyOf(topic, id), userId]));
}
