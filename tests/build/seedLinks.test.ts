/** The sample town's links between things: one list for the build, one for the database. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bakedContent } from '../../src/build/bakedContent.ts';
import { linkSeeds } from '../../src/sample/links.ts';
import { siteSeeds } from '../../src/sample/sites.ts';

const root = new URL('../..', import.meta.url).pathname;
const sql = readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8').split(
  'insert into public.content_links',
)[1];

describe('the sample town’s links', () => {
  it.each(linkSeeds)('$id stands in the database’s seed as it is printed', ({ id, from, to, relation, words }) => {
    const row = [`'${id}'`, `'${from.kind}'`, `'${from.id}'`, `'${to.kind}'`, `'${to.id}'`, `'${relation}'`, `'set'`];
    const begin = sql?.indexOf(row[0] ?? '') ?? -1;
    const written = sql?.slice(begin, begin + 900).replace(/\s+/g, ' ');
    expect(written?.startsWith([...row, `'${words.en}'`, `'${words.es}'`].join(', '))).toBe(true);
  });

  it('are printed with the pages of what is live, and without the id of anything else', async () => {
    const { answer } = await bakedContent({ CONTENT_FROM: 'sample' }, root);
    const printed = await answer('/rest/v1/rpc/live_links');
    expect(printed).toHaveLength(
      linkSeeds.length + siteSeeds.filter(({ commitment }) => commitment !== undefined).length,
    );
    expect(printed).toContainEqual(
      expect.objectContaining({ relation: 'about', from_slug: 'harrow-mill', from_id: null, to_kind: 'commitment' }),
    );
    expect(printed).toContainEqual(
      expect.objectContaining({
        from_kind: 'decision',
        from_slug: 'payments-monthly',
        to_slug: 'city-payments-online',
      }),
    );
    expect(printed).toContainEqual(expect.objectContaining({ from_kind: 'idea', from_id: null, from_slug: null }));
  });
});
