/** /events/questions: every town hall that takes or took questions, where somebody waits first. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { digits } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { roomsRead, type RoomSession } from '../data/staffReads.ts';
import { byNeed, owesAnswers } from '../model/byNeed.ts';
import { phaseOf } from '../model/session.ts';
import { link } from '../parts/styles.ts';
import { momentWords, phaseWords } from '../parts/written.ts';
import { Numbers } from './Numbers.tsx';

export function RoomsScreen() {
  const read = useStaffRead(roomsRead);
  const now = useNow();
  return (
    <>
      <p className={css({ paddingTop: '3' })}>
        <Link to="/events" className={link}>
          {m.townhall_rooms_back()}
        </Link>
      </p>
      <PageHead title={m.townhall_rooms()} lead={m.townhall_rooms_lead()} />
      <Panel title={m.townhall_all_rooms()}>
        {read.rows === null ? (
          read.state === 'loading' ? (
            <Spinner label={m.townhall_loading()} />
          ) : (
            <EmptyState title={m.townhall_not_here()}>
              <p>{m.townhall_not_here_more()}</p>
            </EmptyState>
          )
        ) : read.rows.length === 0 ? (
          <EmptyState title={m.townhall_rooms_none()}>
            <p>{m.townhall_rooms_none_more()}</p>
          </EmptyState>
        ) : (
          <ul aria-label={m.townhall_all_rooms()}>
            {byNeed(read.rows, now).map((room) => (
              <RoomOf key={room.id} room={room} now={now} />
            ))}
          </ul>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      {(read.rows?.length ?? 0) > 1 ? (
        <Numbers title={m.townhall_total_title()} rooms={read.rows ?? []} now={now} onAsk={null} />
      ) : null}
    </>
  );
}

function RoomOf({ room, now }: { readonly room: RoomSession; readonly now: number }) {
  const numbers: readonly (readonly [number, string, boolean])[] = [
    [room.contested, m.townhall_number_contested(), true],
    [room.appealed, m.townhall_number_appealed(), true],
    [room.pending, m.townhall_number_pending(), true],
    [room.held, m.townhall_number_held({ count: room.held }), true],
    [room.late, m.townhall_number_late(), true],
    [room.overdue, m.townhall_number_overdue(), true],
    // What is late is said already.
    owesAnswers(room, now)
      ? [room.late > 0 ? 0 : room.open, m.townhall_number_unanswered(), true]
      : [room.open, m.townhall_number_open(), false],
    [room.answered, m.townhall_number_answered(), false],
  ];
  return (
    <li
      className={css({
        display: 'grid',
        gap: '2',
        paddingY: '4',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
        minWidth: '0',
      })}
    >
      <Link to="/events/$eventId/questions" params={{ eventId: room.event }} className={link}>
        {room.title}
      </Link>
      <p className={css({ color: 'inkMuted', overflowWrap: 'anywhere' })}>
        {momentWords(room.date)}, {room.location}. {phaseWords[phaseOf(room, now)]()}
      </p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })}>
        {numbers
          .filter(([n]) => n > 0)
          .map(([n, name, loud]) => (
            <Tag key={name} loud={loud}>
              {`${digits(n)} ${name}`}
            </Tag>
          ))}
      </p>
    </li>
  );
}
