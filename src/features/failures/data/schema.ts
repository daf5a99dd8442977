/** What a report of a failure may say. The database says the same as constraints; one table of bad ones goes through both. */
import * as v from 'valibot';
import { FAILURE_KINDS, isName, isPlace } from '../../../core/failures/failure.ts';

const count = (most: number, least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const failureSchema = v.strictObject({
  build: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,40}$/)),
  engine: v.picklist(['chromium', 'webkit', 'gecko', 'other']),
  engine_major: count(999, 0),
  kind: v.picklist(FAILURE_KINDS),
  name: v.pipe(v.string(), v.check(isName, 'not-a-name')),
  place: v.pipe(v.string(), v.check(isPlace, 'not-a-place')),
  times: count(9_999, 1),
  first_on_phone: v.boolean(),
});

export type FailureReport = v.InferOutput<typeof failureSchema>;
