/** The way on from the list, within the thumb's reach. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { DoorState } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
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
          {`Next door: ${addressWords(next.door)}`}
        </Link>
      ) : (
        <p className={css({ textStyle: 'h4', paddingBlock: '3' })}>
          {spoken === '' ? 'Every door here has been visited.' : `Every door with ${spoken} has been visited.`}
        </p>
      )}
    </div>
  );
}
