/** The figures of all repetitions as medians, ratios and aims; one JSON object and markdown tables made of it. */
import { median as middle } from '../measure.ts';
import type { Measured } from './measure.ts';
import { tooLong, waitingMs } from './plan.ts';
import { CLIENTS, RTTS, SIZES } from './settings.ts';
import type { Client } from './settings.ts';

export interface Cell {
  readonly client: Client;
  readonly rtt: number;
  readonly n: number;
  readonly poison: boolean;
  readonly reps: number;
  readonly saveP50: number | null;
  readonly saveP99: number | null;
  readonly requests: number;
  readonly drainMs: number | null;
  readonly healthyMs: number | null;
  readonly twice: number;
  readonly heapMb: number;
  readonly liveMb: number | null;
}

function quantile(values: readonly number[], q: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? null;
}
const median = (values: readonly number[]) => (values.length === 0 ? null : middle(values));

/** Null when most repetitions were stopped at the cap. */
function medianIfEnded(values: readonly (number | null)[]): number | null {
  const ended = values.filter((v) => v !== null);
  return ended.length * 2 > values.length ? median(ended) : null;
}

export function summarise(all: readonly Measured[]): Cell[] {
  const groups = Map.groupBy(all, (m) => JSON.stringify([m.client, m.rtt, m.n, m.poisonEvery > 0]));
  return [...groups.values()].map((group) => {
    const [{ client, rtt, n, poisonEvery }] = group as [Measured, ...Measured[]]; // groupBy makes no empty group
    // Of all repetitions' saves together: of a hundred alone, the 99th percentile would be the slowest one.
    const saves = (q: number) =>
      quantile(
        group.flatMap((m) => m.saves),
        q,
      );
    return {
      client,
      rtt,
      n,
      poison: poisonEvery > 0,
      reps: group.length,
      saveP50: saves(0.5),
      saveP99: saves(0.99),
      requests: median(group.map((m) => m.requests)) ?? 0,
      drainMs: medianIfEnded(group.map((m) => m.drainMs)),
      healthyMs: medianIfEnded(group.map((m) => m.healthyMs)),
      twice: Math.max(...group.map((m) => m.twice)),
      heapMb: median(group.map((m) => m.heapMb)) ?? 0,
      liveMb: median(group.flatMap((m) => m.liveMb ?? [])),
    };
  });
}

const ms = (v: number | null | undefined) => (v === null || v === undefined ? '—' : v.toFixed(1));
const s = (v: number) => (v / 1000).toFixed(v < 10_000 ? 2 : 1);
const times = (a: number | null | undefined, b: number | null | undefined) => (a && b ? `${(a / b).toFixed(2)}x` : '—');
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export function markdown(cells: readonly Cell[]): string {
  const at = (client: Client, rtt: number, n: number, poison = false) =>
    cells.find((c) => c.client === client && c.rtt === rtt && c.n === n && c.poison === poison);
  const lines = [
    row('round trip', 'N', 'client', 'save p50 ms', 'save p99 ms', 'p99 to floor', 'requests', 'drain s', 'drain to floor', 'ours is faster by', 'heap MB', 'of it held'), // prettier-ignore
    row('--:', '--:', '---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:'),
  ];
  for (const rtt of RTTS) {
    for (const n of SIZES) {
      const floor = at('floor', rtt, n);
      const ours = at('ours', rtt, n);
      for (const client of CLIENTS) {
        const c = at(client, rtt, n);
        if (c) {
          const drain = c.drainMs === null ? '> cap' : s(c.drainMs);
          lines.push(row(`${rtt} ms`, n, client, ms(c.saveP50), ms(c.saveP99), times(c.saveP99, floor?.saveP99), c.requests, drain, times(c.drainMs, floor?.drainMs), client === 'ours' ? '' : times(c.drainMs, ours?.drainMs), c.heapMb > 0 ? c.heapMb.toFixed(1) : '—', ms(c.liveMb))); // prettier-ignore
        } else if (tooLong({ client, rtt, n })) {
          // Not run: the round trips alone, which is less than it would take.
          const least = waitingMs({ client, rtt, n });
          lines.push(row(`${rtt} ms`, n, client, '', '', '', `(${n})`, `(> ${s(least)}, not run)`, `(> ${times(least, floor?.drainMs)})`, `(> ${times(least, ours?.drainMs)})`, '', '')); // prettier-ignore
        }
      }
    }
  }
  lines.push(
    '',
    row('round trip', 'N, 1 % poison', 'client', 'healthy in, s', 'without poison, s', 'cost', 'requests'),
    row('--:', '--:', '---', '--:', '--:', '--:', '--:'),
  );
  for (const p of cells.filter((c) => c.poison)) {
    const clean = at(p.client === 'ours-one' ? 'ours' : p.client, p.rtt, p.n);
    const cost = p.healthyMs && clean?.healthyMs ? `${((p.healthyMs / clean.healthyMs - 1) * 100).toFixed(0)} %` : '—';
    const healthy = p.healthyMs === null ? 'never: blocked' : s(p.healthyMs);
    lines.push(row(`${p.rtt} ms`, p.n, p.client, healthy, clean?.healthyMs ? s(clean.healthyMs) : '—', cost, p.requests)); // prettier-ignore
  }
  return lines.join('\n');
}

export interface Aim {
  readonly aim: string;
  readonly met: boolean;
  readonly figures: string;
}

/** The aims this run has figures for. */
export function judge(cells: readonly Cell[]): Aim[] {
  const aims: Aim[] = [];
  const clean = cells.filter((c) => !c.poison);
  const of = (client: Client) => clean.filter((c) => c.client === client);
  const like = (client: Client, o: Cell) => of(client).find((c) => c.rtt === o.rtt && c.n === o.n);
  const add = (aim: string, list: readonly [where: string, ratio: number][], ok: (ratio: number) => boolean) => {
    if (list.length === 0) return;
    const figures = list.map(([where, ratio]) => `${where}: ${ratio.toFixed(2)}`).join(', ');
    aims.push({ aim, met: list.every(([, ratio]) => ok(ratio)), figures });
  };
  const where = (c: Cell) => `${c.rtt} ms/${c.n}`;
  const pairs = (other: Client, ratio: (ours: Cell, theirs: Cell) => number | null): [string, number][] =>
    of('ours').flatMap((o) => {
      const theirs = like(other, o);
      const value = theirs ? ratio(o, theirs) : null;
      return value === null ? [] : [[where(o), value] as [string, number]];
    });
  const div = (a: number | null, b: number | null) => (a !== null && b !== null && b > 0 ? a / b : null);

  add(
    'save p99 within 1.5x of the floor',
    pairs('floor', (o, f) => div(o.saveP99, f.saveP99)),
    (r) => r <= 1.5,
  );
  add(
    'drain within 1.5x of the floor',
    pairs('floor', (o, f) => div(o.drainMs, f.drainMs)),
    (r) => r <= 1.5,
  );
  add(
    'drain within 1.1x of the floor that marks what may have landed',
    pairs('marked', (o, f) => div(o.drainMs, f.drainMs)),
    (r) => r <= 1.1,
  );
  const saves = (n: number) => of('ours').find((c) => c.n === n && c.saveP50 !== null);
  const [few, lots] = [saves(100), saves(10_000)];
  const p50 = div(lots?.saveP50 ?? null, few?.saveP50 ?? null);
  const p99 = div(lots?.saveP99 ?? null, few?.saveP99 ?? null);
  if (p50 && p99) {
    add('saving with 10,000 waiting is no slower than with 100', [['p50', p50], ['p99', p99]], (r) => r <= 1.1); // prettier-ignore
  }
  for (const peer of ['workbox', 'tanstack'] as const) {
    add(
      `20x fewer requests than ${peer}`,
      pairs(peer, (o, p) => div(p.requests, o.requests)),
      (r) => r >= 20,
    );
    add(
      `10x faster to drain than ${peer}`,
      pairs(peer, (o, p) => div(p.drainMs, o.drainMs)),
      (r) => r >= 10,
    );
  }
  const cost = cells
    .filter((c) => c.poison && c.client === 'ours')
    .flatMap((c) => {
      const ratio = div(c.healthyMs, like('ours', c)?.healthyMs ?? null);
      return ratio === null ? [] : [[where(c), ratio] as [string, number]];
    });
  add('1 % poison costs healthy items less than 10 %', cost, (r) => r < 1.1);
  return aims;
}
