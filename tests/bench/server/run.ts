/**
 * `npm run bench:server`: PHONES (200) canvassers send DOORS (40) results each, once all at the same moment as batches and
 * once door by door, to the embedded server and to PostgREST, both on PostgreSQL.
 * Says how long a request took, what the server's processes used, and whether every row that was taken is there.
 * ENGINES=embedded,postgrest chooses. The phones are simulated on the same machine and use its cores, too.
 */
import os from 'node:os';
import { loadEnv } from '../../../supabase/local/env.ts';
import { sizeFromEnv } from './child.ts';
import { engines, startEngine, type Engine, type Running } from './engines.ts';
import { play, scenarios, type Figures, type Scenario } from './load.ts';
import { stored } from './stored.ts';
import { cpuSeconds, memoryMb } from './usage.ts';
import { sayLoad } from '../load.ts';

const TELL_EVERY_MS = 5000;

sayLoad();
loadEnv();
const size = sizeFromEnv();
const rows = size.phones * size.doors;
const table: Record<string, Record<string, string | number>> = {};
/** What must not be: rows that were taken and are gone, servers that could not be measured. */
const wrong: string[] = [];
let running: Running | undefined;
// Ended by hand it still ends the server and removes its data.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(running?.stop()).finally(() => process.exit(1)));

const began = performance.now();
for (const engine of (process.env['ENGINES'] ?? Object.keys(engines).join(',')).split(',') as Engine[]) {
  tell(`── ${engines[engine].title}`);
  try {
    await bench(engine);
  } catch (error) {
    wrong.push(`${engines[engine].title} was not measured: ${error instanceof Error ? error.message : String(error)}`);
    tell(wrong.at(-1) ?? '');
  } finally {
    await running?.stop();
    running = undefined;
  }
}
console.log(`\n${size.phones} phones, ${size.doors} doors each; ${os.cpus().length} cores shared with the phones`);
console.table(table);
console.log(wrong.length === 0 ? 'Every row that was answered 201 is in its table.' : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;

async function bench(engine: Engine): Promise<void> {
  const { title } = engines[engine];
  running = await startEngine(engine, size);
  const idle = memoryMb(running.pid);
  tell(`ready, ${Math.round(idle)} MB with ${rows} doors in ${size.phones} turfs`);
  const taken = new Set<string>();
  for (const scenario of scenarios) {
    const figures = await measure(running, scenario, idle, title);
    for (const one of figures.taken) taken.add(one);
  }
  const there = await stored(running);
  const lost = [...taken].filter((id) => !there.has(id)).length;
  tell(`${taken.size} rows were answered 201, ${taken.size - lost} of them are there`);
  if (lost > 0) wrong.push(`${title}: ${lost} rows that were answered 201 are not there.`);
}

async function measure(server: Running, scenario: Scenario, idle: number, title: string): Promise<Figures> {
  let most = 0;
  let taken = 0;
  const memory = setInterval(() => (most = Math.max(most, memoryMb(server.pid))), 1000);
  const progress = setInterval(() => tell(`${scenario.name}: ${taken} of ${rows} rows`), TELL_EVERY_MS);
  const before = cpuSeconds(server.pid);
  try {
    const figures = await play(server, size, scenario, (sofar) => (taken = sofar));
    const cpu = cpuSeconds(server.pid) - before;
    most = Math.max(most, memoryMb(server.pid));
    const row = line(figures, cpu, idle, most);
    table[`${title}, ${scenario.name}`] = row;
    tell(
      `${scenario.name}: ${figures.taken.size} rows in ${figures.seconds.toFixed(1)} s; ` +
        Object.entries(row)
          .map(([name, value]) => `${name} ${value}`)
          .join(', '),
    );
    return figures;
  } finally {
    clearInterval(memory);
    clearInterval(progress);
  }
}

function line(figures: Figures, cpu: number, idle: number, most: number): Record<string, string | number> {
  const sorted = [...figures.times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return {
    requests: sorted.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': at(1),
    'rows/s': Math.round(figures.taken.size / figures.seconds),
    'CPU s': cpu.toFixed(1),
    'CPU ms/row': ((cpu * 1000) / figures.taken.size).toFixed(1),
    'MB idle': Math.round(idle),
    'MB most': Math.round(most),
    'told to wait': [...figures.again].map(([status, times]) => `${times} x ${status}`).join(' ') || 'none',
  };
}

function tell(text: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}
