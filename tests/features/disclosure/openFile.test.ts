/** The published books as files at an address that stays. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/features/disclosure/model/entry.ts';
import { answerOpenData } from '../../../src/features/feeds/model/answer.ts';

const lines: readonly Line[] = [
  [
    1,
    'contribution',
    '2026-10-05',
    '2026-10',
    12_345,
    1,
    'named',
    'Ada, "A" Quill',
    'IND',
    'Larkspur Falls, ME',
    null,
    null,
    'general',
    'check',
    null,
    '3',
  ],
  [
    1,
    'refund',
    '2026-10-06',
    '2026-10',
    345,
    1,
    'withheld',
    null,
    'IND',
    null,
    null,
    null,
    'general',
    'check',
    null,
    '1',
  ],
  [
    1,
    'expenditure',
    '2026-10-07',
    '2026-10',
    2000,
    1,
    'named',
    'Print Shop',
    'ORG',
    null,
    null,
    null,
    null,
    'check',
    'Cards',
    '1',
  ],
];
const head = {
  id: 's1',
  sha256: 'ab'.repeat(32),
  published_at: '2026-11-01T10:00:00+00:00',
  about: {
    as_of: '2026-10-31',
    n: 3,
    reports: [{ covers_until: '2026-10-31', version: 2 }],
    totals: { raised_cents: 12_000 },
  },
};
const site = { siteUrl: 'https://site.example', author: 'Somebody', apiUrl: 'https://api.example' };
const asking = (rowsOf: string = 's1', heads: readonly unknown[] = [head]) => {
  const asked: string[] = [];
  return {
    asked,
    ask: (query: string) => {
      asked.push(query);
      const rows = query.includes('published_money_rows') ? [{ id: rowsOf, rows: lines }] : heads;
      return Promise.resolve(Response.json(rows));
    },
  };
};
const file = (name: string, ask: (query: string) => Promise<Response>, known: string | null = null) =>
  answerOpenData({ method: 'GET', name, known }, ask, site, 0);

describe('the books as open data', () => {
  it('are a table whose sums are the published cents, under the snapshot’s hash', async () => {
    const answer = await file('money.csv', asking().ask);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const [names = '', ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(rows[0]).toContain('"Ada, ""A"" Quill"');
    const at = names.split(',').indexOf('raised_cents') - names.split(',').length;
    expect(rows.reduce((sum, row) => sum + Number(row.split(',').at(at)), 0)).toBe(12_000);
    expect(rows.every((row) => row.endsWith(`2026-10-31,3,${head.sha256}`))).toBe(true);
    const etag = answer.headers.get('etag');
    expect((await file('money.csv', asking().ask, etag)).status).toBe(304);
  });

  it('are the snapshot itself as JSON, and named in the index', async () => {
    const said: unknown = await (await file('money.json', asking().ask)).json();
    expect(said).toMatchObject({
      kind: 'money',
      as_of: '2026-10-31',
      sha256: head.sha256,
      about: head.about,
      rows: lines,
    });
    expect(await (await file('index.json', asking().ask)).text()).toContain('/functions/v1/open-data/money.csv');
  });

  it('are none before anything is published, and never lines of one snapshot beside sums of another', async () => {
    expect((await file('money.json', asking('s1', []).ask)).status).toBe(404);
    const torn = asking('s2');
    expect((await file('money.csv', torn.ask)).status).toBe(503);
    expect(torn.asked).toHaveLength(6);
  });
});
