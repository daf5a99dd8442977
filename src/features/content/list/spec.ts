/** How the list of everything is searched, narrowed and ordered. */
import { findable, findWords } from '../../../core/findWords.ts';
import { compareText } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { STATES } from '../model/item.ts';
import { isDue, isPressing, lineState, type Line } from '../model/line.ts';
import { kindName } from '../parts/labels.ts';
import { lineName } from '../parts/lineName.ts';
import { stateWords } from '../parts/stateWords.ts';

const texts = (line: Line): string => {
  const { title } = line;
  const said = typeof title === 'object' && title !== null && !Array.isArray(title) ? Object.values(title) : [title];
  return [...said.filter((one) => typeof one === 'string'), line.slug, kindName(line.kind)].join(' ');
};

/** @param now epoch ms */
export const specFor = (now: number): ListSpec<Line> => ({
  find: (lines) => {
    const index = findable(lines, texts);
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'state',
      label: m.content_filter_state,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.content_filter_all, keep: () => true },
        { value: 'pressing', label: m.content_filter_pressing, keep: (line) => isPressing(line, now) },
        ...STATES.map((state) => ({
          value: state,
          label: stateWords[state],
          keep: (line: Line) => lineState(line, now) === state,
        })),
        { value: 'translate', label: m.content_filter_translate, keep: ({ lacks }) => lacks.length > 0 },
        { value: 'verify', label: m.content_filter_verify, keep: (line) => isDue(line, now) },
      ],
    },
  ],
  orders: [
    {
      value: 'pressing',
      label: m.content_order_pressing,
      arrange: (lines) =>
        lines.toSorted((a, b) => Number(isPressing(b, now)) - Number(isPressing(a, now)) || b.changedAt - a.changedAt),
    },
    {
      value: 'newest',
      label: m.content_order_newest,
      arrange: (lines) => lines.toSorted((a, b) => b.changedAt - a.changedAt),
    },
    {
      value: 'name',
      label: m.content_order_name,
      arrange: (lines) => lines.toSorted((a, b) => compareText(lineName(a), lineName(b))),
    },
  ],
  page: { first: 60, more: 120 },
});
