/** Whether what a page starts with takes longer on this line than the page's first picture takes to be drawn: as the page itself came. */

/** As long as a page of 35 kB takes on a quick line at most, from its first byte to its last, ms. */
const QUICK_MS = 150;

export interface Came {
  /** ms since the navigation. */
  readonly responseStart: number;
  /** 0 while it still comes. */
  readonly responseEnd: number;
}

/** A browser that does not say how the page came has a quick line. https://www.w3.org/TR/navigation-timing-2/ */
export function slowLine(page: Came | undefined = pageCame(), now = performance.now()): boolean {
  return page !== undefined && (page.responseEnd || now) - page.responseStart > QUICK_MS;
}

function pageCame(): Came | undefined {
  return performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);
}
