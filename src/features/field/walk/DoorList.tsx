/** The doors of a walk as a list: street by street, in walk order. */
import { useDeferredValue } from 'react';
import { css } from 'styled-system/css';
import type { DoorState } from '../model/doors.ts';
import { quietText } from '../parts/styles.ts';
import { m } from '../../../messages/messages.js';
import { DoorRow } from './DoorRow.tsx';

/** Doors that fit on a phone's screen. */
const AT_FIRST = 7;

export interface DoorListProps {
  readonly turfId: string;
  readonly doors: readonly DoorState[];
  readonly nextId: string | null;
}

export function DoorList({ turfId, doors, nextId }: DoorListProps) {
  // Sixty rows at once held a slow phone up for a third of a second: a screenful first, the rest in its pauses.
  const many = useDeferredValue(doors.length, AT_FIRST);
  const drawn = new Set(doors.slice(0, many));
  const streets = doors.reduce<{ street: string; doors: DoorState[] }[]>((found, state) => {
    const last = found.at(-1);
    if (last?.street === state.door.street) last.doors.push(state);
    else found.push({ street: state.door.street, doors: [state] });
    return found;
  }, []);
  return streets.map(({ street, doors: along }) => (
    <section key={along[0]?.door.id} aria-label={street} className={css({ marginTop: '5' })}>
      <h2 className={css({ textStyle: 'h4' })}>
        {street} <span className={quietText}>{m.walk_street_doors({ count: along.length })}</span>
      </h2>
      {/* As high as it will be: whoever comes back is where they were. */}
      <ul style={{ minHeight: `${along.length * 4.5}rem` }}>
        {along
          .filter((state) => drawn.has(state))
          .map((state) => (
            <li key={state.door.id} className={css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' })}>
              <DoorRow turfId={turfId} state={state} next={state.door.id === nextId} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
