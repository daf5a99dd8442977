/** Code that a page fetches when it is needed first, and why it could not be had. */
import type { ReadTrouble } from '../core/reads/read.ts';
import { troubleOfCode } from './mistakes.ts';

export interface LateCode<T> {
  /** Rejects when it cannot be fetched or does not start; a later call tries again. */
  load(): Promise<T>;
  /** null until it is here. */
  now(): T | null;
  /** Why it could not be had at the last try; null when nothing is known against it. */
  trouble(): ReadTrouble | null;
}

export function lateCode<T>(fetch: () => Promise<T>): LateCode<T> {
  let code: T | null = null;
  let loading: Promise<T> | null = null;
  let trouble: ReadTrouble | null = null;
  return {
    load() {
      loading ??= fetch().then(
        (come) => (code = come),
        (cause: unknown) => {
          trouble = troubleOfCode(cause);
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
    now: () => code,
    trouble: () => trouble,
  };
}
