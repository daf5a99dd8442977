/**
 * How what happens on a walk travels: a result, a door and a person that were not on the list. All facts of one door
 * share an entity key, so that a door added in a dead spot arrives before what happened at it. Also runs in the worker.
 */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { addressWords, type Address } from './order.ts';
import { resultWords, type ResultCode, type Support } from './results.ts';
import type { Interest } from '../../intake/volunteer/kind.ts';
import { m } from '../../../messages/messages.js';

const keyOf = (door: string) => `door:${door}`;

/** What a conversation brings beside its result: its records' ids go with it, so that its correction takes them back. */
export interface FollowUps {
  readonly sign: string | null;
  readonly volunteer: string | null;
  /** Not sent with the result: for its correction, to begin with. */
  readonly helps: Interest | null;
  readonly phone: string;
}

export interface AttemptPayload {
  readonly door: string;
  readonly person: string | null;
  readonly turf: string | null;
  readonly result: ResultCode;
  readonly support: Support | null;
  readonly answers: readonly { readonly question: string; readonly option: string }[];
  readonly notes: string | null;
  readonly doNotContact: boolean;
  readonly supersedes: string | null;
  readonly device: string;
  /** What they spoke, where it was not ours. */
  readonly language?: string | null;
  readonly followUps?: FollowUps | null;
  /** The address, for the person's own list of what waits. */
  readonly where: string;
}

export const attemptKind = defineTableKind<'contact_attempts', AttemptPayload>({
  kind: 'door-result',
  version: 1,
  table: 'contact_attempts',
  entityKey: ({ door }) => keyOf(door),
  toRow: (payload, { id, userId, createdAt }): RowFor<'contact_attempts'> => ({
    id,
    household_id: payload.door,
    person_id: payload.person,
    turf_id: payload.turf,
    channel: 'door',
    result: payload.result,
    support: payload.support,
    answers: payload.answers.map(({ question, option }) => ({ question, option })),
    notes: payload.notes,
    do_not_contact: payload.doNotContact,
    supersedes: payload.supersedes,
    device: payload.device,
    language: payload.language ?? null,
    sign_id: payload.followUps?.sign ?? null,
    volunteer_id: payload.followUps?.volunteer ?? null,
    canvasser: userId,
    client_created_at: createdAt,
  }),
  describe: ({ where, ...said }) => {
    const words = { where, result: resultWords(said.result) };
    return corrects(said) ? m.field_outbox_corrected(words) : m.field_outbox_result(words);
  },
});

function corrects({ result, supersedes }: Pick<AttemptPayload, 'result' | 'supersedes'>): boolean {
  return supersedes !== null && result !== 'undone';
}

export interface CallPayload extends Omit<AttemptPayload, 'door' | 'turf' | 'person' | 'where'> {
  /** The person's place in the caller's batch. Not sent: the server knows it. */
  readonly lease: string;
  readonly person: string;
  readonly household: string;
  /** Digits of the number that was called. */
  readonly dialed: string | null;
  /** ISO 8601; with the result call_back only. */
  readonly callBackAfter: string | null;
  /** For the person's own list of what waits. */
  readonly name: string;
}

export const callKind = defineTableKind<'contact_attempts', CallPayload>({
  kind: 'call-result',
  version: 1,
  table: 'contact_attempts',
  entityKey: ({ person }) => `call:${person}`,
  toRow: (payload, { id, userId, createdAt }): RowFor<'contact_attempts'> => ({
    id,
    household_id: payload.household,
    person_id: payload.person,
    channel: 'phone',
    result: payload.result,
    support: payload.support,
    answers: payload.answers.map(({ question, option }) => ({ question, option })),
    notes: payload.notes,
    do_not_contact: payload.doNotContact,
    supersedes: payload.supersedes,
    device: payload.device,
    dialed: payload.dialed,
    call_back_after: payload.callBackAfter,
    language: payload.language ?? null,
    sign_id: payload.followUps?.sign ?? null,
    volunteer_id: payload.followUps?.volunteer ?? null,
    canvasser: userId,
    client_created_at: createdAt,
  }),
  describe: ({ name, ...said }) => {
    const words = { name, result: resultWords(said.result) };
    return corrects(said) ? m.field_outbox_call_corrected(words) : m.field_outbox_call(words);
  },
});

export interface DoorPayload extends Address {
  readonly door: string;
  readonly turf: string;
  readonly accessNote: string | null;
}

export const doorKind = defineTableKind<'households', DoorPayload>({
  kind: 'new-door',
  version: 1,
  table: 'households',
  // What happened there refers to it: it goes first.
  priority: 40,
  entityKey: ({ door }) => keyOf(door),
  toRow: (payload, { id, userId, createdAt }): RowFor<'households'> => ({
    id,
    street: payload.street,
    number: payload.number,
    suffix: payload.suffix,
    floor: payload.floor,
    unit: payload.unit,
    access_note: payload.accessNote,
    added_in_turf: payload.turf,
    added_by: userId,
    client_created_at: createdAt,
  }),
  describe: (payload) => m.field_outbox_door({ address: addressWords(payload) }),
});

export interface PersonPayload {
  readonly door: string;
  readonly turf: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: string | null;
  readonly where: string;
}

export const personKind = defineTableKind<'people', PersonPayload>({
  kind: 'new-person',
  version: 1,
  table: 'people',
  priority: 45,
  entityKey: ({ door }) => keyOf(door),
  toRow: (payload, { id, userId, createdAt }): RowFor<'people'> => ({
    id,
    household_id: payload.door,
    name: payload.name,
    phone: payload.phone,
    language: payload.language ?? null,
    added_in_turf: payload.turf,
    added_by: userId,
    client_created_at: createdAt,
  }),
  describe: ({ name, where }) => m.field_outbox_person({ name, where }),
});
