/** What steps.ts sees of a page: each transaction of its storage and each request, from when it was begun until it was over. */

export interface Step {
  readonly what: 'read' | 'write' | 'request';
  /** ms since the navigation. */
  readonly from: number;
  readonly to: number;
}

/** Before the page's own scripts. Stands alone: the browser gets its text. */
export function watchSteps(): void {
  const steps: Step[] = [];
  Object.assign(window, { steps });
  const { prototype } = IDBDatabase;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
  const begin = prototype.transaction;
  prototype.transaction = function transaction(stores, mode, options) {
    const from = performance.now();
    const made = begin.call(this, stores, mode, options);
    const over = () => steps.push({ what: mode === 'readwrite' ? 'write' : 'read', from, to: performance.now() });
    made.addEventListener('complete', over);
    made.addEventListener('abort', over);
    return made;
  };
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const from = performance.now();
    try {
      return await ask(input, init);
    } finally {
      steps.push({ what: 'request', from, to: performance.now() });
    }
  };
}

/** How long at least one of these was under way, ms. */
export function waited(steps: readonly Step[]): number {
  let sum = 0;
  let until = -Infinity;
  for (const { from, to } of steps.toSorted((a, b) => a.from - b.from)) {
    if (to <= until) continue;
    sum += to - Math.max(from, until);
    until = to;
  }
  return sum;
}
