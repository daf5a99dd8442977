/** The way on from the list, within the thumb's reach. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { DoorState } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
import { m } from '../../../messages/messages.js';
import { big, thumbBar } from '../parts/styles.ts';

export interface NextDoorBarProps {
  readonly turfId: string;
  readonly next: DoorState | null;
  /** The language that the list is narrowed to; '' for every door. */
  readonly spoken: string;
}

export function NextDoorBar({ turfId, next, spoken }: NextDoorBarProps) {
  return (
    <div className={thumbBar}>
      {next ? (
        <Link
          to="/field-ops/walk/$turf/$door"
          // The first door's code is read before the thumb is on it.
          preload="render"
          params={{ turf: turfId, door: next.door.id }}
          className={big}
          data-tone="loud"
        >
          {m.walk_next_door({ address: addressWords(next.door) })}
        </Link>
      ) : (
        <p className={css({ textStyle: 'h4', paddingBlock: '3' })}>
          {spoken === '' ? m.walk_all_visited() : m.walk_all_speaking_visited({ language: spoken })}
        </p>
      )}
    </div>
  );
}
