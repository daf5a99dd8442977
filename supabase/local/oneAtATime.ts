/**
 * One request at a time on the embedded database. PGlite has a single connection, and @supabase/lite's transactions on it
 * overlap: a refused insert then rolls back what others were already answered 201 for.
 */
import type { App } from '@supabase/lite';

/** From now on `app.fetch` answers in the order of asking; one that fails does not stop the next. */
export function answerOneAtATime(app: App): void {
  const answer = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = (...request: Parameters<App['fetch']>) => {
    const next = last.then(() => answer(...request));
    last = next.then(
      () => undefined,
      () => undefined,
    );
    return next;
  };
}
