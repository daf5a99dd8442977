/**
 * Where the person is and how components go elsewhere, for all that the landing page is made of: it runs without the router, and
 * nothing of it may import that. Whoever runs the page says here how it is done (app/landing/ways.ts, app/app.tsx).
 */
import { useSyncExternalStore } from 'react';

export interface Place {
  /** As in the address bar, with its language. */
  readonly pathname: string;
  readonly search: string;
}

export interface Ways {
  now(): Place;
  /** @param stay the page is not taken to its top: a dialog opens over the place where the person is. */
  push(href: string, stay: boolean): void;
  /** The page stays where it is. */
  replace(href: string): void;
}

const SERVER: Place = { pathname: '/', search: '' };

let ways: Ways | null = null;
const movedListeners = new Set<() => void>();
const arrivalListeners = new Set<() => void>();
let unheard = false;

export function provideWays(given: Ways): void {
  ways = given;
  placeMoved();
}

/** Whoever provides the ways says here that the address is another one. */
export function placeMoved(): void {
  for (const tell of movedListeners) tell();
}

export const placeNow = (): Place => ways?.now() ?? (typeof location === 'undefined' ? SERVER : location);

/** Path, query and hash inside the app. Before it has started: as a plain link. */
export function go(href: string, { stay = false }: { readonly stay?: boolean } = {}): void {
  if (ways) ways.push(href, stay);
  else location.assign(href);
}

/** The address says something else of the same page. */
export function replacePlace(href: string): void {
  ways?.replace(href);
}

/** @returns ends it. */
export function onPlace(tell: () => void): () => void {
  movedListeners.add(tell);
  return () => void movedListeners.delete(tell);
}

/** Another page than before is on the screen, in the same document. */
export function arrived(): void {
  unheard = arrivalListeners.size === 0;
  for (const tell of arrivalListeners) tell();
}

/** Told at once where somebody went on before anybody listened: a person may be quicker than what runs behind the page. @returns ends it. */
export function onArrival(tell: () => void): () => void {
  arrivalListeners.add(tell);
  if (unheard) tell();
  unheard = false;
  return () => void arrivalListeners.delete(tell);
}

/** @param select a text: what is compared to know whether to draw anew. While prerendering and hydrating it is the landing page's. */
export function usePlace(select: (place: Place) => string): string {
  return useSyncExternalStore(
    onPlace,
    () => select(placeNow()),
    () => select(SERVER),
  );
}
