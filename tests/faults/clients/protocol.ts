/** What every client under test can be asked to do from outside. The driver knows nothing else about a client. */

/** 'old': as the previous build queued it. 'future': as a newer build queued it, before this one was put back. */
export type Shape = 'today' | 'old' | 'future';

export interface Submission {
  readonly id: string;
  readonly text: string;
  /** Without the signed-in user's name. */
  readonly anonymous: boolean;
  readonly shape: Shape;
  /** What it is about: a sender's own about one door leave in their order. Null: about nothing that others are about. */
  readonly door: string | null;
}

/** What the client believes, by id. */
export interface ClientState {
  readonly waiting: readonly string[];
  readonly refused: readonly string[];
  /** It holds a receipt. */
  readonly delivered: readonly string[];
}

/** Instants at which the page can be stopped dead. The names say what has just happened, or is about to. */
export const PAGE_POINTS = [
  'before-save-commit',
  'after-save-commit',
  'lock-taken',
  'marked-may-have-landed',
  'request-sent',
  'answer-received',
  'before-verdict-commit',
  'after-verdict-commit',
] as const;

export type PagePoint = (typeof PAGE_POINTS)[number];

export interface FaultClient {
  /** Resolves when the worker is active and the page may be used offline, with the name this life of the page signs its
   * requests with ('' when it does not). One that was frozen and is back ends with a dot and how often. */
  ready(): Promise<string>;
  /** Calls window.tellSaved(id) for each at the moment the person would be told. Resolves with those that could not be saved. */
  submit(items: readonly Submission[]): Promise<string[]>;
  edit(id: string, text: string): Promise<boolean>;
  withdraw(id: string, evenIfLanded: boolean): Promise<'unsent' | 'perhaps' | 'not-done'>;
  flush(reason: string): Promise<void>;
  signIn(userId: string, token: string): Promise<void>;
  signOut(): Promise<void>;
  state(): Promise<ClientState>;
  /** Sets this device's clock off, in ms, for pages and worker alike. */
  skew(ms: number): Promise<void>;
  /** The page stops at the next passage of this point, and hit() resolves true. */
  arm(point: PagePoint): Promise<void>;
  /** True when the armed point was reached; false once disarmed. */
  hit(): Promise<boolean>;
  disarm(): Promise<void>;
}

declare global {
  interface Window {
    faultClient: FaultClient;
    /** Given by the harness. */
    tellSaved(id: string): Promise<void>;
  }
}

/** Did a page that bears this name stand still before? */
export const wasFrozen = (sender: string): boolean => /\.\d+$/.test(sender);

/** For clients that cannot do something: a step that asks for it is a mistake in the schedule. */
export function unsupported(what: string): () => Promise<never> {
  return () => Promise.reject(new Error(`This client cannot ${what}.`));
}
