/** The rules made from a kind's fields. */
import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { draftSchema, wholeSchema } from '../../src/backend/contentSchema.ts';
import type { BodyOf } from '../../src/core/content/kind.ts';
import { badPlans, goodPlan as good, onePlan as id, plan, unorderedPlans } from '../support/contentSamples.ts';

const takes = (body: unknown) => v.safeParse(wholeSchema(plan), body).success;
const keeps = (body: unknown) => v.safeParse(draftSchema(plan), body).success;

it('takes a body that has what is required, in one language at least', () => {
  expect(takes(good)).toBe(true);
  expect(keeps(good)).toBe(true);
});

it.each([
  ['nothing', {}],
  ['a title in no language', { ...good, title: {} }],
  ['a title of blanks', { ...good, title: { en: ' ' } }],
  ['a day that is missing', { title: good.title }],
  ['an entry without its text', { ...good, milestones: [{ id }] }],
  ['a group without what it requires', { ...good, price: {} }],
])('a draft may have %s, what is published may not', (_name, body) => {
  expect(takes(body)).toBe(false);
  expect(keeps(body)).toBe(true);
});

it.each(unorderedPlans)('a draft may have %s, too', (_name, body) => {
  expect(takes(body)).toBe(false);
  expect(keeps(body)).toBe(true);
});

it.each(badPlans)('neither takes %s', (_name, body) => {
  expect(takes(body)).toBe(false);
  expect(keeps(body)).toBe(false);
});

it('a body’s type is made of its fields', () => {
  type Body = BodyOf<typeof plan>;
  expectTypeOf<Body['due_on']>().toEqualTypeOf<string>();
  expectTypeOf<Body['priority']>().toEqualTypeOf<'streets' | 'water' | undefined>();
  expectTypeOf<NonNullable<Body['milestones']>[number]['done']>().toEqualTypeOf<boolean | undefined>();
  // @ts-expect-error: a title is required
  const without: Body = { due_on: '2027-03-01' };
  expect(takes(without)).toBe(false);
});
