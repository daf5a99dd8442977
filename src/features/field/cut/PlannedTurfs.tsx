/** The turfs that the chosen doors would make, as a list that also tells what the dots on the map mean. */
import { useDeferredValue } from 'react';
import { css } from 'styled-system/css';
import { TURF_MAX, TURF_MIN } from '../model/order.ts';
import type { LookName } from '../../../ui/map/dotStyles.ts';
import { MapKey } from '../../../ui/map/MapKey.tsx';
import { m } from '../../../messages/messages.js';
import type { PlannedTurf } from './plan.ts';

const GROUPS = ['group0', 'group1', 'group2'] as const satisfies readonly LookName[];

/** Neighbours in the list never look alike. */
export function lookOf(at: number): LookName {
  return GROUPS[at % GROUPS.length] ?? 'group0';
}

/** Lines that stand at once; those below them a moment later, so that what was drawn is answered before all of a city is written. */
const AT_ONCE = 24;

export function PlannedTurfs({ turfs }: { readonly turfs: readonly PlannedTurf[] }) {
  const settled = useDeferredValue(turfs);
  const listed = settled === turfs ? turfs : turfs.slice(0, AT_ONCE);
  return (
    <div className={css({ marginBlock: '4', display: 'grid', gap: '3' })}>
      {turfs.length === 0 ? null : (
        <ol aria-label={m.cut_planned()} className={css({ display: 'grid', gap: '2', maxWidth: '40rem' })}>
          {listed.map(({ name, doors }, at) => (
            <li key={doors[0]?.id}>
              <MapKey look={lookOf(at)}>{plannedWords(name, doors.length)}</MapKey>
            </li>
          ))}
        </ol>
      )}
      <ul aria-label={m.cut_dots()} className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' })}>
        <li>
          <MapKey look="open">{m.cut_dots_open()}</MapKey>
        </li>
        <li>
          <MapKey look="taken">{m.cut_dots_taken()}</MapKey>
        </li>
      </ul>
    </div>
  );
}

function plannedWords(name: string, count: number): string {
  if (count < TURF_MIN) return m.cut_planned_small({ name, count });
  return count > TURF_MAX ? m.cut_planned_large({ name, count }) : m.cut_planned_turf({ name, count });
}
