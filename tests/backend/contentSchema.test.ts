/** The rules made from a kind's fields. */
import * as v from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import { draftSchema, wholeSchema } from '../../src/backend/contentSchema.ts';
import type { BodyOf } from '../../src/core/content/kind.ts';
import { plan } from '../support/contentSamples.ts';

const id = 'b0000000-0000-4000-8000-000000000001';
const good: BodyOf<typeof plan> = {
  title: { es: 'Tapar cada bache' },
  due_on: '2027-03-01',
  agree: ['council'],
  milestones: [{ id, text: { en: 'First' }, done: true }],
  price: { low: 100 },
  source: '/vision/roads?x=1#y',
  others: [id],
};
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

it.each([
  ['a field that is unknown', { ...good, more: 1 }],
  ['a language that is unknown', { ...good, title: { fr: 'x' } }],
  ['a text that is too long', { ...good, title: { en: 'x'.repeat(201) } }],
  ['a number for a text', { ...good, title: { en: 5 } }],
  ['null', { ...good, due_on: null }],
  ['a day of no calendar', { ...good, due_on: '2027-13-01' }],
  ['another choice', { ...good, priority: 'parks' }],
  ['a script for a link', { ...good, source: 'javascript:alert(1)' }],
  ['somebody else’s page by two slashes', { ...good, source: '//elsewhere.example' }],
  ['half a cent', { ...good, price: { low: 0.5 } }],
  ['an entry without an id', { ...good, milestones: [{ text: { en: 'x' } }] }],
  ['too many entries', { ...good, milestones: Array.from({ length: 31 }, () => ({ id, text: { en: 'x' } })) }],
])('neither takes %s', (_name, body) => {
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
