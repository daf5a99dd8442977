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

/** What an outbox item holds, to be changed in its form; null when it is gone, sent, or storage is blocked. */
export async function savedPayload(id: string): Promise<unknown> {
  try {
    const { runtime } = await import('../runtime.ts');
    return (await runtime().outbox.get(id))?.payload ?? null;
  } catch {
    return null;
  }
}
