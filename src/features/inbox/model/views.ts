/** The views of the inbox, and which of them a line belongs to. The database's inbox() says the same. */
import type { Entry, What } from './fold.ts';

export const VIEWS = [
  'todo',
  'mine',
  'new',
  'claimed',
  'overdue',
  'waiting',
  'contested',
  'signed_up',
  'done',
  'spam',
] as const;
export type View = (typeof VIEWS)[number];

/** What somebody looks for. Empty texts look for nothing. */
export interface Filter {
  readonly view: View;
  readonly what: What | null;
  /** User id. */
  readonly owner: string | null;
  readonly tag: string;
  readonly words: string;
}

export const EVERYTHING: Filter = { view: 'todo', what: null, owner: null, tag: '', words: '' };

export function isInView(entry: Entry, view: View, me: string): boolean {
  const now = entry.stage === 'open' && entry.state !== 'waiting';
  const waitsForUs = now && entry.dueOn !== null;
  switch (view) {
    case 'todo':
      return waitsForUs;
    case 'mine':
      return now && entry.owner === me;
    case 'new':
      return waitsForUs && entry.owner === null;
    case 'claimed':
      return waitsForUs && entry.owner !== null;
    case 'signed_up':
      return entry.stage === 'open' && entry.dueOn === null;
    case 'contested':
      return entry.stage === 'open' && entry.rivals.length > 0;
    case 'overdue':
    case 'waiting':
    case 'done':
    case 'spam':
      return entry.state === view;
  }
}
