/** One line of the walk list: the number large, who lives there, what came of it, and where that is. */
import { Link } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import type { DoorState } from '../model/doors.ts';
import { houseNumber } from '../model/order.ts';
import { isFull } from '../model/results.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { spokenWords } from '../parts/spokenWords.ts';
import { listRow } from '../parts/styles.ts';
import { m } from '../../../messages/messages.js';
import { deliveryWords, namesOf, outcomeWords, visitWords } from '../data/words.ts';

export interface DoorRowProps {
  readonly turfId: string;
  readonly state: DoorState;
  readonly next: boolean;
}

const row = cx(
  listRow,
  css({
    gridTemplateColumns: '4.25rem minmax(0, 1fr) auto',
    // Text made very large: beside its number a name had room for one letter a line.
    '@media (max-width: 18em)': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > strong': { gridColumn: '1 / -1' } },
  }),
);

export function DoorRow({ turfId, state, next }: DoorRowProps) {
  const { door, result, delivery, conflict } = state;
  const outcome = outcomeWords(state);
  const where = deliveryWords(state);
  const spoken = [
    ...new Set(door.people.flatMap(({ language }) => (language === null ? [] : spokenWords(language)))),
  ].join(', ');
  const languages = spoken === '' ? '' : m.walk_speaks({ language: spoken });
  return (
    <Link
      to="/field-ops/walk/$turf/$door"
      params={{ turf: turfId, door: door.id }}
      className={row}
      data-next={next}
      data-done={!next && (door.closed || (result !== null && isFull(result.result)))}
    >
      <strong className={css({ fontFamily: 'display', fontWeight: 'black', fontSize: '1.75rem', lineHeight: '1' })}>
        {houseNumber(door)}
        {door.unit === null ? null : (
          <span className={css({ display: 'block', fontSize: '1.125rem' })}>{door.unit}</span>
        )}
      </strong>
      <span className={css({ minWidth: '0' })}>
        <span className={css({ display: 'block', fontWeight: 'bold', overflowWrap: 'anywhere' })}>
          {door.closed ? m.walk_do_not_knock() : namesOf(door.people)}
        </span>
        <span className={css({ display: 'block', textStyle: 'small' })}>
          {[
            next ? m.walk_next() : '',
            outcome,
            visitWords(state),
            where,
            conflict ? m.walk_two_results() : '',
            languages,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {result === null ? (
        <Icon name="arrow" />
      ) : (
        <Icon name={delivery === 'needs-you' || conflict ? 'alert' : delivery === 'saved' ? 'phone' : 'check'} />
      )}
    </Link>
  );
}
