/** What pages are printed with where no backend is asked: the campaign's own content, as the backend would give it. */
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bakedContent, type BakedContent } from '../../src/build/bakedContent.ts';
import { seedRow, seedsOf } from '../../src/build/seedRows.ts';
import { contentKinds } from '../../src/wiring/contentKinds.ts';

const root = resolve(import.meta.dirname, '../..');
interface Live {
  readonly id: string;
  readonly version: number;
  readonly live_since: string;
}

let baked: BakedContent;
beforeAll(async () => void (baked = await bakedContent({ CONTENT_FROM: 'sample' }, root)));
const ask = async (path: string) => (await baked.answer(path)) as Live[] | null; // as answered from the seeds

describe('the campaign’s own content', () => {
  it('is what is live of each kind, as of the newest of all', async () => {
    const all = (
      await Promise.all(contentKinds.map(({ kind }) => ask(`/rest/v1/rpc/live_content?of_kind=${kind}&most=5`)))
    ).flatMap((rows) => rows ?? []);
    expect(all.length).toBeGreaterThan(15);
    expect(baked.asOf).toBe(Math.max(...all.map((row) => Date.parse(row.live_since))));
  });

  it('says each wording that an item had, until when', async () => {
    const [seed] = (await seedsOf('commitment', root)).filter(({ before }) => (before ?? []).length > 0);
    expect(seed).toBeDefined();
    if (!seed) return;
    const wordings = await ask(`/rest/v1/rpc/content_versions?of_item=${seed.id}`);
    expect(wordings).toHaveLength((seed.before ?? []).length + 1);
    expect(wordings?.at(-1)).toMatchObject({ ...pick(seedRow('commitment', seed)), live_until: null });
  });

  it('has nothing of a kind or an item that there is none of, and says nothing of other rows', async () => {
    expect(await ask('/rest/v1/rpc/live_content?of_kind=../secrets')).toEqual([]);
    expect(await ask('/rest/v1/rpc/content_versions?of_item=7')).toEqual([]);
    expect(await ask('/rest/v1/events?select=*')).toBeNull();
  });
});

const pick = ({ revision, version, body, live_since }: ReturnType<typeof seedRow>) => ({
  revision,
  version,
  body,
  live_since,
});
