/** Whether what a page starts with takes longer on this line than the page's first picture takes to be drawn. */

/** About what a page starts with, kilobits: 100 kB. */
const START_KBIT = 800;
/** As long as a slow phone draws the first picture at the least, ms. */
const DRAWING_MS = 300;

interface Line {
  /** Mbit/s, the browser's estimate. */
  readonly downlink?: number;
  /** Of a question and its answer, ms. */
  readonly rtt?: number;
}

/** What the browser does not tell (Safari, Firefox) is not slow. https://wicg.github.io/netinfo/ */
export function slowLine({ downlink = 10, rtt = 0 } = line()): boolean {
  return rtt + START_KBIT / Math.max(downlink, 0.01) > DRAWING_MS;
}

function line(): Line {
  const { connection } = navigator as Navigator & { readonly connection?: Line }; // no standard yet: TypeScript has no downlink
  return connection ?? {};
}
