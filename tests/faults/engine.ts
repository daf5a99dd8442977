/** What a schedule needs of a browser, whichever engine it has. */

export type Engine = 'chromium' | 'webkit';

export interface Page {
  /** A full load; resolves when it has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own button. */
  back(): Promise<void>;
  /** Calls a method of window.faultClient. Rejects when the page dies, and waits while it is frozen. */
  call(method: string, args: readonly unknown[]): Promise<unknown>;
  /** Says so to the page; the network itself is cut at the server's end. */
  setOnline(online: boolean): Promise<void>;
  /** The page's process is gone, and the page with it. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** What is optional has no meaning in every engine, or its driver cannot bring it about: the engine's file says why. */
export interface Browser {
  newPage(gone: () => void): Promise<Page>;
  /** Dispatches Background Sync's event, where the origin has a worker. */
  readonly sync?: (origin: string, tag: string) => Promise<void>;
  readonly stopWorkers?: () => Promise<void>;
  readonly fullDisk?: (origin: string, full: boolean) => Promise<void>;
  /** Leaves nothing of this origin behind, no worker that wakes up. */
  readonly forget?: (origin: string) => Promise<void>;
  /** Everything at once, without a goodbye; what is on the disk stays. */
  kill(): Promise<void>;
}

/** @param told called with the id of every submission whose page told the person that it is saved. */
export type StartBrowser = (profile: string, told: (id: string) => void) => Promise<Browser>;
