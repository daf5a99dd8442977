/** What may wait until the page's next picture is on the screen. */

/** A page in the background paints none: then after this time, ms. */
const AT_MOST_MS = 200;

export function afterPaint(run: () => void): void {
  const timer = setTimeout(once, AT_MOST_MS);
  const frame = requestAnimationFrame(() => setTimeout(once));
  let done = false;
  function once() {
    if (done) return;
    done = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    run();
  }
}
