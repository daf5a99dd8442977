/** Which field of the event form the server means when it does not take an event. */
import { isRequestError, whyRefused } from '../../../core/session/request.ts';

/** By the server's own English, in whatever language it is shown. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/capacity/i, 'capacity'],
  [/past/i, 'day'],
  [/end/i, 'end'],
];

export function meantField(cause: unknown): string | undefined {
  const why = whyRefused(cause);
  if (typeof why === 'string' || !isRequestError(cause) || cause.kind !== 'invalid') return undefined;
  return FIELDS.find(([pattern]) => pattern.test(why.said))?.[1];
}
