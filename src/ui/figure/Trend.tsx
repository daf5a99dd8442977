/** What the numbers did between the first and the last time they were told, said only as surely as they are known. */
import type { Value } from '../../core/figures/value.ts';
import { m } from '../../messages/messages.js';
import { trendOf } from './figure.ts';
import { numberWords, periodWords, type ValueType } from './words.ts';

interface TrendProps {
  readonly values: readonly Value[];
  readonly type: ValueType;
  readonly labelOf: (code: string) => string;
}

const WORDS = {
  up: m.ui_figure_trend_up,
  down: m.ui_figure_trend_down,
  same: m.ui_figure_trend_same,
  unsure: m.ui_figure_trend_unsure,
};

export function Trend({ values, type, labelOf }: TrendProps) {
  const trend = trendOf(values);
  if (trend === null) return null;
  const { geography, from, to, was, is, went } = trend;
  return (
    <p>
      {WORDS[went]({
        place: labelOf(geography),
        from: periodWords(from),
        to: periodWords(to),
        was: numberWords(type, was),
        is: numberWords(type, is),
      })}
    </p>
  );
}
