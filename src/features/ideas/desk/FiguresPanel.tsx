/** How many ideas stand where, by ward; how long an answer takes, and what is overdue. */
import { css } from 'styled-system/css';
import { digits, percent, tenths } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { IdeaFigures } from '../data/deskReads.ts';
import { SHOWN_STATUSES } from '../model/idea.ts';
import { statusWords, wardWords } from '../parts/words.ts';

export function FiguresPanel({ figures }: { readonly figures: IdeaFigures }) {
  const wards = [...new Set(figures.by_ward.map(({ ward }) => ward))].toSorted((a, b) => (a ?? 999) - (b ?? 999));
  const count = (ward: number | null, status: string) =>
    figures.by_ward.find((one) => one.ward === ward && one.status === status)?.count ?? 0;
  // Whoever has no word yet and whose days are over counts among those who were not answered in time.
  const due = figures.in_time + figures.after_time + (figures.unanswered_late ?? 0);
  return (
    <Panel title={m.ideas_figures()}>
      <p className={css({ marginBottom: '3' })}>
        {m.ideas_overdue({ shown: digits(figures.overdue) })}{' '}
        {figures.unread_late === null || figures.unanswered_late === null
          ? ''
          : m.ideas_late_parts({ unread: digits(figures.unread_late), unanswered: digits(figures.unanswered_late) })}
      </p>
      <p className={css({ marginBottom: '3' })}>
        {due === 0
          ? ''
          : m.ideas_in_time({
              days: digits(figures.within_days),
              shown: digits(figures.in_time),
              all: digits(due),
              share: percent(figures.in_time / due),
            })}{' '}
        {figures.answer_days === null ? '' : m.ideas_answer_days({ days: tenths(figures.answer_days) })}
      </p>
      <TableFrame
        caption={m.ideas_by_ward()}
        heads={[m.ideas_where(), ...SHOWN_STATUSES.map((status) => statusWords[status]())].map((name, at) => ({
          name,
          number: at > 0,
        }))}
        rows={[
          ...wards.map((ward) => ({
            key: String(ward),
            cells: [wardWords(ward), ...SHOWN_STATUSES.map((status) => digits(count(ward, status)))],
          })),
          {
            key: 'all',
            cells: [
              m.ideas_all_wards(),
              ...SHOWN_STATUSES.map((status) =>
                digits(wards.reduce<number>((sum, ward) => sum + count(ward, status), 0)),
              ),
            ],
          },
        ]}
      />
    </Panel>
  );
}
