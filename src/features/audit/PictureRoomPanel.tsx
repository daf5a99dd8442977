/** How full the space for photos of places is. Full, new ones wait on people's phones until leaders have erased some. */
import { css } from 'styled-system/css';
import { digits, percent } from '../../hooks/format.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { isNearlyFull, pictureRoomRead } from './pictureRoom.ts';

const megabytes = (bytes: number): string => digits(Math.round(bytes / 1_000_000));

export function PictureRoomPanel() {
  const { rows, asOf, trouble } = useStaffRead(pictureRoomRead);
  const [room] = rows ?? [];
  return (
    <Panel title={m.audit_picture_room()} className={css({ marginTop: '8' })}>
      {room ? (
        <p>
          {m.audit_picture_room_used({
            used: megabytes(room.bytes),
            most: megabytes(room.most),
            share: percent(room.bytes / room.most),
            pictures: digits(room.pictures),
          })}
        </p>
      ) : null}
      {room && isNearlyFull(room) ? (
        <p className={css({ fontWeight: 'bold', color: 'danger' })}>{m.audit_picture_room_full()}</p>
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
