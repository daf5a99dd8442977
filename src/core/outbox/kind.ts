/** What a feature says about a kind of submission, and the list of all kinds. */
import type { Json } from './record.ts';

/** A flat row as it is sent. Every row of a kind has the same keys: an empty optional field is null, never left out. */
export type Row = { readonly [column: string]: Json };

export interface RowMeta {
  readonly id: string;
  readonly userId: string | null;
  /** ISO 8601, when the person submitted. */
  readonly createdAt: string;
}

export interface SubmissionKind<P> {
  readonly kind: string;
  /** Raise it when the payload's shape changes, and teach `upcast` the older ones. */
  readonly version: number;
  readonly table: string;
  /** Lower goes first. Default 50; analytics 90. */
  readonly priority?: number;
  /** One sender's items with the same key are delivered in the order they were saved. Default: every item on its own. */
  entityKey?(payload: P): string;
  toRow(payload: P, meta: RowMeta): Row;
  /** An older payload in today's shape; null when that is impossible (the item is then refused, and can be edited). */
  upcast?(payload: unknown, fromVersion: number): P | null;
  /** One plain sentence for the person who made it. */
  describe(payload: P): string;
}

export const DEFAULT_PRIORITY = 50;

export function defineKind<P>(kind: SubmissionKind<P>): SubmissionKind<P> {
  return kind;
}

/** A kind whose payload type has been forgotten, as the outbox knows it. Method parameters are bivariant, so any kind fits. */
export type AnyKind = SubmissionKind<unknown>;

export interface KindRegistry {
  /** Of the kinds that are here. */
  get(kind: string): AnyKind | undefined;
  all(): readonly AnyKind[];
  /**
   * Brings the kinds whose code comes on demand: before this nobody can say that a kind is unknown. Rejects when it can't be had now;
   * the next call tries again.
   */
  complete(): Promise<void>;
}

/**
 * Throws when two kinds share a name: the second would silently send the first one's items.
 * @param more the kinds whose code comes on demand.
 */
export function createKindRegistry(kinds: Iterable<AnyKind>, more?: () => Promise<Iterable<AnyKind>>): KindRegistry {
  const byName = new Map<string, AnyKind>();
  const learn = (some: Iterable<AnyKind>) => {
    for (const kind of some) {
      if (byName.has(kind.kind)) throw new Error(`Two submission kinds are called "${kind.kind}".`);
      byName.set(kind.kind, kind);
    }
  };
  learn(kinds);
  let rest: Promise<void> | null = more ? null : Promise.resolve();
  return {
    get: (name) => byName.get(name),
    all: () => [...byName.values()],
    complete() {
      const asked = (rest ??= (more?.() ?? Promise.resolve([])).then(learn));
      return asked.catch((cause: unknown) => {
        if (rest === asked) rest = null;
        throw cause;
      });
    },
  };
}
