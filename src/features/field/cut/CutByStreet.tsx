/** Choosing doors without a map: streets by side. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { turfsFor } from '../model/order.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { m } from '../../../messages/messages.js';
import { CutBar } from './CutBar.tsx';
import { chosenDoors, keyOf, planTurfs } from './plan.ts';
import { sidesRead, streetDoors, type StreetSide } from './reads.ts';
import { useCutting } from './useCutting.ts';

export function CutByStreet() {
  const sides = useStaffRead(sidesRead);
  const cutting = useCutting(sides.refresh);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const doors = chosenDoors(sides.rows ?? [], chosen);
  const open = (sides.rows ?? []).filter(({ uncut }) => uncut > 0);

  function toggle(side: StreetSide, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(keyOf(side));
    else next.delete(keyOf(side));
    setChosen(next);
  }

  async function cut() {
    const done = await cutting.cut(async (api) => {
      const streets = [...new Set(open.filter((side) => chosen.has(keyOf(side))).map(({ street }) => street))];
      // As they are this moment: somebody else may have cut the same street meanwhile.
      const found = await Promise.all(
        streets.map(async (street) => {
          const { path, parse } = streetDoors(street);
          return parse(await api.get(path));
        }),
      );
      return planTurfs(found.flat(), chosen);
    });
    if (done) setChosen(new Set());
  }

  return (
    <>
      {sides.rows === null && sides.state === 'loading' ? <Spinner label={m.cut_streets_loading()} /> : null}
      {sides.rows !== null && open.length === 0 ? (
        <EmptyState title={m.cut_streets_none()}>
          <p>{m.cut_streets_none_more()}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={m.cut_streets()} className={css({ display: 'grid', gap: '1', maxWidth: '40rem' })}>
        {open.map((side) => (
          <li key={keyOf(side)}>
            <Checkbox checked={chosen.has(keyOf(side))} onCheckedChange={(on) => toggle(side, on)}>
              {sideWords(side)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <CutBar cutting={cutting} doors={doors} onCut={() => void cut()}>
        {doors === 0
          ? m.cut_nothing()
          : m.cut_chosen_about({
              doors: m.cut_doors({ count: doors }),
              turfs: m.cut_turfs({ count: turfsFor(doors) }),
            })}
      </CutBar>
      <AsOf asOf={sides.asOf} trouble={sides.trouble} />
    </>
  );
}

function sideWords({ street, side, uncut: count, first, last }: StreetSide): string {
  const say = side === 'odd' ? m.cut_side_odd : m.cut_side_even;
  return say({ street, count, first, last });
}
