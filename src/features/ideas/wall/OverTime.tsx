/** What people write about, month by month, as a chart and as its table. */
import { m } from '../../../messages/messages.js';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { largestFirst } from '../../../ui/chart/figures.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { Wall } from '../data/useIdeas.ts';
import { overTime } from '../model/overTime.ts';
import { TOPICS } from '../model/topics.ts';
import { shortMonth } from '../parts/words.ts';

interface OverTimeProps {
  readonly wall: Wall;
  readonly topic: (slug: string | null) => string;
}

export function OverTime({ wall: { ideas, asOf, trouble }, topic }: OverTimeProps) {
  const { months, lines } = overTime(ideas ?? [], TOPICS);
  if (months.length < 2) return null;
  const series = lines.map((one) => ({ name: topic(one.topic), values: one.counts }));
  return (
    <Panel title={m.ideas_over_time()}>
      <Chart
        title={m.ideas_over_time()}
        figures={{
          axis: m.ideas_month(),
          places: months.map((key) => ({ key, name: shortMonth(key) })),
          ...largestFirst(series, m.ideas_topics_rest()),
        }}
        marks="bars"
        source={m.ideas_source()}
        asOf={asOf}
        trouble={trouble}
      />
    </Panel>
  );
}
