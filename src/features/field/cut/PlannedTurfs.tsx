/** The turfs that the chosen doors would make, as a list that also tells what the dots on the map mean. */
import { css } from 'styled-system/css';
import { TURF_MAX, TURF_MIN } from '../model/order.ts';
import type { LookName } from '../../../ui/map/dotStyles.ts';
import { MapKey } from '../../../ui/map/MapKey.tsx';
import type { PlannedTurf } from './plan.ts';

const GROUPS = ['group0', 'group1', 'group2'] as const satisfies readonly LookName[];

/** Neighbours in the list never look alike. */
export function lookOf(at: number): LookName {
  return GROUPS[at % GROUPS.length] ?? 'group0';
}

export function PlannedTurfs({ turfs }: { readonly turfs: readonly PlannedTurf[] }) {
  return (
    <div className={css({ marginBlock: '4', display: 'grid', gap: '3' })}>
      {turfs.length === 0 ? null : (
        <ol aria-label="The turfs these doors make" className={css({ display: 'grid', gap: '2', maxWidth: '40rem' })}>
          {turfs.map(({ name, doors }, at) => (
            <li key={doors[0]?.id}>
              <MapKey look={lookOf(at)}>{`${name}: ${doors.length} ${sizeWords(doors.length)}`}</MapKey>
            </li>
          ))}
        </ol>
      )}
      <ul
        aria-label="What the dots mean"
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' })}
      >
        <li>
          <MapKey look="open">in no turf yet</MapKey>
        </li>
        <li>
          <MapKey look="taken">in a turf</MapKey>
        </li>
      </ul>
    </div>
  );
}

function sizeWords(doors: number): string {
  const words = doors === 1 ? 'door' : 'doors';
  if (doors < TURF_MIN) return `${words}, a small turf`;
  return doors > TURF_MAX ? `${words}, a large turf` : words;
}
