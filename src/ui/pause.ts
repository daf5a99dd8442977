/** Lets the browser paint and answer a press between two pieces of work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** As long as a piece of work may be before the next one waits, ms: a slow phone takes four times as long for it. */
const PIECE_MS = 5;

/** @returns for between the pieces of a longer work: pauses, but not after each of many small ones. */
export function pausing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PIECE_MS) return;
    await pause();
    since = performance.now();
  };
}
