/**
 * What happens between pressing "submit" and knowing what to say. Plain functions over ports, so that every path is
 * tested without a browser. The id is made at the first press and stays: a second press never makes a second submission.
 */
import { isOutboxError, type OutboxErrorCode } from '../core/errors.ts';
import { whyNotSaved, type NotSaved } from '../core/failures/blame.ts';
import type { Outbox } from '../core/outbox/api.ts';
import type { SubmissionKind } from '../core/outbox/kind.ts';
import type { Effect } from '../core/outbox/ports.ts';
import type { ItemError } from '../core/outbox/record.ts';

/** How long a form waits for the server's verdict, ms. */
export const VERDICT_WAIT_MS = 4000;
/** A save that takes longer than this (ms) counts as failed storage: a blocked IndexedDB may never answer. */
export const SAVE_WAIT_MS = 5000;

export interface SubmitPorts {
  /** Rejects when the app's code for it cannot be loaded or storage cannot be opened. */
  outbox(): Promise<Pick<Outbox, 'enqueue' | 'replace' | 'settled' | 'get'>>;
  /** Keeps what else belongs to it. It comes first: neither may be told as saved without the other. */
  keepFirst?(id: string, outbox: Pick<Outbox, 'enqueue' | 'replace' | 'get'>): Promise<void>;
  /** Forgets the form's draft together with the save. */
  readonly forgetDraft?: Effect;
  /** One request past the outbox. True only when the row is in its table. Never rejects. */
  sendDirectly<P>(kind: SubmissionKind<P>, payload: P, id: string): Promise<boolean>;
  online(): boolean;
  /** Told of a mistake of the app's own, which the person is not to take for their device's. */
  tellFault(cause: unknown): void;
  /** Asks the browser to send in the background. Best effort. */
  askBackground(): void;
  newId(): string;
}

/** One form's place in the outbox, for as long as its dialog is open. */
export interface Slot {
  id: string | null;
  /** The outbox holds this id: the next press changes that item instead of adding one. */
  saved: boolean;
}

export type SubmitResult =
  | { readonly kind: 'delivered'; readonly id: string }
  /** On this device for certain, and to be sent. */
  | {
      readonly kind: 'saved';
      readonly id: string;
      /** It waits for something other than a connection. */ readonly held?: true;
    }
  /** The server said no. It stays in the outbox; the next press sends the changed one under the same id. */
  | { readonly kind: 'refused'; readonly id: string; readonly error: ItemError | null }
  /** Nowhere: only on the screen. */
  | { readonly kind: 'not-saved'; readonly why: NotSaved }
  /** An edit that came too late: what was saved before goes, or went, as it was. */
  | { readonly kind: 'too-late'; readonly sent: boolean };

export async function submitForm<P>(
  ports: SubmitPorts,
  slot: Slot,
  kind: SubmissionKind<P>,
  payload: P,
): Promise<SubmitResult> {
  slot.id ??= ports.newId();
  const id = slot.id;
  let outbox: Awaited<ReturnType<SubmitPorts['outbox']>>;
  try {
    outbox = await ports.outbox();
    await within(SAVE_WAIT_MS, save(outbox, ports, slot, id, kind, payload));
    slot.saved = true;
  } catch (cause) {
    const code = isOutboxError(cause) ? cause.code : null;
    if (code !== null && TOO_LATE.has(code)) return tooLate(slot, code);
    const why = whyNotSaved(cause);
    if (why === 'app') ports.tellFault(cause);
    const delivered = await ports.sendDirectly(kind, payload, id);
    return delivered ? { kind: 'delivered', id } : { kind: 'not-saved', why };
  }
  ports.askBackground();
  if (!ports.online()) return { kind: 'saved', id };
  // From here on the item is safe, so that no fault may be told as a failure.
  const verdict = await outbox.settled(id, VERDICT_WAIT_MS).catch(() => 'later' as const);
  if (verdict === 'delivered') return { kind: 'delivered', id };
  if (verdict !== 'refused') return { kind: 'saved', id, ...(verdict === 'waiting' ? { held: true } : {}) };
  const item = await outbox.get(id).catch(() => undefined);
  return { kind: 'refused', id, error: item?.lastError ?? null };
}

const TOO_LATE: ReadonlySet<OutboxErrorCode> = new Set(['in-flight', 'may-have-landed', 'already-delivered']);

function tooLate(slot: Slot, code: OutboxErrorCode): SubmitResult {
  const sent = code === 'already-delivered';
  if (sent) {
    // That submission is over: what is on the screen now would be another one.
    slot.id = null;
    slot.saved = false;
  }
  return { kind: 'too-late', sent };
}

async function save<P>(
  outbox: Pick<Outbox, 'enqueue' | 'replace' | 'get'>,
  ports: SubmitPorts,
  slot: Slot,
  id: string,
  kind: SubmissionKind<P>,
  payload: P,
) {
  await ports.keepFirst?.(id, outbox);
  if (slot.saved) {
    try {
      return await outbox.replace(id, payload);
    } catch (cause) {
      // Withdrawn meanwhile, on another tab: what is on the screen is saved anew.
      if (!isOutboxError(cause) || cause.code !== 'not-found') throw cause;
    }
  }
  try {
    return await outbox.enqueue(kind, payload, { id, ...(ports.forgetDraft ? { effect: ports.forgetDraft } : {}) });
  } catch (cause) {
    // An earlier press that seemed to fail was saved after all, and the text has been changed since.
    if (isOutboxError(cause) && cause.code === 'duplicate-id') return await outbox.replace(id, payload);
    throw cause;
  }
}

/** Rejects after `ms`. What was started goes on; doing it again under the same id does no harm. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Storage did not answer in time.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
