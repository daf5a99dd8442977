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

it('a text that somebody found still right waits no more, until the other language changes again', () => {
  const line = [{ title: { en: 'Teh tree', es: 'Árbol' } }, { title: { en: 'The tree', es: 'Árbol' } }];
  const lags = (bodies: typeof line, ...right: (readonly string[])[]) =>
    Object.fromEntries(
      lagging(
        plan.fields,
        bodies,
        right.map((paths) => new Set(paths)),
      ),
    );
  expect(lags(line)).toEqual({ 'title.es': 'stale' });
  expect(lags(line, [], ['title.es'])).toEqual({});
  expect(lags([...line, ...line.slice(1)], [], ['title.es'])).toEqual({});
  const again = [...line, { title: { en: 'The trees', es: 'Árbol' } }];
  expect(lags(again, [], ['title.es'])).toEqual({ 'title.es': 'stale' });
  // What nobody wrote is not right.
  expect(lags([{ title: { en: 'A', es: '' } }], ['title.es'])).toEqual({ 'title.es': 'missing' });
});

it('what is said nowhere waits for nobody', () => {
  expect(of({ due_on: '2027-01-01' })).toEqual({});
});
