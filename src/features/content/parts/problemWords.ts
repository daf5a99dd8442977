/** What is wrong with a field, in words. */
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Problem } from '../model/problems.ts';
import { fieldName } from './labels.ts';

export function problemWords(problem: Problem | undefined): string | null {
  if (problem === undefined) return null;
  const most = digits(problem.max ?? 0);
  if (problem.code === 'missing') return m.content_missing();
  if (problem.code === 'too-long') return m.content_too_long({ most });
  if (problem.code === 'below') return m.content_below({ field: fieldName(problem.than ?? '') });
  if (problem.code === 'no-number') return m.content_no_amount();
  return problem.code === 'too-many' ? m.content_too_many({ most }) : m.content_wrong();
}
