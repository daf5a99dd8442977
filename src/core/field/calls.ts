/** Owns one batch of calls as a phone knows it: whom to call next, and until when it may. */
import type { Attempt, DoorState, Resident } from './doors.ts';
import type { ResultCode } from './results.ts';

export interface Call {
  /** The person's place in this batch. */
  readonly lease: string;
  readonly person: Resident;
  readonly household: string;
  /** "12 Mill Street", for a sign and for the caller's picture of it. */
  readonly address: string;
  /** May not be called any more. */
  readonly closed: boolean;
  /** Epoch ms, the server's clock: from then on they may be in somebody else's batch. */
  readonly expiresAt: number;
  /** Epoch ms: when they asked to be called; null when they did not. */
  readonly askedFor: number | null;
  /** What was known before this batch, the latest first. */
  readonly past: readonly Attempt[];
  /** What came of it in this batch: what counts and where that is. */
  readonly state: DoorState;
}

/** What came of the call in this batch; null while it was not made, or was taken back. */
export function outcomeOf({ state }: Call): Attempt | null {
  return state.own;
}

export function isOver(call: Call, now: number): boolean {
  return call.expiresAt <= now;
}

/** Whether this person should be called now by whoever has the batch. */
export function isWaiting(call: Call, now: number): boolean {
  return !call.closed && outcomeOf(call) === null && !isOver(call, now);
}

/** The next one after this, in the batch's order, round the end; null when nobody is left. */
export function nextCall(calls: readonly Call[], afterLease: string | null, now: number): Call | null {
  const at = calls.findIndex(({ lease }) => lease === afterLease);
  return [...calls.slice(at + 1), ...calls.slice(0, Math.max(at, 0))].find((one) => isWaiting(one, now)) ?? null;
}

export interface CallProgress {
  readonly calls: number;
  readonly made: number;
  readonly reached: number;
}

export function callProgress(calls: readonly Call[]): CallProgress {
  const made = calls.flatMap((one) => outcomeOf(one) ?? []);
  const reached: readonly ResultCode[] = ['canvassed', 'refused', 'call_back', 'language_barrier'];
  return {
    calls: calls.length,
    made: made.length,
    reached: made.filter(({ result }) => reached.includes(result)).length,
  };
}

/** Times to offer for "call me later", epoch ms: in an hour, this evening, tomorrow morning, tomorrow evening. */
export function laterTimes(now: number): readonly number[] {
  const at = (days: number, hour: number) => {
    const time = new Date(now);
    time.setDate(time.getDate() + days);
    time.setHours(hour, 0, 0, 0);
    return time.getTime();
  };
  const soon = Math.ceil((now + 3_600_000) / 900_000) * 900_000;
  return [soon, at(0, 18), at(1, 10), at(1, 18)].filter((time, i) => i === 0 || time > soon);
}
