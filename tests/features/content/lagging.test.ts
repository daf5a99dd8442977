/** Before a text is published, the language that was left behind is named, with its texts. */
import { describe, expect, it } from 'vitest';
import { lagging } from '../../../src/core/content/stale.ts';
import type { Draft } from '../../../src/core/content/kind.ts';
import { laggingTexts } from '../../../src/features/content/parts/LagNotice.tsx';
import { commitmentContent } from '../../../src/features/plan/model/commitmentContent.ts';

const { fields } = commitmentContent;
const both = (en: string, es: string) => ({ en, es });
const first: Draft = {
  title: both('20 houses', '20 casas'),
  text: both('We repair them.', 'Las reparamos.'),
  milestones: [{ id: 'm1', text: both('Ten', 'Diez'), due_on: '2027-03-01' }],
};
const named = (...bodies: readonly Draft[]) =>
  laggingTexts(fields, bodies.at(-1) ?? {}, lagging(fields, bodies)).map(
    ({ locale, lag, texts }) => `${locale} ${lag}: ${texts.join(', ')}`,
  );

describe('what is named', () => {
  it.each([
    ['a change in English alone', { ...first, title: both('30 houses', '20 casas') }, ['es stale: Title']],
    ['a change in Spanish alone', { ...first, text: both('We repair them.', 'Las arreglamos.') }, ['en stale: Text']],
    ['a change in both', { ...first, title: both('30 houses', '30 casas') }, []],
    ['a language taken out', { ...first, title: { en: '20 houses' } }, ['es missing: Title']],
    [
      'two changes in English, one in a list',
      {
        ...first,
        title: both('30 houses', '20 casas'),
        milestones: [{ id: 'm1', text: both('Fifteen', 'Diez'), due_on: '2027-03-01' }],
      },
      ['es stale: Title, Milestones 1, Text'],
    ],
    ['a new text in English', { ...first, risk: { en: 'No money.' } }, ['es missing: What could go wrong']],
    ['nothing', first, []],
  ])('of %s', (_name, body, lags) => {
    expect(named(first, body)).toEqual(lags);
  });

  it('a language that was behind before, until it catches up', () => {
    const behind = { ...first, title: both('30 houses', '20 casas') };
    expect(named(first, behind, { ...behind, text: both('We repair all.', 'Reparamos todas.') })).toEqual([
      'es stale: Title',
    ]);
    expect(named(first, behind, { ...behind, title: both('30 houses', '30 casas') })).toEqual([]);
  });
});
