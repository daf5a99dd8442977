/** What a figure says in somebody else's frame: the newest of each place and group, and of what is withheld only that it is. */
import { expect, it } from 'vitest';
import { figureEmbed } from '../../../src/app/site/figureEmbed.ts';
import { indicators } from '../../../src/sample/content/indicator.ts';
import type { Value } from '../../../src/core/figures/value.ts';
import type { IndicatorBody } from '../../../src/features/figures/model/indicatorContent.ts';

const body = indicators.find(({ slug }) => slug === 'third-grade-reading')?.body as unknown as IndicatorBody; // of the sample town
const value = (stratum: string, period: string, said: number | null): Value =>
  ['city', stratum, period, said, null, null, null, said === null ? 'suppressed' : 'shown', null]; // prettier-ignore
const set = (values: readonly Value[]) => ({
  item: '', set: '', sha256: '', file_name: 'f.csv', as_of: '2025-08-15', values, corrections: [],
}); // prettier-ignore

it('says the newest number of each place and group, with its unit, its day and how it was made', () => {
  const { facts, from } = figureEmbed(
    body,
    set([value('', '2024', 50.4), value('', '2023', 48.7), value('low-income', '2024', 33.3)]),
    'administrative',
  );
  expect(facts.map(({ name, said }) => `${name}: ${said.text}`)).toEqual([
    'Larkspur Falls, 2024: 50.4% percent of those tested',
    'Larkspur Falls, From low-income families, 2024: 33.3% percent of those tested',
  ]);
  expect(from).toContain('Third graders at or above the reading standard');
  expect(from).toContain('Aug 15, 2025');
});

it('says of a withheld number that it is withheld, and not an older one in its place', () => {
  const { facts } = figureEmbed(body, set([value('', '2023', 48.7), value('', '2024', null)]), null);
  expect(facts.map(({ said }) => said.text)).toEqual(['withheld: too few people']);
});

it('is there before its numbers are, and draws no more lines than a frame has room for', () => {
  expect(figureEmbed(body, null, null).facts).toEqual([]);
  const many = Array.from({ length: 40 }, (_, at) => value(`g${at}`, '2024', at));
  expect(figureEmbed(body, set(many), null).facts).toHaveLength(12);
});
