/** What /transparency offers for programs is what there is: every file of the index, in either language, and no other. */
import { expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/locale.ts';
import { answerOpenData } from '../../../src/features/feeds/model/answer.ts';
import { feedsIn, filesOf, formatOf, INDEX, OPEN_TABLES } from '../../../src/features/transparency/model/openFiles.ts';

const site = { siteUrl: 'https://ada.example', author: 'Ada', apiUrl: 'https://api.example' };

it('names every file of the index once, and no other', async () => {
  const asked = { method: 'GET', name: INDEX, known: null };
  const index = await (await answerOpenData(asked, async () => Response.json([]), site, 0)).text();
  const there = [...index.matchAll(/open-data\/([^"]+)"/g)].map(([, name]) => name);
  const told = LOCALES.flatMap((locale) => [
    ...OPEN_TABLES.flatMap((table) => filesOf(table, locale)),
    ...feedsIn(locale),
  ]);
  expect([...new Set(told)].toSorted()).toEqual(there.toSorted());
});

it.each([
  ['money.csv', 'CSV'],
  ['es/services.hsds.zip', 'ZIP (HSDS)'],
  ['sites.geojson', 'GEOJSON'],
  ['es/changes.atom', 'ATOM'],
  ['records-request.json', 'JSON'],
])('calls %s %s', (file, format) => {
  expect(formatOf(file)).toBe(format);
});
