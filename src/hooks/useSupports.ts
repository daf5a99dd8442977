/**
 * What this device supports, without an account: a secret that never leaves it, and for each item whether support is given. What the
 * server gets is made of the secret and the kind, so that a merge counts a device once, and no device is known by it.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onKept, readKept, writeKept } from '../adapters/browser/keptJson.ts';
import { uuid } from '../core/uuid.ts';
import { m } from '../messages/messages.js';
import { toast } from '../ui/toaster.tsx';
import { notSavedWords, reasonNotSaved } from './blame.ts';

export type SupportedKind = 'question' | 'idea';

const KEY = 'supports';
const keptSchema = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** By `kind:item`; at most so many are remembered that storage stays small. */
  items: v.record(v.string(), v.object({ turn: v.number(), given: v.boolean() })),
});
type Kept = v.InferOutput<typeof keptSchema>;
const NONE: Kept = { secret: '', items: {} };
const ITEMS_AT_MOST = 2000;

let known: Kept | null = null;
const listeners = new Set<() => void>();

function read(): Kept {
  const kept = v.safeParse(keptSchema, readKept(KEY));
  return kept.success ? kept.output : { secret: '', items: {} };
}

const now = (): Kept => (known ??= read());

function renew(): void {
  known = null;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  const end = onKept(KEY, renew);
  return () => {
    listeners.delete(tell);
    end();
  };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function tokenOf(secret: string, kind: SupportedKind): Promise<string> {
  const said = new TextEncoder().encode(`${kind} ${secret}`);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', said)));
}

/** Of this page where storage is forbidden: then support lasts as long as the page does. */
let unkept: Kept | null = null;

function note(change: (before: Kept) => Kept): Kept {
  const stored = read();
  const before = stored.secret === '' && unkept ? unkept : stored;
  const after = change(before);
  unkept = writeKept(KEY, after) ? null : after;
  renew();
  if (unkept) known = unkept;
  return after;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function setSupport(
  kind: SupportedKind,
  item: string,
  given: boolean,
  roomCode: string | null = null,
): Promise<void> {
  const key = `${kind}:${item}`;
  const [{ runtime }, { kindOf }] = await Promise.all([import('../wiring/runtime.ts'), import('../wiring/kinds.ts')]);
  // The turn first: one that was never sent costs nothing, the same one twice would be heard once.
  const { secret, items } = note((before) => ({
    secret: before.secret || base64url(crypto.getRandomValues(new Uint8Array(32))),
    items: latest(before.items, key, {
      turn: (before.items[key]?.turn ?? 0) + 1,
      given: before.items[key]?.given ?? false,
    }),
  }));
  const turn = items[key]?.turn ?? 1;
  const payload = { of: kind, item, token: await tokenOf(secret, kind), given, turn, roomCode };
  const { outbox } = runtime();
  await outbox.enqueue(kindOf('support'), payload, { id: uuid() });
  note((before) => ({ ...before, items: latest(before.items, key, { turn, given }) }));
  void outbox.flush('enqueue');
}

async function move(kind: SupportedKind, items: readonly string[], given: boolean, roomCode: string | null) {
  for (const item of items) await setSupport(kind, item, given, roomCode);
}

/** The newest last, the oldest forgotten. */
function latest(items: Kept['items'], key: string, entry: Kept['items'][string]): Kept['items'] {
  const { [key]: _, ...others } = items;
  return Object.fromEntries([...Object.entries(others), [key, entry] as const].slice(-ITEMS_AT_MOST));
}

/** What is supported at one button: itself, and what was merged into it, whose supporters count with it. */
export interface Supported {
  readonly id: string;
  readonly also: readonly string[];
}

/**
 * Which voices of this device a press moves: support is given to what is shown; taken back is each that counts there, also one that was
 * given to what has been merged since.
 */
export function voicesMoved(
  { id, also }: Supported,
  given: boolean,
  has: (item: string) => boolean,
): readonly string[] {
  return given ? [id] : [id, ...also].filter(has);
}

export interface Supports {
  /** None while the page is printed and hydrated. */
  readonly given: (item: Supported) => boolean;
  /** Says in words when it could not be kept. */
  readonly set: (item: Supported, given: boolean, roomCode?: string | null) => void;
}

export function useSupports(kind: SupportedKind): Supports {
  const kept = useSyncExternalStore(subscribe, now, () => NONE);
  const has = (item: string) => kept.items[`${kind}:${item}`]?.given ?? false;
  return {
    given: ({ id, also }) => [id, ...also].some(has),
    set(item, given, roomCode = null) {
      // Nobody waits for one to press the next: each is kept by itself.
      void move(kind, voicesMoved(item, given, has), given, roomCode).catch((cause: unknown) => {
        const why = reasonNotSaved(cause);
        toast({ type: 'error', title: m.ui_support_failed, description: () => notSavedWords(why, 'device') });
      });
    },
  };
}
