/** The report as text, to be copied into a mail: in the words that its owner sees. */
import { wordsOf } from '../../../core/words.ts';
import type { FactGroup } from '../data/facts.ts';

export function reportText(groups: readonly FactGroup[]): string {
  return groups
    .map(({ title, facts }) =>
      [wordsOf(title), ...facts.map(({ label, value }) => `  ${wordsOf(label)}: ${wordsOf(value)}`)].join('\n'),
    )
    .join('\n\n');
}
