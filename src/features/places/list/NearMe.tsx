/** "Near me": the list by distance. Where somebody is stays on their device. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { whereIAm } from '../data/whereIAm.ts';
import type { Spot } from '../model/spot.ts';
import { quiet } from '../parts/styles.ts';

export interface NearMeProps {
  readonly from: Spot | null;
  readonly onFrom: (from: Spot | null) => void;
}

export function NearMe({ from, onFrom }: NearMeProps) {
  const [trouble, setTrouble] = useState<'denied' | 'unknown' | null>(null);
  const { busy, run } = useOneAtATime();
  const look = () =>
    run(async () => {
      const here = await whereIAm();
      const told = typeof here === 'string' ? null : here;
      setTrouble(typeof here === 'string' ? here : null);
      onFrom(told);
      return told !== null;
    });
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '1',
      })}
    >
      {from === null ? (
        <Button variant="secondary" busy={busy ? m.places_near_looking() : false} onClick={() => void look()}>
          {m.places_near()}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onFrom(null)}>
          {m.places_near_off()}
        </Button>
      )}
      <p aria-live="polite" className={quiet}>
        {trouble === 'denied'
          ? m.places_here_denied()
          : trouble === 'unknown'
            ? m.places_here_unknown()
            : m.places_near_private()}
      </p>
    </div>
  );
}
