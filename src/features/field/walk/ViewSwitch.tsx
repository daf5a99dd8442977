/** The choice between the list and the map of a walk. */
import { css } from 'styled-system/css';
import type { WalkView } from '../data/useWalkView.ts';
import { m } from '../../../messages/messages.js';
import { big } from '../parts/styles.ts';

const VIEWS = [
  ['list', m.walk_as_list],
  ['map', m.walk_as_map],
] as const satisfies readonly (readonly [WalkView, () => string])[];

export interface ViewSwitchProps {
  readonly view: WalkView;
  readonly onView: (view: WalkView) => void;
}

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset
      aria-label={m.walk_show_as()}
      className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', marginTop: '4', minWidth: '0' })}
    >
      {VIEWS.map(([one, label]) => (
        <button key={one} type="button" className={big} aria-pressed={view === one} onClick={() => onView(one)}>
          {label()}
        </button>
      ))}
    </fieldset>
  );
}
