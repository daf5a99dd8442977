/**
 * What a bug report says about this device: versions, engine, storage, locks, the queue in numbers, clock, what failed
 * lately. Nothing that anybody typed, no ids, no names, no addresses of pages. Whatever does not answer is said not to answer:
 * a device whose storage hangs is the one this is for.
 */
import { failureTally, privacyAsked } from '../../../adapters/browser/failureLog.ts';
import { workerFacts } from '../../../adapters/browser/workerFacts.ts';
import { engineOf } from '../../../core/failures/engine.ts';
import type { FlushReport } from '../../../core/outbox/api.ts';
import { ITEM_STATES, type ItemState } from '../../../core/outbox/record.ts';
import type { Label } from '../../../core/label.ts';
import { diagnostics } from '../../../hooks/outboxActions.ts';
import { m } from '../../../messages/messages.js';
import { abilities, type Fact } from './abilities.ts';
import { clockOffset } from './clock.ts';

export interface FactGroup {
  readonly title: Label;
  readonly facts: readonly Fact[];
}

const NO_ANSWER = 'no-answer' as const;
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
    { title: m.failures_app, facts: app },
    { title: m.failures_browser, facts: browserFacts() },
    { title: m.failures_storage, facts: [...storage, ...locks] },
    { title: m.failures_in_numbers, facts: queue },
    { title: m.failures_connection, facts: time },
    { title: m.failures_lately, facts: failedLately() },
    { title: m.failures_can, facts: abilities() },
  ];
}

const fact = (label: Label, value: Label | number | boolean | null | undefined): Fact => ({
  label,
  value: inWords(value),
});

function inWords(value: Label | number | boolean | null | undefined): Label {
  if (value === NO_ANSWER) return m.failures_no_answer;
  if (value === null || value === undefined) return m.failures_not_told;
  if (typeof value === 'boolean') return value ? m.failures_yes : m.failures_no;
  return typeof value === 'number' ? String(value) : value;
}

async function answered<T>(work: Promise<T> | undefined): Promise<T | typeof NO_ANSWER | null> {
  if (!work) return null;
  const late = new Promise<typeof NO_ANSWER>((resolve) => setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS));
  return Promise.race([work.catch(() => NO_ANSWER), late]);
}

async function appFacts(): Promise<readonly Fact[]> {
  const worker = await answered(workerFacts());
  const standalone = matchMedia('(display-mode: standalone)').matches;
  const told = typeof worker === 'string' ? null : worker;
  const nothing = worker === 'none' ? m.failures_none : NO_ANSWER;
  return [
    fact(m.failures_version, __APP_VERSION__),
    fact(m.failures_worker, told?.state ?? nothing),
    fact(m.failures_worker_version, told ? (told.version ?? m.failures_silent) : nothing),
    fact(m.failures_newer_waits, told?.waiting ?? false),
    fact(m.failures_home_screen, standalone),
  ];
}

function browserFacts(): readonly Fact[] {
  const { engine, major } = engineOf(navigator.userAgent);
  const seen = { width: innerWidth, height: innerHeight, ratio: devicePixelRatio };
  return [
    fact(m.failures_engine, `${engine} ${major === 0 ? '' : major}`.trim()),
    fact(m.failures_agent, navigator.userAgent),
    fact(m.failures_window, () => m.failures_window_size(seen)),
    fact(m.failures_privacy, privacyAsked()),
  ];
}

async function storageFacts(): Promise<readonly Fact[]> {
  const [estimate, persisted] = await Promise.all([
    answered(navigator.storage?.estimate?.()),
    answered(navigator.storage?.persisted?.()),
  ]);
  const size = (bytes: number | undefined) => (bytes === undefined ? null : `${(bytes / 1e6).toFixed(1)} MB`);
  const room = estimate === null || estimate === NO_ANSWER ? null : estimate;
  return [
    fact(m.failures_used, room ? size(room.usage) : NO_ANSWER),
    fact(m.failures_room, room ? size(room.quota) : NO_ANSWER),
    fact(m.failures_lasting, persisted),
  ];
}

/** Names of ours are words; of others nobody knows what is in them. */
const lockName = (name: string | undefined) =>
  name !== undefined && /^[a-z-]{1,20}$/.test(name) ? name : m.failures_lock_another();

async function lockFacts(): Promise<readonly Fact[]> {
  const found = await answered(navigator.locks?.query());
  if (found === null || found === NO_ANSWER) return [fact(m.failures_locks, found)];
  const names =
    (locks: readonly LockInfo[] = []) =>
    () =>
      locks.map(({ name }) => lockName(name)).join(', ') || m.failures_none();
  return [fact(m.failures_locks_held, names(found.held)), fact(m.failures_locks_pending, names(found.pending))];
}

const STATES: Readonly<Record<ItemState, () => string>> = {
  queued: m.failures_queued,
  sending: m.failures_sending,
  delivered: m.failures_delivered,
  'waiting-sign-in': m.failures_waiting_sign_in,
  'waiting-update': m.failures_waiting_update,
  refused: m.failures_refused,
};

async function queueFacts(): Promise<readonly Fact[]> {
  const began = performance.now();
  const found = await answered(diagnostics());
  if (found === null || found === NO_ANSWER) return [fact(m.failures_queue, NO_ANSWER)];
  const { counts, oldestAgeMs, verdicts, lastFlush } = found;
  const answers = Object.entries(verdicts).map(([rule, times]) => `${rule} ${times}`);
  return [
    fact(m.failures_read_in, `${Math.round(performance.now() - began)} ms`),
    ...ITEM_STATES.map((state) => fact(STATES[state], counts[state])),
    fact(
      m.failures_oldest,
      oldestAgeMs === null ? m.failures_nothing_waits : `${Math.round(oldestAgeMs / 60_000)} min`,
    ),
    fact(m.failures_last_tried, lastFlush ? () => triedWords(lastFlush) : m.failures_not_yet),
    fact(m.failures_answers, answers.join(', ') || m.failures_none),
  ];
}

const triedWords = ({ reason, status, requests }: FlushReport) => m.failures_tried({ reason, status, count: requests });

async function timeFacts(now: number): Promise<readonly Fact[]> {
  const offset = await answered(clockOffset());
  return [
    fact(m.failures_online, navigator.onLine),
    fact(m.failures_server_answers, offset !== null && offset !== NO_ANSWER),
    fact(m.failures_clock_ahead, typeof offset === 'number' ? `${offset} s` : m.failures_not_known),
    fact(m.failures_time_zone, Intl.DateTimeFormat().resolvedOptions().timeZone),
    fact(m.failures_time_here, new Date(now).toISOString()),
  ];
}

function failedLately(): readonly Fact[] {
  const lines = [...failureTally().lines].sort((a, b) => b.last - a.last).slice(0, 12);
  if (lines.length === 0) return [fact(m.failures_nothing, m.failures_two_weeks)];
  return lines.map(({ kind, name, place, times, build, last }) =>
    fact(new Date(last).toISOString().slice(0, 16).replace('T', ' '), () =>
      m.failures_line({ what: `${kind} ${name}`, place, count: times, build }),
    ),
  );
}
