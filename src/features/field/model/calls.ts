/**
 * One batch of calls as a phone knows it: whom to call next, and until when it may. Who asked to be called back comes
 * first once the time has come; a number that reaches nobody is called no more, whoever of the batch has it.
 */
import { dialDigits } from './dial.ts';
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
  /** Epoch ms: when they asked in this batch to be called again, by what counts of it; null when they did not. */
  readonly callBackAt: number | null;
  /** Somebody found that the number reaches nobody. */
  readonly badNumber: boolean;
  /** Who else of the batch answers the same telephone. */
  readonly sharedWith: readonly string[];
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

function mayBeCalled(call: Call, now: number): boolean {
  return !call.closed && !call.badNumber && !isOver(call, now);
}

/** Whether the time has come that this person asked for in this batch, and they can be called. */
export function isDue(call: Call, now: number): boolean {
  return call.callBackAt !== null && call.callBackAt <= now && mayBeCalled(call, now);
}

/** Whether this person should be called now by whoever has the batch. */
export function isWaiting(call: Call, now: number): boolean {
  return mayBeCalled(call, now) && (outcomeOf(call) === null || isDue(call, now));
}

/** Those whose time has come first, who waited longest before; the others as they are given. */
export function dueFirst(calls: readonly Call[], now: number): readonly Call[] {
  const due = calls.filter((call) => isDue(call, now));
  const rest = calls.filter((call) => !isDue(call, now));
  return [...due.toSorted((a, b) => (a.callBackAt ?? 0) - (b.callBackAt ?? 0)), ...rest];
}

/** The next one after this: whose time has come, else in the batch's order, round the end; null when nobody is left. */
export function nextCall(calls: readonly Call[], afterLease: string | null, now: number): Call | null {
  const at = calls.findIndex(({ lease }) => lease === afterLease);
  const others = [...calls.slice(at + 1), ...calls.slice(0, Math.max(at, 0))];
  return dueFirst(others, now).find((one) => isWaiting(one, now)) ?? null;
}

const BAD: readonly ResultCode[] = ['wrong_number', 'disconnected'];

export function saysBadNumber({ result }: { readonly result: ResultCode }): boolean {
  return BAD.includes(result);
}

/** What was found here of a number, told to everybody in the batch who has it: in a dead spot the server tells nobody. */
export function withSharedNumbers(calls: readonly Call[]): readonly Call[] {
  return calls.map((call) => {
    const digits = dialDigits(call.person.phone);
    const others =
      digits === null ? [] : calls.filter((one) => one !== call && dialDigits(one.person.phone) === digits);
    const found = [call, ...others].some((one) => one.state.own !== null && saysBadNumber(one.state.own));
    return { ...call, badNumber: call.badNumber || found, sharedWith: others.map(({ person }) => person.name) };
  });
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
