/** Questions to this device that are asked at the press that leads to their page, so that its first screen need not wait for them. */
import type { Answer, Live } from '../core/outbox/view.ts';

/** Whoever asked ahead and never came, ms. */
const KEPT_AHEAD_MS = 10_000;
/** What was asked ahead is told first; listening on takes a slow phone a while and begins when that has been drawn, ms. */
const LISTENS_AFTER_MS = 500;
const askedAhead = new Map<string, Promise<unknown>>();

/** Asks while the screen that will show the answer is still being drawn: the first who asks the same is told it. */
export function askLiveAhead<T>(about: string, question: () => Live<T>): void {
  if (askedAhead.has(about)) return;
  const answer = question().once();
  askedAhead.set(about, answer);
  setTimeout(() => {
    if (askedAhead.get(about) === answer) askedAhead.delete(about);
  }, KEPT_AHEAD_MS);
}

/** Told what was asked ahead, or else asked now; and again after every change. Returns the unsubscriber. */
export function listen<T>(about: string, question: () => Live<T>, tell: (answer: Answer<T>) => void): () => void {
  const ahead = askedAhead.get(about) as Promise<Answer<T>> | undefined; // the same question is answered alike
  if (!ahead) return question().subscribe(tell);
  askedAhead.delete(about);
  let stop: () => void = () => undefined;
  // Nobody listens any more, or what was listened to is newer.
  let over = false;
  const timer = setTimeout(() => {
    stop = question().subscribe((answer) => {
      over = true;
      tell(answer);
    });
  }, LISTENS_AFTER_MS);
  void ahead.then((answer) => {
    if (!over) tell(answer);
  });
  return () => {
    over = true;
    clearTimeout(timer);
    stop();
  };
}
