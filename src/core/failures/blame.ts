/**
 * Whether the app itself is to blame for something that was thrown. What is taken for the network or for storage is waited
 * out, and a mistake of our own would be waited out for ever.
 */
import { isOutboxError, type OutboxErrorCode } from '../errors.ts';
import { isLostCode } from './thrown.ts';

/** Thrown by mistakes in code; storage throws DOMExceptions and Dexie's own errors. */
const MISTAKES: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError']);

/** For work without a request in it: what fetch rejects with is a TypeError, too. Code that did not come is nobody's mistake. */
export function isMistake(thrown: unknown): thrown is Error {
  return thrown instanceof Error && MISTAKES.has(thrown.name) && !isLostCode(thrown);
}

/** Why something was not saved on this device. 'code': a part of the app could not be fetched. */
export type NotSaved = 'storage' | 'full' | 'other-person' | 'code' | 'app';

const ANSWERS: Readonly<Partial<Record<OutboxErrorCode, NotSaved>>> = {
  'storage-full': 'full',
  'other-person': 'other-person',
  'not-plain-data': 'app',
  'unknown-kind': 'app',
};

export function whyNotSaved(thrown: unknown): NotSaved {
  if (isLostCode(thrown)) return 'code';
  if (isOutboxError(thrown)) return ANSWERS[thrown.code] ?? 'storage';
  return isMistake(thrown) ? 'app' : 'storage';
}
