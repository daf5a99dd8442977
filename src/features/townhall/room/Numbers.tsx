/** Town halls in numbers: what was asked, answered and promised, whether in time, how fast, and about what. */
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { digits, percent } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { sumsOf, type Counted } from '../model/sums.ts';
import { useTopics } from './useTopics.ts';

export interface NumbersProps {
  readonly title: string;
  readonly rooms: readonly Counted[];
  /** Epoch ms. */
  readonly now: number;
  /** Asks for them once more; null: they are fresh. */
  readonly onAsk: (() => Promise<unknown>) | null;
}

export function Numbers({ title, rooms, now, onAsk }: NumbersProps) {
  useEffect(() => {
    void onAsk?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the room is opened
  }, []);
  const { options } = useTopics();
  const sums = sumsOf(rooms, now);
  const inTime =
    sums.share === null
      ? digits(sums.inTime)
      : m.townhall_number_share({ shown: digits(sums.inTime), share: percent(sums.share) });
  const figures: readonly (readonly [string, string])[] = [
    [m.townhall_number_pending(), digits(sums.pending)],
    [m.townhall_number_open(), digits(sums.open)],
    [m.townhall_number_unanswered(), digits(sums.unanswered)],
    [m.townhall_number_late(), digits(sums.late)],
    [m.townhall_number_answered(), digits(sums.answered)],
    [m.townhall_number_in_time(), inTime],
    [m.townhall_number_after(), digits(sums.afterTime)],
    [m.townhall_number_days(), sums.medianDays === null ? '–' : digits(sums.medianDays)],
    [m.townhall_number_merged(), digits(sums.merged)],
    [m.townhall_number_declined(), digits(sums.declined)],
    [m.townhall_number_owed(), digits(sums.owed)],
    [m.townhall_number_overdue(), digits(sums.overdue)],
    ...sums.topics.map(([topic, n]): readonly [string, string] => [
      options.find(({ value }) => value === topic)?.label ?? topic,
      digits(n),
    ]),
  ];
  return (
    <Panel title={title}>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
          gap: '4',
          '& dd': { textStyle: 'numeral', fontSize: '1.75rem' },
          '& dt': { textStyle: 'small', color: 'inkMuted' },
        })}
      >
        {figures.map(([name, value]) => (
          <div
            key={name}
            className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })}
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
