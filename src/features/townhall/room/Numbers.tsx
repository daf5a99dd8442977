/** A session in numbers: what was asked, answered, promised, how fast, and about what. */
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { RoomSession } from '../data/staffReads.ts';
import { SCHOOLS } from '../../education/model/schools.ts';
import { medianOf } from '../model/median.ts';

export function Numbers({ room, onAsk }: { readonly room: RoomSession; readonly onAsk: () => Promise<unknown> }) {
  useEffect(() => {
    void onAsk();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the room is opened
  }, []);
  const { words } = useWords('priorities');
  const median = medianOf(room.days ?? []);
  const figures: readonly (readonly [string, string])[] = [
    [m.townhall_number_pending(), digits(room.pending)],
    [m.townhall_number_open(), digits(room.open)],
    [m.townhall_number_answered(), digits(room.answered)],
    [m.townhall_number_merged(), digits(room.merged)],
    [m.townhall_number_declined(), digits(room.declined)],
    [m.townhall_number_owed(), digits(room.owed)],
    [m.townhall_number_overdue(), digits(room.overdue)],
    [m.townhall_number_days(), median === null ? '–' : digits(median)],
    ...Object.entries(room.topics).map(([topic, n]): readonly [string, string] => [
      words.items.find(({ slug }) => slug === topic)?.title ?? (topic === SCHOOLS ? m.education_title() : topic),
      digits(n),
    ]),
  ];
  return (
    <Panel title={m.townhall_numbers_title()}>
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
