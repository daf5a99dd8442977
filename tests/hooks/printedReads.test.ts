/** Rows that a page was printed with stand in for the device's and the server's until those are newer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { defineRead, loadingSnapshot, type Read, type ReadSnapshot } from '../../src/core/reads/read.ts';
import { orPrinted, printReads } from '../../src/hooks/printedReads.ts';

const read = defineRead<string>({
  key: 'names',
  path: () => '/rest/v1/names',
  maxAgeMs: 1000,
  parse(rows) {
    if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'string')) throw new TypeError('no names');
    return rows;
  },
});
const known = (rows: string[], asOf: number): ReadSnapshot<string> => ({ rows, asOf, state: 'ready', trouble: null });

let missing: Read<unknown>[];
beforeEach(() => {
  missing = [];
  printReads({ asOf: 1000, rows: { names: ['printed'] } }, (one) => missing.push(one));
});

describe('a printed read', () => {
  it('is shown while nothing is known, each time as the same object', () => {
    const shown = orPrinted(read, loadingSnapshot);
    expect(shown).toEqual({ rows: ['printed'], asOf: 1000, state: 'ready', trouble: null });
    expect(orPrinted(read, loadingSnapshot)).toBe(shown);
  });

  it('gives way to newer rows and stays before older ones', () => {
    expect(orPrinted(read, known(['newer'], 1000)).rows).toEqual(['newer']);
    expect(orPrinted(read, known(['older'], 999)).rows).toEqual(['printed']);
  });

  it('says what is wrong with the question, and shows its rows all the same', () => {
    const failed = { rows: null, asOf: null, state: 'failed', trouble: 'offline' } as const;
    expect(orPrinted(read, failed)).toMatchObject({ rows: ['printed'], trouble: 'offline', state: 'ready' });
  });

  it('tells the build what was asked and not given, once', () => {
    const other = defineRead({ ...read, key: 'others' });
    for (const _ of [1, 2]) expect(orPrinted(other, loadingSnapshot)).toBe(loadingSnapshot);
    expect(missing).toEqual([other]);
  });

  it('fails a build whose rows are not what the page expects', () => {
    printReads({ asOf: 1, rows: { names: [7] } }, () => undefined);
    expect(() => orPrinted(read, loadingSnapshot)).toThrow(TypeError);
  });
});
