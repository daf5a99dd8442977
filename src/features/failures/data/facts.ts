/**
 * What a bug report says about this device: versions, engine, storage, locks, the queue in numbers, clock, what failed
 * lately. Nothing that anybody typed, no ids, no names, no addresses of pages. Whatever does not answer is said not to answer:
 * a device whose storage hangs is the one this is for.
 */
import { failureTally, privacyAsked } from '../../../adapters/browser/failureLog.ts';
import { workerFacts } from '../../../adapters/browser/workerFacts.ts';
import { engineOf } from '../../../core/failures/engine.ts';
import { ITEM_STATES } from '../../../core/outbox/record.ts';
import { diagnostics } from '../../../hooks/outboxActions.ts';
import { abilities, type Fact } from './abilities.ts';
import { clockOffset } from './clock.ts';

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

const NO_ANSWER = 'no answer' as const;
const PATIENCE_MS = 3_000;

/** Never rejects, and takes three seconds at most. */
export async function collectFacts(now = Date.now()): Promise<readonly FactGroup[]> {
  const [app, storage, locks, queue, time] = await Promise.all([
    appFacts(),
    storageFacts(),
    lockFacts(),
    queueFacts(),
    timeFacts(now),
  ]);
  return [
    { title: 'App', facts: app },
    { title: 'Browser', facts: browserFacts() },
    { title: 'Storage', facts: [...storage, ...locks] },
    { title: 'Saved on this device, in numbers', facts: queue },
    { title: 'Connection and clock', facts: time },
    { title: 'What failed here lately', facts: failedLately() },
    { title: 'This browser can', facts: abilities() },
  ];
}

const fact = (label: string, value: string | number | boolean | null | undefined): Fact => ({
  label,
  value:
    value === true
      ? 'yes'
      : value === false
        ? 'no'
        : value === null || value === undefined
          ? 'not told'
          : String(value),
});

async function answered<T>(work: Promise<T> | undefined): Promise<T | typeof NO_ANSWER | null> {
  if (!work) return null;
  const late = new Promise<typeof NO_ANSWER>((resolve) => setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS));
  return Promise.race([work.catch(() => NO_ANSWER), late]);
}

async function appFacts(): Promise<readonly Fact[]> {
  const worker = await answered(workerFacts());
  const standalone = matchMedia('(display-mode: standalone)').matches;
  return [
    fact('Version', __APP_VERSION__),
    fact('Worker', worker === null || worker === NO_ANSWER ? NO_ANSWER : worker.state),
    fact('Version of the worker', worker === null || worker === NO_ANSWER ? NO_ANSWER : worker.version),
    fact('A newer version waits', worker !== null && worker !== NO_ANSWER && worker.waiting),
    fact('Opened from the home screen', standalone),
  ];
}

function browserFacts(): readonly Fact[] {
  const { engine, major } = engineOf(navigator.userAgent);
  return [
    fact('Engine', `${engine} ${major === 0 ? '' : major}`.trim()),
    fact('Calls itself', navigator.userAgent),
    fact('Window', `${innerWidth} x ${innerHeight}, ${devicePixelRatio} to one`),
    fact('Asks for privacy (Global Privacy Control)', privacyAsked()),
  ];
}

async function storageFacts(): Promise<readonly Fact[]> {
  const [estimate, persisted] = await Promise.all([
    answered(navigator.storage?.estimate?.()),
    answered(navigator.storage?.persisted?.()),
  ]);
  const size = (bytes: number | undefined) => (bytes === undefined ? 'not told' : `${(bytes / 1e6).toFixed(1)} MB`);
  const room = estimate === null || estimate === NO_ANSWER ? null : estimate;
  return [
    fact('Used', room ? size(room.usage) : NO_ANSWER),
    fact('Room', room ? size(room.quota) : NO_ANSWER),
    fact('Lasting', persisted),
  ];
}

/** Names of ours are words; of others nobody knows what is in them. */
const lockName = (name: string | undefined) => (name !== undefined && /^[a-z-]{1,20}$/.test(name) ? name : 'another');

async function lockFacts(): Promise<readonly Fact[]> {
  const found = await answered(navigator.locks?.query());
  if (found === null || found === NO_ANSWER) return [fact('Locks', found)];
  const names = (locks: readonly LockInfo[] = []) => locks.map(({ name }) => lockName(name)).join(', ') || 'none';
  return [fact('Locks held', names(found.held)), fact('Locks waited for', names(found.pending))];
}

async function queueFacts(): Promise<readonly Fact[]> {
  const began = performance.now();
  const found = await answered(diagnostics());
  if (found === null || found === NO_ANSWER) return [fact('The queue', NO_ANSWER)];
  const { counts, oldestAgeMs, verdicts, lastFlush } = found;
  const answers = Object.entries(verdicts).map(([rule, times]) => `${rule} ${times}`);
  return [
    fact('Read in', `${Math.round(performance.now() - began)} ms`),
    ...ITEM_STATES.map((state) =>
      fact(
        state.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
        counts[state],
      ),
    ),
    fact('The oldest waits for', oldestAgeMs === null ? 'nothing waits' : `${Math.round(oldestAgeMs / 60_000)} min`),
    fact(
      'Last tried',
      lastFlush ? `${lastFlush.reason}: ${lastFlush.status}, ${lastFlush.requests} requests` : 'not yet',
    ),
    fact('Answers since this page began', answers.join(', ') || 'none'),
  ];
}

async function timeFacts(now: number): Promise<readonly Fact[]> {
  const offset = await answered(clockOffset());
  return [
    fact('Believes to be online', navigator.onLine),
    fact('The server answers', offset !== null && offset !== NO_ANSWER),
    fact('Clock ahead of the server', typeof offset === 'number' ? `${offset} s` : 'not known'),
    fact('Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone),
    fact('Time here', new Date(now).toISOString()),
  ];
}

function failedLately(): readonly Fact[] {
  const lines = [...failureTally().lines].sort((a, b) => b.last - a.last).slice(0, 12);
  if (lines.length === 0) return [fact('Nothing', 'in the last two weeks')];
  return lines.map(({ kind, name, place, times, build, last }) =>
    fact(
      new Date(last).toISOString().slice(0, 16).replace('T', ' '),
      `${kind} ${name}, ${place}, ${times} times, version ${build}`,
    ),
  );
}
