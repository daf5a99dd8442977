/** The report as text, to be copied into a mail: in the words that its owner sees. */
import { labelOf } from '../../../core/label.ts';
import type { FactGroup } from '../data/facts.ts';

export function reportText(groups: readonly FactGroup[]): string {
  return groups
    .map(({ title, facts }) =>
      [labelOf(title), ...facts.map(({ label, value }) => `  ${labelOf(label)}: ${labelOf(value)}`)].join('\n'),
    )
    .join('\n\n');
}
