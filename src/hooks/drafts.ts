/** Drafts as forms use them: never rejects, because a form must work where nothing can be stored. */

import { isKeeping } from '../adapters/browser/keeping.ts';

/** Loaded with the first form, not with the page: it brings Dexie. */
const load = async () => {
  const [{ pageDb }, drafts] = await Promise.all([
    import('../adapters/dexie/pageDb.ts'),
    import('../adapters/dexie/drafts.ts'),
  ]);
  return { db: pageDb(), ...drafts };
};

/** Who was signed in when a form first asked for its draft: see saveDraft. */
const begunBy = new Map<string, string | null>();

export const drafts = {
  async read(key: string): Promise<unknown> {
    const unfinished = lastWords.read(key)?.values ?? null;
    try {
      // No draft of anybody's can be here, and the press that opened the form does not wait for Dexie.
      if (!(await isKeeping())) {
        begunBy.set(key, null);
        return unfinished;
      }
      const { db, readDraft, whoTypes } = await load();
      begunBy.set(key, await whoTypes(db));
      const kept = await readDraft(db, key);
      return isObject(kept) && isObject(unfinished) ? { ...kept, ...unfinished } : (unfinished ?? kept);
    } catch {
      return unfinished;
    }
  },
  /** Resolves with whether it is on this device's disk: a full one keeps nothing. */
  async save(key: string, values: object): Promise<boolean> {
    lastWords.keep(key, values);
    return load()
      .then(({ db, saveDraft }) => saveDraft(db, key, values, Date.now(), begunBy.get(key)))
      .then((kept) => {
        lastWords.forget(key, values);
        return kept;
      })
      .catch(() => false);
  },
  async forget(key: string): Promise<void> {
    lastWords.forget(key);
    await load()
      .then(({ db, forgetDraft }) => forgetDraft(db, key))
      .catch(() => undefined);
  },
  /**
   * Moves this person's last words of this tab, which no page had the time to write down, to where drafts lie: counted with them
   * before they leave, and closed behind them. Null: nobody is signed in.
   */
  async settle(userId: string | null): Promise<void> {
    for (const { key, by, values } of lastWords.all()) {
      if (by !== userId) continue;
      await load()
        .then(async ({ db, readDraft, saveDraft }) => {
          const kept = await readDraft(db, key);
          await saveDraft(db, key, isObject(kept) ? { ...kept, ...values } : values, Date.now(), by);
        })
        .then(() => lastWords.forget(key, values))
        .catch(() => undefined);
    }
  },
  /** A page that is going away finishes no transaction: this copy is written at once, for the same tab's next page. */
  keepForReload(key: string, values: object) {
    lastWords.keep(key, values);
  },
};

/** Erases what this tab keeps of all forms beside the database: whoever was typing has left. */
export function forgetLastWords(): void {
  for (const { key } of lastWords.all()) lastWords.forget(key);
}

interface LastWords {
  readonly key: string;
  readonly values: object;
  /** Who was signed in when the form was opened; null for nobody. */
  readonly by: string | null;
}

const PREFIX = 'draft:';

/** What was typed last and is not in the database yet, in the tab's own storage. */
const lastWords = {
  keep(key: string, values: object) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify({ values, by: begunBy.get(key) ?? null }));
    } catch {
      // No storage for this site: the form works without.
    }
  },
  read(key: string): LastWords | null {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
      if (!isObject(found) || !('values' in found) || !isObject(found.values)) return null;
      return { key, values: found.values, by: 'by' in found && typeof found.by === 'string' ? found.by : null };
    } catch {
      return null;
    }
  },
  all(): readonly LastWords[] {
    try {
      const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
      const own = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      return own.flatMap((key) => this.read(key) ?? []);
    } catch {
      // No storage for this site: nothing is there.
      return [];
    }
  },
  /** With `values`: only if nothing was typed since. */
  forget(key: string, values?: object) {
    try {
      const same = () => JSON.stringify(this.read(key)?.values) === JSON.stringify(values);
      if (values === undefined || same()) sessionStorage.removeItem(PREFIX + key);
    } catch {
      // As above.
    }
  },
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What an outbox item holds, to be changed in its form: 'gone' when it was sent or withdrawn, null when nobody can tell. */
export async function savedPayload(id: string): Promise<{ readonly payload: unknown } | 'gone' | null> {
  try {
    const { runtime } = await import('../wiring/runtime.ts');
    const payload = (await runtime().outbox.get(id))?.payload ?? null;
    return payload === null ? 'gone' : { payload };
  } catch {
    return null;
  }
}
