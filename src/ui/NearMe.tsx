/** "Near me": a list by distance. Where somebody is stays on their device. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useOneAtATime } from '../hooks/useOneAtATime.ts';
import { whereIAm, type WhereIAm } from '../hooks/whereIAm.ts';
import { m } from '../messages/messages.js';
import { Button } from './Button.tsx';

export interface NearMeProps {
  readonly from: Omit<WhereIAm, 'accuracy'> | null;
  readonly onFrom: (from: WhereIAm | null) => void;
}

const tools = css({
  display: { base: 'flex', _noscript: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
});

export function NearMe({ from, onFrom }: NearMeProps) {
  const [said, setSaid] = useState<() => string>(() => m.ui_near_private);
  const { busy, run } = useOneAtATime();
  const look = () =>
    run(async () => {
      const here = await whereIAm();
      const isHere = typeof here === 'object';
      setSaid(() => (isHere ? m.ui_near_private : here === 'denied' ? m.ui_near_denied : m.ui_near_unknown));
      onFrom(isHere ? here : null);
      return isHere;
    });
  return (
    <div className={tools}>
      <Button
        variant="secondary"
        busy={busy ? m.ui_near_looking() : false}
        onClick={() => (from === null ? void look() : onFrom(null))}
      >
        {from === null ? m.ui_near() : m.ui_near_off()}
      </Button>
      <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {said()}
      </p>
    </div>
  );
}
