/** What runs in the page for bench:start. Each function stands alone: the browser gets its text. */

/** Milliseconds since the navigation began. */
export interface Marks {
  readonly FCP: number;
  readonly LCP: number;
  /** React answers presses on the first screen: its first link was hydrated. */
  readonly interactive: number;
}

/** Before the page's own scripts: watches for paints and for the first link that React has taken over. */
export function markInteractive() {
  const marks = { FCP: 0, LCP: 0, interactive: 0 };
  Object.assign(window, { startMarks: marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') marks.FCP = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.LCP = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const link = document.querySelector('main a[href]');
    if (link && Object.keys(link).some((key) => key.startsWith('__reactProps$'))) marks.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves with the marks once all are there and nothing larger has been painted for a second. */
export function settled(): Promise<Marks> {
  const marks = (window as unknown as { startMarks: Marks }).startMarks; // set by markInteractive
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let last = -1;
    const look = () => {
      if (marks.FCP > 0 && marks.interactive > 0 && marks.LCP > 0 && marks.LCP === last) resolve(marks);
      else if (performance.now() - begun > 60_000) reject(new Error(`Not settled: ${JSON.stringify(marks)}`));
      else {
        last = marks.LCP;
        setTimeout(look, 1000);
      }
    };
    look();
  });
}
