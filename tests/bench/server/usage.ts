/** What a process and all its descendants use, from Linux's /proc. Elsewhere the figures are NaN. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Seconds of CPU that a tree of processes has used, its ended children included. */
export function cpuSeconds(pid: number): number {
  return sum(treeOf(pid), (one) => {
    const fields = read(`/proc/${one}/stat`).split(') ')[1]?.split(' ') ?? [];
    // utime, stime, cutime, cstime: fields 14 to 17 of proc(5), counted here from the third.
    return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / 100;
  });
}

/** Megabytes that a tree of processes holds; pages shared by several count once. */
export function memoryMb(pid: number): number {
  return sum(
    treeOf(pid),
    (one) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) / 1024,
  );
}

function treeOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const tree = [pid];
  // A parent's children are appended while the list is walked.
  for (const one of tree) for (const [child = 0, parent] of pairs) if (parent === one) tree.push(child);
  return tree;
}

const sum = (pids: number[], of: (pid: number) => number): number =>
  pids.length === 0 ? Number.NaN : pids.reduce((total, pid) => total + of(pid), 0);

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // It ended in this instant.
  }
}
