/**
 * Making what lies on this device agree with who is here: whoever is away finds their unsent submissions and drafts closed
 * behind them, whoever comes back finds them open. Run again at any time, after any death in between: each thing is either open
 * or closed, never gone, and a key is forgotten only when nothing of its person is open any more.
 */
import type { OutboxItem } from '../outbox/record.ts';
import { canClose, close, open } from './items.ts';
import type { Seal, SealingParts } from './ports.ts';

export interface SealReport {
  readonly opened: number;
  readonly closed: number;
  /** Still open although their person is away: on their way at this moment, or changed meanwhile. Look again soon. */
  readonly left: number;
  /** Closed with a key that the server does not tell any more. They stay as they are. */
  readonly unreadable: number;
}

/** Rejects with what the device's storage says; what was done until then is done. Never run twice at once. */
export async function settleSeals(parts: SealingParts): Promise<SealReport> {
  const { keys, present, ask } = parts;
  const report = { opened: 0, closed: 0, left: 0, unreadable: 0 };
  const here = await present();
  if (here !== null && (await keys.get(here)) === null) {
    const secret = await ask(here);
    if (secret !== null) await keys.keep(here, secret);
  }
  for (const userId of await keys.held()) {
    const seal = await keys.get(userId);
    if (seal === null) continue;
    // Asked again for each: somebody may have come or gone meanwhile.
    if ((await present()) === userId) await openAll(parts, userId, seal, report);
    else {
      const left = await closeAll(parts, userId, seal, report);
      report.left += left;
      if (left === 0) await keys.drop(userId);
    }
  }
  return report;
}

type Tally = { -readonly [name in keyof SealReport]: number };

async function closeAll({ store, drafts }: SealingParts, userId: string, seal: Seal, tally: Tally): Promise<number> {
  for (const draft of await drafts.open(userId)) {
    const sealed = await closed(seal, draft.values, draft.key);
    if (sealed !== null && (await drafts.close(userId, draft, sealed))) tally.closed++;
  }
  for (const seen of await store.list()) {
    if (!canClose(seen, userId) || seen.payload === null) continue;
    const sealed = await closed(seal, seen.payload, seen.id);
    if (sealed === null) continue;
    tally.closed += (await store.change([seen.id], (item) => close(item, seen, sealed))).length;
  }
  const open = (await store.list()).filter((item) => isOpen(item, userId)).length;
  return open + (await drafts.open(userId)).length;
}

const isOpen = (item: OutboxItem, userId: string) => item.userId === userId && item.payload !== null;

/** Null when it does not open again as it was: then the clear text is better than nothing. */
async function closed(seal: Seal, value: Parameters<Seal['close']>[0], about: string) {
  const sealed = await seal.close(value, about);
  const again = await seal.open(sealed, about).catch(() => undefined);
  return JSON.stringify(again) === JSON.stringify(value) ? sealed : null;
}

async function openAll({ store, drafts }: SealingParts, userId: string, seal: Seal, tally: Tally): Promise<void> {
  for (const { key, sealed } of await drafts.closed(userId)) {
    const values = await seal.open(sealed, key).catch(() => undefined);
    if (values === undefined) tally.unreadable++;
    else {
      await drafts.reopen(userId, { key, values });
      tally.opened++;
    }
  }
  for (const seen of await store.list()) {
    if (seen.userId !== userId || seen.sealed === undefined) continue;
    const payload = await seal.open(seen.sealed, seen.id).catch(() => undefined);
    if (payload === undefined) tally.unreadable++;
    else tally.opened += (await store.change([seen.id], (item) => open(item, seen, payload))).length;
  }
}
