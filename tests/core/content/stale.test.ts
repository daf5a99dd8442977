/** Which translations wait. */
import { expect, it } from 'vitest';
import { lagging } from '../../../src/core/content/stale.ts';
import { plan } from '../../support/contentSamples.ts';

const of = (...line: object[]) =>
  Object.fromEntries(
    lagging(
      plan.fields,
      line.map((body) => ({ ...body })),
    ),
  );

it('a text that nobody translated is missing, one whose other language changed since is stale', () => {
  expect(of({ title: { en: 'A' } })).toEqual({ 'title.es': 'missing' });
  expect(of({ title: { en: 'A', es: 'Á' } })).toEqual({});
  expect(of({ title: { en: 'A', es: 'Á' } }, { title: { en: 'B', es: 'Á' } })).toEqual({ 'title.es': 'stale' });
  expect(of({ title: { en: 'A', es: 'Á' } }, { title: { en: 'B', es: 'Á' } }, { title: { en: 'B', es: 'É' } })).toEqual(
    {},
  );
  expect(of({ title: { es: 'Á' } }, { title: { en: 'A', es: 'Á' } }, { title: { en: 'A', es: 'É' } })).toEqual({
    'title.en': 'stale',
  });
});

it('what is said nowhere waits for nobody', () => {
  expect(of({ due_on: '2027-01-01' })).toEqual({});
});
