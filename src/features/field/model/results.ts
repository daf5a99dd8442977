/** The field's standard words: result codes, support scores, and which results settle a door. */
import { m } from '../../../messages/messages.js';

export const DOOR_RESULTS = [
  'canvassed',
  'not_home',
  'refused',
  'moved',
  'deceased',
  'inaccessible',
  'language_barrier',
] as const;

export const PHONE_RESULTS = [
  'no_answer',
  'left_message',
  'busy',
  'call_back',
  'wrong_number',
  'disconnected',
] as const;

export type DoorResult = (typeof DOOR_RESULTS)[number];
/** 'undone' takes back the attempt it supersedes and is no result itself. */
export type ResultCode = DoorResult | (typeof PHONE_RESULTS)[number] | 'undone';

const words: Record<ResultCode, () => string> = {
  canvassed: m.field_result_canvassed,
  not_home: m.field_result_not_home,
  refused: m.field_result_refused,
  moved: m.field_result_moved,
  deceased: m.field_result_deceased,
  inaccessible: m.field_result_inaccessible,
  language_barrier: m.field_result_language_barrier,
  no_answer: m.field_result_no_answer,
  left_message: m.field_result_left_message,
  wrong_number: m.field_result_wrong_number,
  disconnected: m.field_result_disconnected,
  busy: m.field_result_busy,
  call_back: m.field_result_call_back,
  undone: m.field_result_undone,
};

export function resultWords(result: ResultCode): string {
  return words[result]();
}

export function isResultCode(value: unknown): value is ResultCode {
  return typeof value === 'string' && value in words;
}

const partial: readonly ResultCode[] = ['not_home', 'inaccessible', ...PHONE_RESULTS];

/** Whether it is a call that reached nobody who lives there: no visit of the door. */
export function isMissedCall(result: ResultCode): boolean {
  return (PHONE_RESULTS as readonly ResultCode[]).includes(result);
}

/** Whether it settles the door: somebody answered for it. The others mean "come again", or "by another number". */
export function isFull(result: ResultCode): boolean {
  return result !== 'undone' && !partial.includes(result);
}

export const SUPPORT_SCORES = [1, 2, 3, 4, 5] as const;
export type Support = (typeof SUPPORT_SCORES)[number];

const supportNames: Record<Support, () => string> = {
  1: m.field_support_1,
  2: m.field_support_2,
  3: m.field_support_3,
  4: m.field_support_4,
  5: m.field_support_5,
};

export function supportWords(score: Support): string {
  return supportNames[score]();
}

export function isSupport(value: unknown): value is Support {
  return typeof value === 'number' && (SUPPORT_SCORES as readonly number[]).includes(value);
}
