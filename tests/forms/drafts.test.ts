/** What is typed survives a reload, and never survives its own submission. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCampaignDb, type CampaignDb } from '../../src/adapters/dexie/db.ts';
import { forgetDraft, forgetDraftWithItem, readDraft, saveDraft } from '../../src/adapters/dexie/drafts.ts';
import { createOutboxStore } from '../../src/adapters/dexie/outboxStore.ts';
import { pageDb } from '../../src/adapters/dexie/pageDb.ts';
import { createDraftKeeper as keeperOfText } from '../../src/features/content/data/draftKeeper.ts';
import { createDraftKeeper } from '../../src/forms/draftKeeper.ts';
import { beginEdit, editedItem, endEdit } from '../../src/forms/editing.ts';
import { newItem } from '../support/outbox/items.ts';

const values = { name: 'Ana', consentSms: true };
const opened: CampaignDb[] = [];
const fresh = () => {
  const db = createCampaignDb(`drafts-${opened.length}`);
  opened.push(db);
  return db;
};

afterEach(async () => {
  for (const db of opened) await db.drafts.clear();
  await pageDb().drafts.clear();
});

describe('a draft', () => {
  it('is what was kept last under its key, and nothing once forgotten', async () => {
    const db = fresh();
    await saveDraft(db, 'volunteer', { name: 'A' }, 1);
    await saveDraft(db, 'volunteer', values, 2);
    expect(await readDraft(db, 'volunteer')).toEqual(values);
    expect(await readDraft(db, 'idea')).toBeNull();
    await forgetDraft(db, 'volunteer');
    expect(await readDraft(db, 'volunteer')).toBeNull();
  });

  it('goes in the very transaction that saves its submission', async () => {
    const db = fresh();
    await saveDraft(db, 'volunteer', values, 1);
    const tables: string[] = [];
    const effect = forgetDraftWithItem('volunteer');
    await createOutboxStore(db).add(newItem(1), {
      ...effect,
      apply: async () => {
        tables.push(...Dexie.currentTransaction.storeNames);
        await effect.apply();
      },
    });
    expect(tables.toSorted()).toEqual(['drafts', 'outbox']);
    expect(await readDraft(db, 'volunteer')).toBeNull();
  });

  it('stays when the submission could not be saved', async () => {
    const db = fresh();
    await saveDraft(db, 'volunteer', values, 1);
    const effect = forgetDraftWithItem('volunteer');
    const failing = {
      ...effect,
      apply: async () => {
        await effect.apply();
        throw new Error('The device is full.');
      },
    };
    await expect(createOutboxStore(db).add(newItem(1), failing)).rejects.toThrow();
    expect(await readDraft(db, 'volunteer')).toEqual(values);
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('keeping what is typed', () => {
  const kept = (key: string) => readDraft(pageDb(), key);
  const empty = { name: '', consentSms: false };

  it('happens at once when the page is hidden', async () => {
    const keeper = createDraftKeeper();
    keeper.begin('volunteer', empty, empty);
    keeper.changed(values);
    keeper.flush();
    await vi.waitFor(async () => expect(await kept('volunteer')).toEqual(values));
  });

  it('happens by itself soon after a change', async () => {
    const keeper = createDraftKeeper();
    keeper.begin('idea', empty, empty);
    keeper.changed(values);
    await vi.waitFor(async () => expect(await kept('idea')).toEqual(values), 3000);
  });

  it('does not begin before the form has been restored, so that an empty form erases nothing', async () => {
    await saveDraft(pageDb(), 'volunteer', values, 1);
    const keeper = createDraftKeeper();
    keeper.changed(empty);
    keeper.flush();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await kept('volunteer')).toEqual(values);
  });

  it('forgets a form that was emptied by hand', async () => {
    await saveDraft(pageDb(), 'volunteer', values, 1);
    const keeper = createDraftKeeper();
    keeper.begin('volunteer', empty, values);
    keeper.changed({ consentSms: false, name: '' });
    keeper.flush();
    await vi.waitFor(async () => expect(await kept('volunteer')).toBeNull());
  });

  it('stops while the outbox takes over, and goes on under the item’s key after a refusal', async () => {
    const keeper = createDraftKeeper();
    keeper.begin('volunteer', empty, empty);
    keeper.changed(values);
    keeper.pause();
    keeper.flush();
    keeper.resume('edit:1', values);
    await vi.waitFor(async () => expect(await kept('edit:1')).toEqual(values));
    expect(await kept('volunteer')).toBeNull();
  });
});

describe('a text of the studio', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is said to be kept once it is on the disk, and not to be on a full one: it was said at once, always', async () => {
    const said: boolean[] = [];
    const keeper = keeperOfText('content:a', (kept) => said.push(kept));
    keeper.keep({ body: { title: 'A' } });
    keeper.flush();
    expect(said).toEqual([]);
    await vi.waitFor(() => expect(said).toEqual([true]));
    expect(await readDraft(pageDb(), 'content:a')).toEqual({ body: { title: 'A' } });

    vi.spyOn(pageDb().drafts, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    keeper.keep({ body: { title: 'B' } });
    keeper.flush();
    await vi.waitFor(() => expect(said).toEqual([true, false]));
  });

  it('says nothing of an earlier state once more was typed', async () => {
    const said: boolean[] = [];
    const keeper = keeperOfText('content:b', (kept) => said.push(kept));
    keeper.keep({ body: { title: 'A' } });
    keeper.flush();
    keeper.keep({ body: { title: 'AB' } });
    await vi.waitFor(async () => expect(await readDraft(pageDb(), 'content:b')).toEqual({ body: { title: 'AB' } }));
    await vi.waitFor(() => expect(said).toEqual([true]));
  });
});

describe('the item that a form changes', () => {
  it('is remembered per form until its dialog closes', () => {
    beginEdit('volunteer', 'a');
    expect(editedItem('volunteer')).toBe('a');
    expect(editedItem('idea')).toBeNull();
    endEdit('volunteer');
    expect(editedItem('volunteer')).toBeNull();
  });
});
