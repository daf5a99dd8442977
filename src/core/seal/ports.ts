/** What sealing needs from outside: who is here, their keys, a cipher, and what they leave on the device. */
import type { Store } from '../outbox/ports.ts';
import type { Json, Sealed } from '../outbox/record.ts';

/** Closes and opens with one person's key. `about` is bound to the contents: what was closed as one thing opens as no other. */
export interface Seal {
  close(value: Json, about: string): Promise<Sealed>;
  /** Rejects when it was closed with another key, about something else, or is damaged. */
  open(sealed: Sealed, about: string): Promise<Json>;
}

/** The keys of this device. A key is here while its person is signed in, and until everything of theirs is closed. */
export interface SealKeys {
  /** User ids. */
  held(): Promise<readonly string[]>;
  get(userId: string): Promise<Seal | null>;
  /** @param secret as the server tells it. False where this browser cannot close anything. */
  keep(userId: string, secret: string): Promise<boolean>;
  drop(userId: string): Promise<void>;
}

export interface HeldDraft {
  readonly key: string;
  readonly values: Json;
}

/** What somebody was typing. Each change is one transaction. */
export interface SealedDrafts {
  /** In clear, of this person. */
  open(userId: string): Promise<readonly HeldDraft[]>;
  /** Of this person. */
  closed(userId: string): Promise<readonly { readonly key: string; readonly sealed: Sealed }[]>;
  /** False when it was changed meanwhile: then nothing was done. */
  close(userId: string, draft: HeldDraft, sealed: Sealed): Promise<boolean>;
  /** What was typed since under the same key wins. */
  reopen(userId: string, draft: HeldDraft): Promise<void>;
}

export interface SealingParts {
  readonly store: Pick<Store, 'list' | 'change'>;
  readonly drafts: SealedDrafts;
  readonly keys: SealKeys;
  /** The user id of whoever is signed in on this device; null for nobody. */
  present(): Promise<string | null>;
  /** Their key from the server; null when it cannot be had now. */
  ask(userId: string): Promise<string | null>;
}
