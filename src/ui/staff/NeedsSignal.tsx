/** Saying, in a dead spot, what of a page cannot be done there; nothing where there is a signal. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useAway } from '../../hooks/useNetwork.ts';

export function NeedsSignal({ children }: { readonly children: ReactNode }) {
  const away = useAway();
  return (
    <p
      aria-live="polite"
      className={css({ padding: '4', backgroundColor: 'shade', fontWeight: 'bold', _empty: { display: 'none' } })}
    >
      {away ? children : null}
    </p>
  );
}
