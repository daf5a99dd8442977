/** The table of the benches' last runs, and how a bench's figures come into it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXED_SUM, keepFigure } from '../bench/figures.ts';
import { figuresIn, lastRuns, withRun, type Run } from '../bench/table.ts';

const run = (week: number, figures: Record<string, number>): Run => ({
  at: new Date(Date.UTC(2026, 0, 1 + 7 * week)).toISOString(),
  commit: `${week}`.padStart(40, 'a'),
  figures,
});

describe('a figure of a bench', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-figures-'))));
  afterEach(() => {
    vi.unstubAllEnvs();
    fs.rmSync(folder, { recursive: true });
  });

  it('is kept in the file that JSON_OUT names, and of several the median counts', () => {
    const file = path.join(folder, 'figures.jsonl');
    vi.stubEnv('JSON_OUT', file);
    for (const sum of [70, 90, 72]) keepFigure(FIXED_SUM, sum);
    keepFigure('guard / floor', 1.23456);
    expect(figuresIn(fs.readFileSync(file, 'utf8'))).toEqual({ [FIXED_SUM]: 72, 'guard / floor': 1.235 });
  });

  it('is kept nowhere without it', () => {
    vi.stubEnv('JSON_OUT', '');
    keepFigure('guard / floor', 1);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is missed when no bench wrote one', () => expect(() => figuresIn('\n')).toThrow('No bench wrote a figure.'));
});

describe('the table', () => {
  it('has the last ten runs, the newest first, the machine last, and a dash where a run has no figure', () => {
    const runs = Array.from({ length: 12 }, (_, week) => run(week, { 'b / floor': week, [FIXED_SUM]: 70 }));
    const lines = lastRuns(withRun(runs, run(12, { 'a / floor': 1.5, [FIXED_SUM]: 140 }))).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]?.split(' | ')).toHaveLength(11);
    expect(lines[0]).toMatch(/^\| ratio \| 2026-03-26 aaaaaaaa \| 2026-03-19 aaaaaaaa \|/);
    expect(lines[2]).toMatch(/^\| a \/ floor \| 1\.50 \| – \|/);
    expect(lines[3]).toMatch(/^\| b \/ floor \| – \| 11\.0 \| 10\.0 \| 9\.00 \|/);
    expect(lines[4]).toMatch(/^\| fixed sum, ms \| 140 \| 70\.0 \|/);
  });

  it('forgets runs of more than two years ago', () => {
    const runs = Array.from({ length: 104 }, (_, week) => run(week, {}));
    expect(withRun(runs, run(104, {}))).toHaveLength(104);
    expect(withRun(runs, run(104, {}))[0]).toEqual(runs[1]);
  });
});
