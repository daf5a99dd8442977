/** What a journey may do with a phone, whichever engine its browser has: written once, run in WebKit and in Firefox. */

/** A string is the whole accessible name or label, a pattern a part of it. */
export type Name = string | RegExp;

/** Roles that journeys press or wait for. */
export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'status'
  | 'tab'
  | 'textbox';

/** What a function sent into the page may be given and give back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** Everything waits up to PATIENCE_MS for what it needs, and rejects with what the page showed instead. */
export interface Tab {
  /** A full load of a path of the site; resolves when the document has loaded. `early`: when it has merely begun. */
  open(path: string, options?: { readonly early?: boolean }): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own button. */
  back(): Promise<void>;
  /** Path, query and fragment of where the tab is. */
  path(): Promise<string>;
  press(role: Role, name: Name): Promise<void>;
  /** Replaces what is in the field; in a select, chooses the option with this text. */
  fill(label: Name, text: string): Promise<void>;
  /** Sends a key to whatever has the focus. */
  key(key: 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space'): Promise<void>;
  /** Resolves once such an element is visible, with its text. */
  find(role: Role, name: Name): Promise<string>;
  /** Is it visible this moment? */
  has(role: Role, name: Name): Promise<boolean>;
  /** Resolves once the page's visible text has it. */
  sees(text: Name, withinMs?: number): Promise<void>;
  /** The page's visible text. */
  read(): Promise<string>;
  /** Runs in the page; a promise is awaited. The function must stand alone: nothing around it goes along. */
  eval<A extends readonly Plain[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  close(): Promise<void>;
}

/** The phone itself is its first tab. Its storage survives `kill` and `restart`; another phone has its own. */
export interface Phone extends Tab {
  readonly engine: Engine;
  /** What the pages of this phone call home; stays the same for the phone's life. */
  readonly origin: string;
  tab(): Promise<Tab>;
  /** A dead spot: connections that stand are cut, new ones refused. */
  offline(): Promise<void>;
  online(): Promise<void>;
  /** The whole browser at once, without a goodbye, as a system short of memory does it. */
  kill(): Promise<void>;
  /** After `kill`, or an orderly end before it: the same profile with one empty tab. */
  restart(): Promise<void>;
  /** Orderly, as a person closes the browser; then its storage stands complete under `storage`. */
  end(): Promise<void>;
  /** The folder of all that it keeps, while the phone is there. */
  readonly storage: string;
  /** Lines of the consoles of all pages since the phone was bought, as far as the driver tells them. */
  console(): Promise<readonly string[]>;
  /** Ends it and forgets its storage. */
  discard(): Promise<void>;
}

export type Engine = 'webkit' | 'firefox';

export interface PhoneOptions {
  /** Where the site really is; the phone's own address forwards there. */
  readonly site: string;
  /** Source text that runs before every page's own scripts. */
  readonly initScript?: string;
  /** A phone that has been on the site before instead of one with nothing on it. */
  readonly visited?: VisitedPhone;
}

/** What a phone kept of an earlier visit. */
export interface VisitedPhone {
  readonly storage: string;
  /** What it calls the site; only one such phone at a time. */
  readonly origin: string;
}

export type BuyPhone = (options: PhoneOptions) => Promise<Phone>;

/** How long a journey waits for anything, ms: for a machine under load. */
export const PATIENCE_MS = 40_000;

export const WIDTH = 390;
export const HEIGHT = 844;
