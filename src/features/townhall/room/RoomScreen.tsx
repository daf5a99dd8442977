/** /events/<event>/questions: running one town hall: reading, ordering, staging and answering, with or without a signal. */
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { roomsRead } from '../data/staffReads.ts';
import type { Me } from '../data/useRoom.ts';
import { link } from '../parts/styles.ts';
import { Room } from './Room.tsx';
import { OpenSession } from './OpenSession.tsx';

interface RoomScreenProps {
  readonly event: string;
  /** What is written in the studio to a thing, as the field of a reply names it. */
  readonly repliesTo: (asked: string) => ReactNode;
}

export function RoomScreen({ event, repliesTo }: RoomScreenProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return <Spinner label={m.townhall_loading()} />;
  return <OfEvent event={event} me={session.identity} repliesTo={repliesTo} />;
}

function OfEvent({ event, me, repliesTo }: RoomScreenProps & { readonly me: Me }) {
  const read = useStaffRead(roomsRead);
  const [opened, setOpened] = useState(0);
  const room = read.rows?.find((one) => one.event === event);
  return (
    <>
      <p className={css({ paddingTop: '3', display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        <Link to="/events/$eventId" params={{ eventId: event }} className={link}>
          {m.townhall_back_to_event()}
        </Link>
        <Link to="/events/questions" className={link}>
          {m.townhall_all_rooms()}
        </Link>
      </p>
      {room ? (
        <Room
          key={`${room.id} ${opened}`}
          room={room}
          rooms={read.rows ?? []}
          me={me}
          repliesTo={repliesTo}
          onChanged={read.refresh}
        />
      ) : read.rows === null ? (
        read.state === 'loading' ? (
          <Spinner label={m.townhall_loading()} />
        ) : (
          <EmptyState title={m.townhall_not_here()}>
            <p>{m.townhall_not_here_more()}</p>
          </EmptyState>
        )
      ) : (
        <OpenSession
          event={event}
          onOpened={async () => {
            await read.refresh();
            setOpened(opened + 1);
          }}
        />
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}
