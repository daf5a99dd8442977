/**
 * What nobody sees rests while the whole page changes, and follows in the next pictures: a slow phone shows the change without
 * first drawing, styling and laying out ten screens of text. Until then each part keeps its height, so that nothing moves.
 */
import { afterPaint } from './afterPaint.ts';

/** A part this close to the screen goes along: a thumb may bring it in before it has followed. px */
const NEAR = 200;

let resting: HTMLElement[] = [];
/** What is still to be done for a part, before it is shown again. */
const owed = new Map<HTMLElement, Set<() => void>>();

/** Runs now, or, where the element with this id is in a part that rests, right before that part is shown again. */
export function onceSeen(id: string, run: () => void): void {
  const part = resting.length === 0 ? null : document.getElementById(id);
  const rests = part && resting.find((one) => one.contains(part));
  if (!rests) return run();
  const later = owed.get(rests) ?? new Set();
  owed.set(rests, later.add(run));
}

/** Right before the change. The parts wake up by themselves once the page is painted, the nearest first. */
export function restUnseen(): void {
  wakeAll();
  // All are measured before the first is touched.
  const parts = [...document.querySelectorAll<HTMLElement>('#main > *, #site-footer')]
    .map((part) => ({ part, ...place(part) }))
    // What rests would lose the focus.
    .filter(({ part, away }) => away > NEAR && !part.contains(document.activeElement))
    .toSorted((a, b) => a.away - b.away);
  for (const { part, height } of parts) {
    part.style.height = `${height}px`;
    part.style.contentVisibility = 'hidden';
  }
  resting = parts.map(({ part }) => part);
  // Whoever scrolls comes nearer.
  addEventListener('scroll', wakeAll, { once: true, passive: true });
  afterPaint(wakeInTurn);
}

function wakeInTurn(): void {
  wakeNext();
  if (resting.length > 0) afterPaint(wakeInTurn);
  else removeEventListener('scroll', wakeAll);
}

function wakeAll(): void {
  while (resting.length > 0) wakeNext();
}

function wakeNext(): void {
  const next = resting.shift();
  if (!next) return;
  for (const run of owed.get(next) ?? []) run();
  owed.delete(next);
  next.style.contentVisibility = '';
  next.style.height = '';
}

/** away: px between the part and the screen. */
function place(part: HTMLElement): { readonly away: number; readonly height: number } {
  const { top, bottom, height } = part.getBoundingClientRect();
  return { away: Math.max(top - innerHeight, -bottom), height };
}
