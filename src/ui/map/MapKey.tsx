/** One line of a map's key: the dot as the map draws it, and what it means. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { LOOKS, variableOf, type LookName } from './dotStyles.ts';

export function MapKey({ look, children }: { readonly look: LookName; readonly children: ReactNode }) {
  const { fill, rim, size } = LOOKS[look];
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className={css({ flexShrink: '0' })}>
        <circle cx="11" cy="11" r={6 * size} fill={variableOf(fill)} stroke={variableOf(rim)} strokeWidth="2" />
      </svg>
      <span>{children}</span>
    </span>
  );
}
