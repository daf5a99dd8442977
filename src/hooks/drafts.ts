/** Drafts as forms use them: never rejects, because a form must work where nothing can be stored. */

/** Loaded with the first form, not with the page: it brings Dexie. */
const load = async () => {
  const [{ pageDb }, drafts] = await Promise.all([
    import('../adapters/dexie/pageDb.ts'),
    import('../adapters/dexie/drafts.ts'),
  ]);
  return { db: pageDb(), ...drafts };
};

export const drafts = {
  async read(key: string): Promise<unknown> {
    try {
      const { db, readDraft } = await load();
      return await readDraft(db, key);
    } catch {
      return null;
    }
  },
  async save(key: string, values: unknown): Promise<void> {
    await load()
      .then(({ db, saveDraft }) => saveDraft(db, key, values, Date.now()))
      .catch(() => undefined);
  },
  async forget(key: string): Promise<void> {
    await load()
      .then(({ db, forgetDraft }) => forgetDraft(db, key))
      .catch(() => undefined);
  },
};

/** What an outbox item holds, to be changed in its form: 'gone' when it was sent or withdrawn, null when nobody can tell. */
export async function savedPayload(id: string): Promise<{ readonly payload: unknown } | 'gone' | null> {
  try {
    const { runtime } = await import('../runtime.ts');
    const payload = (await runtime().outbox.get(id))?.payload ?? null;
    return payload === null ? 'gone' : { payload };
  } catch {
    return null;
  }
}
