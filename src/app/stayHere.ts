/** The router takes a page to its top at its next render, and has no public word against that but for its own links. */
import type { AnyRouter } from '@tanstack/react-router';

export function stayHere(router: AnyRouter): void {
  // oxlint-disable-next-line no-underscore-dangle -- see above; the journeys in real engines notice when it is called otherwise
  (router as { _scroll: { n: boolean } })._scroll.n = false; // the router's own, of no public type
}
