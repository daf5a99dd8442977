/** What a phone reports of a failure is what the database takes, and no more: the same table goes through both. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { failureSchema } from '../../../../src/features/failures/data/schema.ts';
import { failureCases, goodFailure } from '../../../support/failureCases.ts';

it.each(failureCases)('$name', ({ change, violates }) => {
  expect(v.safeParse(failureSchema, { ...goodFailure, ...change }).success).toBe(violates === undefined);
});

it('nothing else may be in it', () => {
  expect(v.safeParse(failureSchema, { ...goodFailure, message: 'Ada Quill is not a function' }).success).toBe(false);
});
