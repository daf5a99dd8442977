/**
 * Knowing when this page is frozen: put into the browser's page cache, or stopped by the system. WebKit freezes a page
 * with whatever it holds, and every other page then waits for that for good: so whoever holds something lets go here.
 */

export interface Freezes {
  /** True from the last moment before the page stands still until the first one after. */
  frozen(): boolean;
  /** How often it has been frozen: work that sees two numbers was interrupted. */
  count(): number;
  /** Called while there is still time for what takes none. @returns how to stop. */
  onFreeze(letGo: () => void): () => void;
  /** Resolves at once in a page that is awake. */
  awake(): Promise<void>;
}

/** @param page the window, or nothing in a worker, which is ended and never frozen. */
export function watchFreezes(page: Pick<EventTarget, 'addEventListener'> | null): Freezes {
  const listeners = new Set<() => void>();
  let count = 0;
  let frozen = false;
  let waiting: (() => void)[] = [];

  function freeze() {
    if (frozen) return;
    frozen = true;
    count++;
    for (const letGo of listeners) letGo();
  }

  function thaw() {
    frozen = false;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }

  // Before everybody else's listeners: Dexie closes and asks again in its own.
  const first = { capture: true };
  // A page that is not kept is torn down, and the browser ends what it began: what is on its way may still arrive.
  page?.addEventListener('pagehide', (event) => 'persisted' in event && event.persisted === true && freeze(), first);
  page?.addEventListener('freeze', freeze, first);
  for (const back of ['pageshow', 'resume']) page?.addEventListener(back, thaw, first);

  return {
    frozen: () => frozen,
    count: () => count,
    onFreeze(letGo) {
      listeners.add(letGo);
      return () => listeners.delete(letGo);
    },
    awake: () => (frozen ? new Promise((wake) => waiting.push(wake)) : Promise.resolve()),
  };
}

let mine: Freezes | null = null;

/** Of this page. */
export function pageFreezes(): Freezes {
  mine ??= watchFreezes('document' in globalThis ? globalThis : null);
  return mine;
}
