/** What an outbox is made of. */
import type { KindRegistry } from './kind.ts';
import type { Clock, Identity, Lock, Random, Store, Transport } from './ports.ts';

export interface OutboxParts {
  readonly store: Store;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly identity: Identity;
  readonly random: Random;
  readonly kinds: KindRegistry;
  /** Told of faults of our own that were met while sending, and survived: somebody should count them. */
  readonly onFault?: (cause: unknown) => void;
  /** Called with a token that the server answered 401 to: its session may have ended elsewhere. The outbox itself never refreshes. */
  readonly onUnauthorized?: (accessToken: string) => void;
  /** Send by itself after enqueue, after a busy lock and when a pause ends. Default true; the worker, which lives for one event, says false. */
  readonly autoFlush?: boolean;
  /**
   * Requests of one flush on their way at the same time, never two with the same item. Only the search for rows to blame uses
   * more than one. Default 6.
   */
  readonly requestsAtOnce?: number;
}
