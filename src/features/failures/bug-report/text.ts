/** The report as text, to be copied into a mail. */
import type { FactGroup } from '../data/facts.ts';

export function reportText(groups: readonly FactGroup[]): string {
  return groups
    .map(({ title, facts }) => [title, ...facts.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'))
    .join('\n\n');
}
