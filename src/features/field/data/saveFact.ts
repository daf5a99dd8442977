/** Saving what happens on a walk: durable in the outbox before anything is shown as saved. */
import {
  attemptKind,
  callKind,
  doorKind,
  personKind,
  type AttemptPayload,
  type CallPayload,
  type DoorPayload,
  type PersonPayload,
} from '../model/facts.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import type { PayloadOf } from '../../../wiring/kinds.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { deviceName } from '../../../hooks/deviceName.ts';
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { uuid } from '../../../core/uuid.ts';

export type NewAttempt = Omit<AttemptPayload, 'device'>;

export type NewCall = Omit<CallPayload, 'device'>;

/** Under which a turf's facts lie on this device, and those of the phone bank. */
export const topicOf = (turfId: string) => `turf:${turfId}`;
export const CALLS_TOPIC = 'calls';

/** A fact as this phone keeps it until the server's list has it. */
export type KeptPayload =
  | { readonly kind: 'attempt'; readonly at: number; readonly payload: AttemptPayload }
  | { readonly kind: 'call'; readonly at: number; readonly payload: CallPayload }
  | { readonly kind: 'door'; readonly at: number; readonly payload: DoorPayload }
  | { readonly kind: 'person'; readonly at: number; readonly payload: PersonPayload };

/**
 * Resolves with the fact's id once it is on this device's disk. Rejects with OutboxError: then nothing was saved.
 * @param id made before, where a page that died could save the same fact again; a new one otherwise.
 */
export async function recordAttempt(
  turfId: string,
  userId: string,
  attempt: NewAttempt,
  id: string = uuid(),
): Promise<string> {
  const payload = { ...attempt, device: deviceName() };
  return save(attemptKind, payload, topicOf(turfId), userId, { kind: 'attempt', at: Date.now(), payload }, id);
}

/** As recordAttempt, for a call. */
export async function recordCall(userId: string, call: NewCall, id: string = uuid()): Promise<string> {
  const payload = { ...call, device: deviceName() };
  return save(callKind, payload, CALLS_TOPIC, userId, { kind: 'call', at: Date.now(), payload }, id);
}

/** Whether the outbox of this device has, or had sent, the record of this id. */
export async function isRecorded(id: string): Promise<boolean> {
  try {
    const { runtime } = await import('../../../wiring/runtime.ts');
    return (await runtime().outbox.get(id)) !== undefined;
  } catch {
    return false;
  }
}

/** As recordAttempt. The payload names the door's id: facts of the door follow under it. */
export async function recordDoor(turfId: string, userId: string, payload: DoorPayload): Promise<string> {
  return save(doorKind, payload, topicOf(turfId), userId, { kind: 'door', at: Date.now(), payload }, payload.door);
}

/** As recordAttempt. */
export async function recordPerson(
  turfId: string,
  userId: string,
  payload: PersonPayload,
  id: string = uuid(),
): Promise<string> {
  return save(personKind, payload, topicOf(turfId), userId, { kind: 'person', at: Date.now(), payload }, id);
}

/**
 * A yard sign or an offer to help, exactly as the public forms send them. Resolves once it is on this device's disk.
 * @param userId under whose name; rejects when somebody else is signed in by now.
 * @param id made with the draft of the conversation: one record, however often it is saved.
 */
export async function recordForm<Name extends 'yard-sign' | 'volunteer'>(
  name: Name,
  userId: string,
  payload: PayloadOf<Name>,
  id: string,
): Promise<void> {
  const [{ runtime }, { kindOf }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../wiring/kinds.ts'),
  ]);
  await enqueueOnce<PayloadOf<Name>>(runtime().outbox, kindOf(name), payload, { id, as: userId });
}

const save = <P>(
  kind: SubmissionKind<P>,
  payload: P,
  topic: string,
  userId: string,
  fact: KeptPayload,
  id: string,
): Promise<string> => saveWithFact({ userId, topic, kind, payload, fact, at: fact.at, id });
