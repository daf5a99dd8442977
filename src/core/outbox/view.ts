/** What screens may see of the outbox, always as it is now. The store's adapter answers; nobody else asks the store's tables. */
import { orderOf, type ItemState, type OutboxItem } from './record.ts';

/** Analytics has priority 90, reports of failures 95: nobody's submissions. */
export const LAST_PERSONAL_PRIORITY = 89;
export const UNSENT: readonly ItemState[] = ['queued', 'sending', 'waiting-update', 'waiting-sign-in', 'refused'];

/** 'unavailable': this browser's storage cannot be read. */
export type Answer<T> = T | 'unavailable';

/** A question that is answered anew after every change of its answer, in whatever tab or in the worker. Never fails. */
export interface Live<T> {
  /** Calls back soon, and again after every change. Returns the unsubscriber. */
  subscribe(listener: (answer: Answer<T>) => void): () => void;
  once(): Promise<Answer<T>>;
}

export interface Glance {
  /** The user id of whoever is signed in on this device; null for nobody. */
  readonly me: string | null;
  /** Anonymous items and those of the person who looks that are sent without anyone's help. */
  readonly onTheirWay: number;
  readonly refused: readonly OutboxItem[];
  /** Including whatever another person left here unsent: no connection sends it. */
  readonly waitingForSignIn: readonly OutboxItem[];
  readonly delivered: number;
}

export interface Listed {
  readonly me: string | null;
  /** What waits first, the oldest first; then receipts, the newest first. */
  readonly items: readonly OutboxItem[];
}

/** A fact that this device recorded and keeps beside the outbox until the server's own list has it. */
export interface KeptFact {
  readonly id: string;
  readonly fact: unknown;
  readonly state: ItemState;
  /** ISO 8601; null until delivered. */
  readonly sentAt: string | null;
  readonly tries: number;
}

export interface FactsHere {
  /** Those of one topic and person, each with how it stands. What was withdrawn is gone here too. */
  readonly kept: readonly KeptFact[];
  /** Undelivered items of that person, by entity: a sign-out erases what is kept and leaves these. */
  readonly waiting: readonly OutboxItem[];
  /** When the last of those arrived that nothing is kept of, ms; 0 for none. Only the server's list shows it, if it was asked after that. */
  readonly arrivedAt: number;
}

/** Nobody's submissions, analytics and reports of failures, are in no answer but `item`'s. */
export interface OutboxView {
  glance(): Live<Glance>;
  /** At most so many unsent ones of each state, and so many receipts. */
  listed(unsent: number, receipts: number): Live<Listed>;
  /** The oldest first. */
  unsentOf(userId: string): Live<readonly OutboxItem[]>;
  item(id: string): Live<OutboxItem | null>;
  /** @param entities how the entity keys of the waiting ones begin; null leaves them out. */
  facts(topic: string, userId: string, entities: string | null): Live<FactsHere>;
}

export interface OutboxTotals {
  /** Saved on this device, and to be sent without anybody's help. */
  readonly waiting: number;
  /** Refused by the server, or waiting for a sign-in. What somebody else saved on this device needs them, not who looks. */
  readonly needsYou: number;
  /** Receipts kept on this device. */
  readonly sent: number;
}

export function totalsOf({ me, onTheirWay, refused, waitingForSignIn, delivered }: Glance): OutboxTotals {
  const signed = waitingForSignIn.filter((item) => item.userId !== null);
  const mine = [...refused, ...signed].filter((item) => !isOthers(item, me)).length;
  return { waiting: onTheirWay + waitingForSignIn.length - signed.length, needsYou: mine, sent: delivered };
}

/** Only the sign-in of the person who saved it can send it, whatever state it was left in. */
export function needsSignIn({ userId }: Pick<OutboxItem, 'userId'>, me: string | null): boolean {
  return userId !== null && userId !== me;
}

/** The state that a screen may name. What another person left queued has not been looked at since, and waits for their sign-in. */
export function stateFor(item: OutboxItem, me: string | null): ItemState {
  const left = item.state === 'queued' || item.state === 'waiting-update';
  return left && needsSignIn(item, me) ? 'waiting-sign-in' : item.state;
}

/** Ids of queued items that follow an earlier one of their sender about the same thing which does not leave by itself. */
export function heldByEarlier(items: readonly OutboxItem[]): ReadonlySet<string> {
  const stuck = new Map<string, number>();
  for (const item of items) {
    const leaves = item.state === 'queued' || item.state === 'sending' || item.state === 'delivered';
    if (leaves || item.entityKey === item.id) continue;
    stuck.set(orderOf(item), Math.min(item.seq, stuck.get(orderOf(item)) ?? Infinity));
  }
  const follows = (item: OutboxItem) => item.state === 'queued' && item.seq > (stuck.get(orderOf(item)) ?? Infinity);
  return new Set(items.filter(follows).map(({ id }) => id));
}

/** After a sign-out nobody knows who looks: the one who left is told of what they left here. */
export function isOthers({ userId }: Pick<OutboxItem, 'userId'>, me: string | null): boolean {
  return me !== null && userId !== null && userId !== me;
}
