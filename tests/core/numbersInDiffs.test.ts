/** A number that changed reads as one number gone and one new, never as the two in one: "$390,000" and "$640,000", not "$390640,000". */
import { expect, it } from 'vitest';
import { wordDiff } from '../../src/core/wordDiff.ts';

const changed = (before: string, after: string) =>
  wordDiff(before, after)
    .filter(({ what }) => what !== 'same')
    .map(({ what, text }) => [what, text.trim()]);

it.each([
  ['dollars', 'It costs $390,000 a year.', 'It costs $640,000 a year.', '$390,000', '$640,000'],
  ['cents', 'The fee is $1,264.39.', 'The fee is $1,264.93.', '$1,264.39', '$1,264.93'],
  ['a percentage', 'Turnout was 41.5% here.', 'Turnout was 47.5% here.', '41.5%', '47.5%'],
  ['a negative amount', 'The balance is -$390,000.', 'The balance is -$390,100.', '-$390,000', '-$390,100'],
  ['a time', 'Open from 8:30 to 5.', 'Open from 8:45 to 5.', '8:30', '8:45'],
  ['a date', 'Due on 11/04/2025.', 'Due on 11/05/2025.', '11/04/2025', '11/05/2025'],
  ['a number in Spanish', 'Cuesta 390.000 al año.', 'Cuesta 640.000 al año.', '390.000', '640.000'],
  ['euros', 'About €390,000 went there.', 'About €395,000 went there.', '€390,000', '€395,000'],
  ['millions', 'A budget of $390,640,000.', 'A budget of $395,640,000.', '$390,640,000', '$395,640,000'],
])('%s', (_, before, after, gone, fresh) => {
  expect(changed(before, after)).toEqual([
    ['gone', gone],
    ['new', fresh],
  ]);
});

it('leaves the mark behind a number to the sentence', () => {
  expect(wordDiff('We plan 12, not 13.', 'We plan 12; not 13.')).toEqual([
    { what: 'same', text: 'We plan 12' },
    { what: 'gone', text: ', ' },
    { what: 'new', text: '; ' },
    { what: 'same', text: 'not 13.' },
  ]);
});
