/** What is said of a failure on this device. Never a message: it may hold what somebody typed. */

/** An error nobody caught, a promise nobody caught, code that could not be fetched, storage, an item of the outbox. */
export const FAILURE_KINDS = ['error', 'rejection', 'chunk', 'storage', 'item'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface Failure {
  readonly kind: FailureKind;
  /** The error's own name or code. */
  readonly name: string;
  /** Our own file with line and column, the kind of item with the constraint, or what was stored. */
  readonly place: string;
}

const NAME = /^[A-Za-z0-9_-]{1,60}$/;
const PLACE = /^[A-Za-z_][A-Za-z0-9._$~/-]{0,79}(:[0-9]{1,6}){0,2}$/;
/** Long enough to be somebody's number. */
const LONG_NUMBER = /[0-9]{7}/;

export const isName = (text: string): boolean => NAME.test(text) && !LONG_NUMBER.test(text);
export const isPlace = (text: string): boolean => PLACE.test(text) && !LONG_NUMBER.test(text);

/** Whatever does not look like a name or a place of ours is left out rather than passed on. */
export function failure(kind: FailureKind, name: string, place: string): Failure {
  return { kind, name: isName(name) ? name : 'Error', place: isPlace(place) ? place : 'unknown' };
}

/** The outbox's kind for reports of failures. */
export const FAILURE_REPORT = 'device-failure';
/** After everything that a person saved, and after visit statistics (90). */
export const FAILURE_PRIORITY = 95;
