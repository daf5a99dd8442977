/**
 * The outbox as screens see it, live across tabs and the service worker. Analytics events and reports of failures
 * travel in the same outbox but are nobody's submission: they are left out here. Import it only from chunks that load on
 * demand: it brings Dexie.
 */
import { useLiveQuery } from 'dexie-react-hooks';
import type { CampaignDb, StoredItem } from '../adapters/dexie/db.ts';
import { createMirroredIdentity } from '../adapters/dexie/identity.ts';
import { pageDb } from '../adapters/dexie/pageDb.ts';
import { LAST_PERSONAL_PRIORITY, personal, UNSENT } from '../adapters/dexie/unsent.ts';
import { receiptCode } from '../core/outbox/receipt.ts';
import type { ItemError, ItemState } from '../core/outbox/record.ts';
import { kinds } from '../wiring/kinds.ts';
import { tellMistake } from './blame.ts';

export interface OutboxTotals {
  /** Saved on this device, and to be sent without anybody's help. */
  readonly waiting: number;
  /** Refused by the server, or waiting for a sign-in. What somebody else saved on this device needs them, not who looks. */
  readonly needsYou: number;
  /** Receipts kept on this device. */
  readonly sent: number;
}

export interface OutboxEntry {
  readonly id: string;
  readonly kind: string;
  readonly state: ItemState;
  /** One sentence by the kind itself; null once sent, when what was typed is gone from this device. */
  readonly words: string | null;
  /** ISO 8601, this device's clock. */
  readonly savedAt: string;
  readonly sentAt: string | null;
  readonly tries: number;
  readonly mayHaveLanded: boolean;
  /** Whether it goes out under a signed-in person's name. */
  readonly signed: boolean;
  /** Locked until the person who saved it signs in here: nobody else can read, change or withdraw it. */
  readonly locked: boolean;
  /** Whether that is not the person who is signed in: then it is not theirs to change or to withdraw. */
  readonly others: boolean;
  readonly error: ItemError | null;
  readonly receipt: string | null;
  /** For forms about one event. */
  readonly eventId: string | null;
}

/** 'unavailable': this browser's storage cannot be read. */
export type Live<T> = T | 'unavailable' | undefined;

const RECEIPTS_SHOWN = 50;
const ITEMS_SHOWN = 500;

export function useOutboxTotals(): Live<OutboxTotals> {
  return useLiveQuery<Live<OutboxTotals>>(() => orUnavailable(totals(pageDb())), []);
}

/** What waits first (oldest first), then receipts (newest first). */
export function useOutboxEntries(): Live<readonly OutboxEntry[]> {
  return useLiveQuery<Live<readonly OutboxEntry[]>>(() => orUnavailable(entries(pageDb())), []);
}

async function totals(db: CampaignDb): Promise<OutboxTotals> {
  // One transaction, not seven: each takes a slow phone some ms, and this is asked after every press at a door.
  const [me, queued, sending, update, refused, sent, signIn] = await db.transaction('r', [db.outbox, db.meta], () =>
    Promise.all([
      whoLooks(db),
      personal(db, 'queued').count(),
      personal(db, 'sending').count(),
      personal(db, 'waiting-update').count(),
      personal(db, 'refused').toArray(),
      personal(db, 'delivered').count(),
      personal(db, 'waiting-sign-in').toArray(),
    ]),
  );
  const signed = signIn.filter((item) => item.userId !== null);
  const mine = [...refused, ...signed].filter((item) => !isOthers(item, me)).length;
  return { waiting: queued + sending + update + signIn.length - signed.length, needsYou: mine, sent };
}

function whoLooks(db: CampaignDb): Promise<string | null> {
  return createMirroredIdentity(db)
    .current()
    .then((who) => who?.userId ?? null);
}

/** After a sign-out nobody knows who looks: the one who left is told of what they left here. */
function isOthers({ userId }: Pick<StoredItem, 'userId'>, me: string | null): boolean {
  return me !== null && userId !== null && userId !== me;
}

async function entries(db: CampaignDb): Promise<readonly OutboxEntry[]> {
  const me = await whoLooks(db);
  const unsent = await Promise.all(UNSENT.map((state) => personal(db, state).limit(ITEMS_SHOWN).toArray()));
  const receipts = await db.outbox
    .orderBy('settledAt')
    // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
    .reverse()
    .filter((item) => item.priority <= LAST_PERSONAL_PRIORITY)
    .limit(RECEIPTS_SHOWN)
    .toArray();
  return [...unsent.flat().toSorted((a, b) => a.seq - b.seq), ...receipts].map((item) => toEntry(item, me));
}

function toEntry(item: StoredItem, me: string | null): OutboxEntry {
  const { id, kind, state, payload, sealed, createdAt, settledAt, attempts, mayHaveLanded, userId, lastError } = item;
  return {
    id,
    kind,
    state,
    words: describe(item),
    savedAt: createdAt,
    sentAt: settledAt ?? null,
    tries: attempts,
    mayHaveLanded,
    signed: userId !== null,
    locked: sealed !== undefined,
    others: isOthers(item, me),
    error: lastError,
    receipt: state === 'delivered' ? receiptCode(id) : null,
    eventId: eventOf(payload),
  };
}

function describe({ kind: name, version, payload }: StoredItem): string | null {
  const kind = kinds.get(name);
  if (!kind || payload === null) return null;
  try {
    const current = version === kind.version ? payload : kind.upcast?.(payload, version);
    return current ? kind.describe(current) : null;
  } catch {
    // Written by another version of the app: shown without words rather than not at all.
    return null;
  }
}

function eventOf(payload: StoredItem['payload']): string | null {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload) || !('eventId' in payload)) return null;
  return typeof payload.eventId === 'string' ? payload.eventId : null;
}

async function orUnavailable<T>(work: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await work;
  } catch (cause) {
    tellMistake(cause);
    return 'unavailable';
  }
}
