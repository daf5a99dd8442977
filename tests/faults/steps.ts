/** What a schedule is. It says only what is done, never what must follow. */
import type { PagePoint, Shape } from './clients/protocol.ts';
import type { User } from './ledger.ts';
import type { Dialect, Mode, ServerPoint } from './world.ts';

export interface Item {
  readonly id: string;
  readonly text: string;
  readonly anonymous: boolean;
  readonly shape: Shape;
  readonly door: string | null;
}

/**
 * How a page or worker dies. 'stop': all workers, as the browser does when it needs memory. 'freeze': into the page cache, with
 * whatever it holds, behind another page; it may come back.
 */
export type Death = 'close' | 'crash' | 'kill' | 'stop' | 'freeze';

export type Step =
  | { readonly do: 'submit'; readonly tab: number; readonly items: readonly Item[] }
  | { readonly do: 'edit'; readonly tab: number; readonly pick: number; readonly text: string }
  | { readonly do: 'withdraw'; readonly tab: number; readonly pick: number; readonly evenIfLanded: boolean }
  | { readonly do: 'network'; readonly up: boolean }
  | { readonly do: 'server'; readonly next: readonly Mode[]; readonly rest: Mode }
  | { readonly do: 'open-tab' }
  | { readonly do: 'reload'; readonly tab: number }
  /** Without waiting for anything that goes on. */
  | { readonly do: 'die'; readonly tab: number; readonly how: Death }
  /** The client is loaded once more in this tab, and its page frozen behind that. */
  | { readonly do: 'leave'; readonly tab: number }
  /** A tab returns to the page behind: a tab that shows something else first. */
  | { readonly do: 'back'; readonly tab: number }
  | { readonly do: 'quick-loads'; readonly tab: number; readonly looksMs: readonly number[] }
  | { readonly do: 'sync' }
  | { readonly do: 'sign-in'; readonly user: User }
  | { readonly do: 'sign-out' }
  /** On another phone. From here on whoever signs in here gives the second factor, too. */
  | { readonly do: 'enrol-elsewhere'; readonly user: User }
  | { readonly do: 'clock'; readonly offMs: number }
  | { readonly do: 'quota'; readonly full: boolean }
  | { readonly do: 'flush'; readonly tab: number; readonly reason: string; readonly wait: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  /** Submits, and dies at the very instant. */
  | {
      readonly do: 'strike';
      readonly tab: number;
      readonly at: PagePoint | ServerPoint;
      readonly how: Death;
      readonly items: readonly Item[];
    }
  /** Submits and dies a moment later, wherever that is. */
  | {
      readonly do: 'race';
      readonly tab: number;
      readonly afterMs: number;
      readonly how: Death;
      readonly items: readonly Item[];
    }
  /** All tabs close, the worker sends, and dies at the very instant. */
  | { readonly do: 'strike-worker'; readonly at: ServerPoint; readonly how: 'stop' | 'kill' };

export interface Schedule {
  readonly seed: number;
  readonly dialect: Dialect;
  readonly steps: readonly Step[];
}
