/** A new version's reason is its own: empty when it is begun, also by bringing one back, and asked for before it is published. */
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../src/core/content/kind.ts';
import type { Action, Item, Revision, Step } from '../../../../src/features/content/model/item.ts';
import { isTold, lacksReason, reasonOf, withoutReason } from '../../../../src/features/content/model/reason.ts';
import { placeContent } from '../../../../src/features/places/model/placeContent.ts';
import { commitmentContent } from '../../../../src/features/plan/model/commitmentContent.ts';
import { documentContent } from '../../../../src/features/transparency/model/documentContent.ts';

const told = { by: 'ana', byName: 'Ana', at: 0, delivery: 'sent' as const };
const revision = (id: string, body: Draft): Revision => ({
  ...told,
  id,
  body,
  parent: null,
  merged: null,
  restored: null,
});
const step = (action: Action, of: string, at: number, more: Partial<Step> = {}): Step => ({
  ...told,
  id: `${action} ${of} ${at}`,
  at,
  action,
  revision: of,
  note: null,
  reviewer: null,
  reviewerName: null,
  goLiveAt: null,
  expireAt: null,
  release: null,
  ...more,
});
const why = (text: string) => ({ en: text, es: text });
const first: Draft = { title: why('20 houses') };
const second: Draft = { title: why('30 houses'), reworded: why('The county gave money.') };
const item: Item = {
  id: 'item',
  kind: 'commitment',
  slug: 'houses',
  revisions: [revision('one', first), revision('two', second)],
  steps: [step('published', 'one', 100), step('published', 'two', 200)],
};
const head = item.revisions[1] ?? null;
const NOW = 1000;

describe('a version begun on one that visitors could read', () => {
  it('has no reason yet', () => {
    expect(isTold(commitmentContent, item, head, NOW)).toBe(true);
    expect(withoutReason(second)).toEqual({ title: why('30 houses') });
  });

  it('keeps its own reason from one save to the next, until it is public', () => {
    const third = revision('three', { ...second, title: why('40 houses'), reworded: why('A second grant.') });
    const written = { ...item, revisions: [...item.revisions, third] };
    expect(isTold(commitmentContent, written, third, NOW)).toBe(false);
    const planned = { ...written, steps: [...written.steps, step('scheduled', 'three', 300, { goLiveAt: 5000 })] };
    expect(isTold(commitmentContent, planned, third, NOW)).toBe(false);
    expect(isTold(commitmentContent, planned, third, 6000)).toBe(true);
  });

  it('is nothing that kinds without a reason know', () => {
    expect(isTold(documentContent, item, head, NOW)).toBe(false);
    expect(lacksReason(documentContent, item, { title: why('Other') }, NOW)).toBe(false);
  });
});

describe('what is asked before it is published', () => {
  const asks = (body: Draft, of: Item = item) => lacksReason(commitmentContent, of, body, NOW);

  it.each([
    ['no reason', { title: why('40 houses') }, true],
    ['the last version’s reason', { title: why('40 houses'), reworded: why('The county gave money.') }, true],
    ['an empty reason', { title: why('40 houses'), reworded: { en: ' ', es: '' } }, true],
    ['a reason of its own', { title: why('40 houses'), reworded: why('A second grant.') }, false],
    ['a reason in one language', { title: why('40 houses'), reworded: { es: 'Otra ayuda.' } }, false],
    ['the first version, brought back', first, true],
    ['the same text once more', second, false],
    ['the same text without its reason', withoutReason(second), false],
    ['a better reason for the same text', { ...second, reworded: why('The county gave $200,000.') }, false],
  ])('%s: %s', (_name, body, is) => {
    expect(asks(body)).toBe(is);
  });

  it('a first version says nothing of a last one, nor one whose earlier ones were taken down', () => {
    expect(asks(first, { ...item, steps: [] })).toBe(false);
    expect(asks(first, { ...item, steps: [...item.steps, step('unpublished', 'two', 300)] })).toBe(false);
  });

  it('of an expired version and a planned one, the one that was public counts', () => {
    const expired = { ...item, steps: [step('published', 'two', 200, { expireAt: 500 })] };
    expect(asks({ title: why('40 houses') }, expired)).toBe(true);
    const planned = { ...item, steps: [step('scheduled', 'two', 200, { goLiveAt: 5000 })] };
    expect(asks({ title: why('40 houses') }, planned)).toBe(false);
  });

  it('a place may say none, and does not say the last one’s', () => {
    const place = (body: Draft) => lacksReason(placeContent, { ...item, kind: 'place' }, body, NOW);
    expect(place({ title: why('40 houses') })).toBe(false);
    expect(place({ title: why('40 houses'), reworded: why('The county gave money.') })).toBe(true);
  });
});

it('a reason is read where a language has one', () => {
  expect([reasonOf({}), reasonOf({ reworded: 'x' }), reasonOf({ reworded: { en: '' } })]).toEqual([null, null, null]);
  expect(reasonOf({ reworded: { es: 'Otra ayuda.' } })).toEqual({ es: 'Otra ayuda.' });
});
