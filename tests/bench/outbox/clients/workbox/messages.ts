/** What the page asks of the worker in which Workbox lives. */
import type { Load } from '../protocol.ts';

export type Request =
  | { readonly ask: 'fill'; readonly load: Load }
  | { readonly ask: 'enqueue'; readonly count: number }
  | { readonly ask: 'drain' }
  | { readonly ask: 'heap' };

export type Reply = { readonly value: unknown } | { readonly error: string };
