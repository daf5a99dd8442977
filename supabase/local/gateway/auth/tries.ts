/** Counts tries and says how long the next one has to wait. In memory, for a bounded number of keys: the oldest is forgotten. */

export interface TryRule {
  /** Tries without a pause. */
  readonly free: number;
  /** The first pause, ms; each further try doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Without a try for this long, ms, everything is forgotten. */
  readonly forgetMs: number;
}

export interface Tries {
  /** Ms until the next try is taken. 0 takes it and counts it as a miss until `right` or `undone` is said. */
  begin(key: string): number;
  /** It was right: the key starts anew. */
  right(key: string): void;
  /** It was no try after all, or one that does not count. */
  undone(key: string): void;
  /** The same question, and no try. */
  wait(key: string): number;
  /** Tries that count now. */
  count(key: string): number;
}

interface Entry {
  count: number;
  last: number;
  until: number;
}

/** How many keys are remembered. */
const MOST = 20_000;

export function createTries(rule: TryRule, now: () => number, most = MOST): Tries {
  const entries = new Map<string, Entry>();

  function known(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry === undefined || now() - entry.last <= rule.forgetMs) return entry;
    entries.delete(key);
    return undefined;
  }

  const wait = (key: string): number => Math.max(0, (known(key)?.until ?? 0) - now());

  return {
    wait,
    begin(key) {
      const pause = wait(key);
      if (pause > 0) return pause;
      const next = (known(key)?.count ?? 0) + 1;
      const later = next < rule.free ? 0 : Math.min(rule.longestMs, rule.firstMs * 2 ** (next - rule.free));
      entries.delete(key);
      entries.set(key, { count: next, last: now(), until: now() + later });
      const oldest = entries.keys().next().value;
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return 0;
    },
    right: (key) => void entries.delete(key),
    undone(key) {
      const entry = known(key);
      if (entry === undefined) return;
      entry.count -= 1;
      entry.until = 0;
      if (entry.count <= 0) entries.delete(key);
    },
    count: (key) => known(key)?.count ?? 0,
  };
}
