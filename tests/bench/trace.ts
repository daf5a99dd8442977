/**
 * What a page's main thread did, from a trace of Chromium: how long it was busy and with whose code. The sampler says which file ran, the
 * engine's own events when a file was evaluated for the first time, when the browser laid out and drew, and when garbage was collected.
 */
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly id?: string;
  readonly args?: {
    readonly data?: {
      readonly startTime?: number;
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
      readonly timeDeltas?: readonly number[];
    };
  };
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly functionName: string; readonly url?: string };
}

/** One stretch of the main thread, ms since the navigation began. */
export interface Stretch {
  readonly from: number;
  readonly ms: number;
  /** A file of the app without its hash, or `browser`, `garbage`. Idle stretches are left out. */
  readonly what: string;
  /** Whether a file was being evaluated, in contrast to being called later. */
  readonly evaluating: boolean;
  /** The functions, from the innermost outwards. */
  readonly stack: readonly string[];
}

export interface Traced {
  readonly stretches: readonly Stretch[];
  /** Tasks of the main thread, ms since the navigation began. */
  readonly tasks: readonly { readonly from: number; readonly ms: number }[];
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'loading',
  'v8',
];
/** A mark at the navigation's beginning: the trace's own names no address. */
const BEGUN = 'traced-from-here';
const LAYING_OUT = new Set(['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'ParseHTML']);

/**
 * @param visit opens an address on the page, and may use it.
 * @returns null where the trace lacks the page, as it sometimes does one whose process began with it: to be taken again.
 */
export async function traced(browser: Browser, page: Page, visit: () => Promise<void>): Promise<Traced | null> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let raw: Buffer;
  try {
    await visit();
    // At the end: what a page's process says while it starts is not always in the trace.
    await page.evaluate((name) => void performance.mark(name, { startTime: 0 }), BEGUN);
  } finally {
    raw = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(raw.toString()) as { traceEvents: TraceEvent[] }; // Chromium's own format
  return read(traceEvents);
}

function read(events: readonly TraceEvent[]): Traced | null {
  const begun = events.findLast(({ name, ts }) => name === BEGUN && ts > 0);
  if (!begun) return null;
  const here = events.filter(({ pid, tid }) => pid === begun.pid && tid === begun.tid);
  const spans = (names: ReadonlySet<string>) =>
    here.flatMap(({ name, ph, ts, dur = 0 }) => (ph === 'X' && names.has(name) ? [[ts, ts + dur] as const] : []));
  const evaluations = spans(new Set(['EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule']));
  const drawing = spans(LAYING_OUT);
  const within = (list: readonly (readonly [number, number])[], at: number) =>
    list.some(([from, to]) => at >= from && at < to);
  const since = (ts: number) => (ts - begun.ts) / 1000;
  const tasks = here
    .filter(({ name, ph, ts }) => name === 'RunTask' && ph === 'X' && ts >= begun.ts)
    .map(({ ts, dur = 0 }) => ({ from: since(ts), ms: dur / 1000 }));
  const busy = here.flatMap(({ name, ph, ts, dur = 0 }) =>
    name === 'RunTask' && ph === 'X' ? [[ts, ts + dur] as const] : [],
  );

  const profile = here.find(({ name, ph }) => name === 'Profile' && ph === 'P');
  if (!profile) return null;
  const nodes = new Map<number, ProfileNode>();
  const stretches: Stretch[] = [];
  let at = profile.args?.data?.startTime ?? profile.ts;
  const taken: (readonly [at: number, sample: number])[] = [];
  for (const { name, pid, id, args } of events) {
    if (name !== 'ProfileChunk' || pid !== begun.pid || id !== profile.id) continue;
    const data = args?.data;
    for (const node of data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [i, sample] of (data?.cpuProfile?.samples ?? []).entries()) {
      at += data?.timeDeltas?.[i] ?? 0;
      taken.push([at, sample]);
    }
  }
  // Some come late, and out of order.
  taken.sort((a, b) => a[0] - b[0]);
  for (const [i, [from, sample]] of taken.entries()) {
    const us = (taken[i + 1]?.[0] ?? from) - from;
    if (from < begun.ts) continue;
    const frames = framesOf(nodes, sample);
    const file = frames.find(({ url = '' }) => url.startsWith('http'))?.url;
    const own = frames[0]?.functionName ?? '';
    const script = file === undefined ? null : fileName(file);
    // Outside of scripts the sampler says "program" for the browser's own work and for much of the waiting.
    if (script === null && own !== '(garbage collector)' && !within(busy, from)) continue;
    if (own === '(idle)') continue;
    stretches.push({
      from: since(from),
      ms: us / 1000,
      what: own === '(garbage collector)' ? 'garbage' : within(drawing, from) ? 'layout, paint' : (script ?? 'browser'),
      evaluating: within(evaluations, from),
      stack: frames.map(({ functionName, url = '' }) => `${functionName || '(anonymous)'} ${fileName(url)}`),
    });
  }
  return { stretches, tasks };
}

function framesOf(nodes: ReadonlyMap<number, ProfileNode>, leaf: number): ProfileNode['callFrame'][] {
  const frames: ProfileNode['callFrame'][] = [];
  for (let node = nodes.get(leaf); node; node = node.parent === undefined ? undefined : nodes.get(node.parent)) {
    frames.push(node.callFrame);
  }
  return frames;
}

/** `router-Ba3xQ1fE.js` is `router`. */
function fileName(url: string): string {
  const name = /\/([^/?#]+)(?:[?#]|$)/.exec(url)?.[1] ?? (url === '' ? '' : 'the document');
  return name.replace(/-[\w-]{8}\.js$/, '').replace(/\.js$/, '');
}

/** "react-dom 55.0, browser 1.83": what most of the stretches went into, ms. */
export function mostOf(stretches: readonly Stretch[], by: (stretch: Stretch) => string, most = 8): string {
  return [...Map.groupBy(stretches, by)]
    .map(([name, list]) => [name, list.reduce((all, { ms }) => all + ms, 0)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');
}
