/** The page of our client: the app's own triggers and Background Sync around the outbox. */
import { requestBackgroundSync } from '../../../../src/adapters/browser/serviceWorker.ts';
import { startTriggers } from '../../../../src/adapters/browser/triggers.ts';
import { isOutboxError } from '../../../../src/core/errors.ts';
import type { ItemState } from '../../../../src/core/outbox/record.ts';
import type { Submission } from '../protocol.ts';
import { workerInCharge } from '../shell.ts';
import { futureNote, knock, note, oldNote } from './kind.ts';
import { buildOutbox } from './parts.ts';

const { db, outbox, clock, points, sender, skew, readSkew } = buildOutbox({ autoFlush: true });
const started = readSkew().then(() => startTriggers((reason) => void outbox.flush(reason)));

function save({ id, text, anonymous, shape, door }: Submission) {
  const options = { id, anonymous };
  if (shape === 'old') return outbox.enqueue(oldNote, { words: text }, options);
  if (shape === 'future') return outbox.enqueue(futureNote, { text, mood: 'hopeful' }, options);
  return door === null ? outbox.enqueue(note, { text }, options) : outbox.enqueue(knock, { text, door }, options);
}

const HOUR = 3_600_000;

window.faultClient = {
  async ready() {
    await started;
    await workerInCharge();
    return sender();
  },
  async submit(items) {
    const failed: string[] = [];
    const began = sender();
    for (const item of items) {
      // Pressed one by one: a page that comes back from the page cache finds nobody pressing.
      if (sender() !== began) {
        failed.push(item.id);
        continue;
      }
      try {
        await save(item);
        await window.tellSaved(item.id);
        void requestBackgroundSync();
      } catch (error) {
        if (!isOutboxError(error)) throw error;
        failed.push(item.id);
      }
    }
    return failed;
  },
  async edit(id, text) {
    try {
      const item = await outbox.get(id);
      const door = item?.kind === knock.kind ? { door: item.entityKey.replace(/^door:/, '') } : {};
      await outbox.replace(id, { text, ...door });
      return true;
    } catch (error) {
      if (isOutboxError(error)) return false;
      throw error;
    }
  },
  async withdraw(id, evenIfLanded) {
    try {
      const result = await outbox.withdraw(id, { evenIfLanded });
      return result.outcome !== 'withdrawn' ? 'not-done' : result.mayHaveLanded ? 'perhaps' : 'unsent';
    } catch (error) {
      if (isOutboxError(error)) return 'not-done';
      throw error;
    }
  },
  async flush(reason) {
    await (reason === 'send-now' ? outbox.retryNow() : outbox.flush(reason));
  },
  async signIn(userId, accessToken) {
    await db.meta.put({ key: 'identity', value: { userId, accessToken, expiresAt: clock.now() + HOUR } });
    void outbox.flush('sign-in');
  },
  async signOut() {
    await db.meta.delete('identity');
  },
  async state() {
    const items = await outbox.list();
    const ids = (...states: ItemState[]) => items.filter((i) => states.includes(i.state)).map((i) => i.id);
    return {
      waiting: ids('queued', 'sending', 'waiting-sign-in', 'waiting-update'),
      refused: ids('refused'),
      delivered: ids('delivered'),
    };
  },
  skew,
  arm: async (point) => points.arm(point),
  hit: () => points.hit(),
  disarm: async () => points.disarm(),
};
