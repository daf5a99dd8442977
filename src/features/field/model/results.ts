/** The field's standard words: result codes, support scores, and which results settle a door. */

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

const words: Record<ResultCode, string> = {
  canvassed: 'Canvassed',
  not_home: 'Not home',
  refused: 'Refused',
  moved: 'Moved',
  deceased: 'Deceased',
  inaccessible: 'Inaccessible',
  language_barrier: 'Language barrier',
  no_answer: 'No answer',
  left_message: 'Left message',
  wrong_number: 'Wrong number',
  disconnected: 'Disconnected',
  busy: 'Busy',
  call_back: 'Call back',
  undone: 'Taken back',
};

export function resultWords(result: ResultCode): string {
  return words[result];
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

const supportNames: Record<Support, string> = {
  1: 'Strong',
  2: 'Lean',
  3: 'Undecided',
  4: 'Lean oppose',
  5: 'Strong oppose',
};

export function supportWords(score: Support): string {
  return supportNames[score];
}

export function isSupport(value: unknown): value is Support {
  return typeof value === 'number' && (SUPPORT_SCORES as readonly number[]).includes(value);
}
