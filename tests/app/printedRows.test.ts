/** A printed page's rows come in files beside it before it is drawn; one that is kept for a dead spot has them in itself. */
import { afterEach, expect, it, vi } from 'vitest';
import { fetchPrintedRows } from '../../src/app/printedRows.ts';
import { rowFiles } from '../../src/build/rowFiles.ts';
import { defineRead, loadingSnapshot } from '../../src/core/reads/read.ts';
import { orPrinted, printReads, READS_ISLAND } from '../../src/hooks/printedReads.ts';

const read = defineRead<unknown>({
  key: 'names',
  path: () => '/rest/v1/names',
  maxAgeMs: 1,
  parse: (rows) => rows as [],
});
const ROWS = [{ name: '</script> "Ana" \u2028' }];
const page = (attributes: string, island: unknown = null) => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === READS_ISLAND ? island : null) });
  const [, rows] = /data-rows="([^"]*)"/.exec(attributes) ?? [];
  const [, asOf] = /data-as-of="([^"]*)"/.exec(attributes) ?? [];
  return { dataset: rows === undefined ? {} : { rows, asOf } } as unknown as HTMLElement; // all that is asked of it
};
const own = (source: string) =>
  import(`data:text/javascript,${encodeURIComponent(source)}`) as Promise<{ key: string; rows: unknown }>; // of the build's own

afterEach(() => {
  printReads({ asOf: 0, rows: {} });
  vi.unstubAllGlobals();
});

it('shows what the files say, as of the build', async () => {
  const { attributes, names, files } = rowFiles({ asOf: 7, rows: { names: ROWS } });
  expect(names).toEqual([expect.stringMatching(/^assets\/printed-rows-[0-9a-f]{8}\.js$/)]);
  await fetchPrintedRows(page(attributes), (file) =>
    own(files.find(({ fileName }) => `/${fileName}` === file)?.source ?? ''),
  );
  expect(orPrinted(read, loadingSnapshot)).toMatchObject({ rows: ROWS, asOf: 7 });
});

it('names the same rows the same, so that pages share them', () => {
  const [one, other] = ['names', 'others'].map(
    (key) => rowFiles({ asOf: 1, rows: { names: ROWS, [key]: ROWS } }).names,
  );
  expect(other).toContain(one?.[0]);
});

it('fetches nothing for a page with its rows in itself, nor for one without any', async () => {
  const fetch = vi.fn();
  expect(rowFiles({ asOf: 1, rows: {} }).attributes).toBe('');
  await fetchPrintedRows(page(''), fetch);
  const kept = page(' data-rows="/assets/printed-rows-1.js" data-as-of="1"', { textContent: '{}' });
  await fetchPrintedRows(kept, fetch);
  expect(fetch).not.toHaveBeenCalled();
});

it('says when a file is out of reach: the page is then drawn anew with what the device has', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchPrintedRows(page(' data-rows="/assets/printed-rows-1.js" data-as-of="1"'), lost)).rejects.toThrow(
    'Failed',
  );
});
