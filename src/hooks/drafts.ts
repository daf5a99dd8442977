/** Drafts as forms use them: never rejects, because a form must work where nothing can be stored. */

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
    const unfinished = lastWords.read(key);
    try {
      const { db, readDraft, whoTypes } = await load();
      begunBy.set(key, await whoTypes(db));
      const kept = await readDraft(db, key);
      return isObject(kept) && isObject(unfinished) ? { ...kept, ...unfinished } : (unfinished ?? kept);
    } catch {
      return unfinished;
    }
  },
  async save(key: string, values: object): Promise<void> {
    lastWords.keep(key, values);
    await load()
      .then(({ db, saveDraft }) => saveDraft(db, key, values, Date.now(), begunBy.get(key)))
      .then(() => lastWords.forget(key, values))
      .catch(() => undefined);
  },
  async forget(key: string): Promise<void> {
    lastWords.forget(key);
    await load()
      .then(({ db, forgetDraft }) => forgetDraft(db, key))
      .catch(() => undefined);
  },
  /** A page that is going away finishes no transaction: this copy is written at once, for the same tab's next page. */
  keepForReload(key: string, values: object) {
    lastWords.keep(key, values);
  },
};

/** Erases what this tab keeps of all forms beside the database: whoever was typing has left. */
export function forgetLastWords(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    for (const key of keys) if (key !== null && key.startsWith('draft:')) sessionStorage.removeItem(key);
  } catch {
    // No storage for this site: nothing is there.
  }
}

/** What was typed last and is not in the database yet, in the tab's own storage. */
const lastWords = {
  keep(key: string, values: object) {
    try {
      sessionStorage.setItem(`draft:${key}`, JSON.stringify(values));
    } catch {
      // No storage for this site: the form works without.
    }
  },
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(`draft:${key}`) ?? 'null');
    } catch {
      return null;
    }
  },
  /** With `values`: only if nothing was typed since. */
  forget(key: string, values?: object) {
    try {
      const current = sessionStorage.getItem(`draft:${key}`);
      if (values === undefined || current === JSON.stringify(values)) sessionStorage.removeItem(`draft:${key}`);
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
