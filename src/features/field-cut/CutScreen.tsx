/** Owns cutting turf without a map: choose streets by side, see how many turfs of 40 to 50 doors that makes, cut them. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { TURF_MAX, TURF_MIN } from '../../core/field/order.ts';
import { useFieldChange } from '../../hooks/field/useFieldChange.ts';
import { useLeadsField } from '../../hooks/field/useLeadsField.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { chosenDoors, keyOf, planTurfs } from './plan.ts';
import { sidesRead, streetDoors, type StreetSide } from './reads.ts';

export function CutScreen() {
  return useLeadsField() ? (
    <Cutting />
  ) : (
    <EmptyState title="Field organizers cut turf">
      <p>Ask one of them for a turf. It appears under “Field” by itself.</p>
    </EmptyState>
  );
}

function Cutting() {
  const sides = useStaffRead(sidesRead);
  const change = useFieldChange(sides.refresh);
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
    let made: readonly string[] = [];
    const done = await change.run(async (api) => {
      const streets = [...new Set(open.filter((side) => chosen.has(keyOf(side))).map(({ street }) => street))];
      // As they are this moment: somebody else may have cut the same street meanwhile.
      const found = await Promise.all(
        streets.map(async (street) => {
          const { path, parse } = streetDoors(street);
          return parse(await api.get(path));
        }),
      );
      for (const { name, doors: part } of planTurfs(found.flat(), chosen)) {
        await api.rpc('create_turf', { name, doors: part.map(({ id }) => id) });
        made = [...made, name];
      }
    });
    if (!done) return;
    setChosen(new Set());
    toast({
      type: 'success',
      title: made.length === 1 ? '1 turf is cut' : `${made.length} turfs are cut`,
      description: made.join('; '),
    });
  }

  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ‹ All turfs
      </Link>
      <PageHead
        title="Cut turf"
        lead={`Choose streets by side. They are cut in walk order into turfs of ${TURF_MIN} to ${TURF_MAX} doors, up the odd side and down the even one.`}
      />
      {sides.rows === null && sides.state === 'loading' ? <Spinner label="Loading the streets..." /> : null}
      {sides.rows !== null && open.length === 0 ? (
        <EmptyState title="Every door is in a turf">
          <p>New doors appear here as soon as they are in the database.</p>
        </EmptyState>
      ) : null}
      <ul aria-label="Streets" className={css({ display: 'grid', gap: '1', maxWidth: '40rem' })}>
        {open.map((side) => (
          <li key={keyOf(side)}>
            <Checkbox checked={chosen.has(keyOf(side))} onCheckedChange={(on) => toggle(side, on)}>
              {`${side.street}, ${side.side} side: ${side.uncut} doors from ${side.first} to ${side.last}`}
            </Checkbox>
          </li>
        ))}
      </ul>
      {change.problem === null ? null : (
        <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', marginTop: '3' })}>
          {change.problem}
        </p>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '4' })}>
        <Button busy={change.busy && 'Cutting...'} disabled={doors === 0} onClick={() => void cut()}>
          Cut these doors
        </Button>
        <p aria-live="polite">
          {doors === 0
            ? 'Nothing chosen yet.'
            : `${doors} doors, about ${Math.max(1, Math.round(doors / 45))} ${Math.round(doors / 45) > 1 ? 'turfs' : 'turf'}.`}
        </p>
      </div>
      <AsOf asOf={sides.asOf} offline={sides.offline} failed={sides.state === 'failed'} locale={campaign.locale} />
    </>
  );
}
