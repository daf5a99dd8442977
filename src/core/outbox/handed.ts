/** What a page hands to the service worker to be kept, so that the page need not start its storage for it. */
import type { KeptRead } from '../reads/ports.ts';

export interface HandedItem {
  /** Made by the page, which saves it itself under the same id where it hears nothing: it is one item all the same. */
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
}

export interface Handed {
  readonly type: 'KEEP';
  readonly items: readonly HandedItem[];
  readonly reads: readonly KeptRead[];
}

/** 'kept': on the disk. 'refused': nothing of it is. 'waits': kept, and not sent: the page looks after it. */
export type HandedAnswer = 'kept' | 'refused' | 'waits';
