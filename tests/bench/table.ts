/**
 * `node tests/bench/table.ts FIGURES HISTORY` adds what benches wrote by JSON_OUT=FIGURES to the runs in HISTORY, and prints the last ten as
 * a table in Markdown, the newest first. Figures from a machine that is twice as slow are no news: the fixed sum says so.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FIXED_SUM } from './figures.ts';
import { figure, median } from './measure.ts';

export interface Run {
  readonly at: string;
  readonly commit: string;
  readonly figures: Readonly<Record<string, number>>;
}

const SHOWN = 10;
/** Two years of weeks. */
const KEPT = 104;

/** @param lines as keepFigure writes them. Of what was taken several times, the median. @throws Error when nothing was taken. */
export function figuresIn(lines: string): Record<string, number> {
  const taken: Record<string, number[]> = {};
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const { name, value } = JSON.parse(line) as { name: string; value: number }; // keepFigure's form
    (taken[name] ??= []).push(value);
  }
  if (Object.keys(taken).length === 0) throw new Error('No bench wrote a figure.');
  return Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, median(values)]));
}

/** @returns the runs, oldest first, with this one at the end. */
export const withRun = (runs: readonly Run[], run: Run): Run[] => [...runs, run].slice(-KEPT);

/** A line for each figure, a column for each of the last runs; "–" where a run has none. */
export function lastRuns(runs: readonly Run[]): string {
  const shown = runs.slice(-SHOWN).toReversed();
  const names = [...new Set(shown.flatMap((run) => Object.keys(run.figures)))].filter((name) => name !== FIXED_SUM);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (value: number | undefined) => (value === undefined ? '–' : figure(value));
  return [
    line(['ratio', ...shown.map(({ at, commit }) => `${at.slice(0, 10)} ${commit.slice(0, 8)}`)]),
    line(['---', ...shown.map(() => '--:')]),
    ...[...names.toSorted(), FIXED_SUM].map((name) => line([name, ...shown.map(({ figures }) => cell(figures[name]))])),
  ].join('\n');
}

if (import.meta.main) {
  const [, , figuresFile = '', historyFile = ''] = process.argv;
  const known = existsSync(historyFile) ? (JSON.parse(readFileSync(historyFile, 'utf8')) as Run[]) : []; // written below
  const runs = withRun(known, {
    at: new Date().toISOString(),
    commit: process.env['GITHUB_SHA'] ?? 'local',
    figures: figuresIn(readFileSync(figuresFile, 'utf8')),
  });
  writeFileSync(historyFile, `${JSON.stringify(runs, null, 1)}\n`);
  console.log(lastRuns(runs));
}
