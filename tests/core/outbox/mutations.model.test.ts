/** The proof that the harness can fail: the core broken on purpose must be caught by the very same schedules. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anyToken,
  anyVerdictIsSuccess,
  deleteBeforeVerdict,
  lockDropped,
  neighboursVerdict,
  oneLineForAll,
  silenceIsSuccess,
  unauthorizedIsPermanent,
} from '../../support/outbox/mutations.ts';
import { Broken } from '../../support/outbox/promise.ts';
import { commands, play } from '../../support/outbox/schedule.ts';
import type { Mutation } from '../../support/outbox/world.ts';

const SEED = Number(process.env['SEED'] ?? 20251104);

const mutations: readonly [string, Mutation, RegExp][] = [
  ['an item deleted before its verdict', deleteBeforeVerdict, /^\([abd]\)/],
  ['a 401 taken for a permanent refusal', unauthorizedIsPermanent, /^\(b\) .* was refused/],
  ['a lock that locks nobody out', lockDropped, /^\(b\) .* leaves/],
  ["somebody else's token", anyToken, /^\(c\)/],
  ['silence taken for success', silenceIsSuccess, /^\(a\)/],
  ['the verdict on another row', neighboursVerdict, /^\([ab]\)/],
  ['a verdict row by row taken for success', anyVerdictIsSuccess, /^\(a\)/],
  ["one person's items that wait for another person's", oneLineForAll, /^\(e\) waits although its sender is here/],
];

it.each(mutations)('catches %s', async (_, mutation, complaint) => {
  const property = fc.asyncProperty(commands, fc.nat(), async (all, seed) => void (await play(all, seed, mutation)));
  const outcome = await fc.check(property, { numRuns: 600, seed: SEED, endOnFailure: true });
  expect(outcome.failed).toBe(true);
  const error: unknown = outcome.errorInstance;
  expect(error).toBeInstanceOf(Broken);
  expect(String((error as Broken).message)).toMatch(complaint);
});
