/** What somebody sent, in small boxes. */
import { css } from 'styled-system/css';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { What } from '../model/sheet.ts';
import { whatWords } from '../model/words.ts';

export function WhatTags({ whats }: { readonly whats: readonly What[] }) {
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', color: 'ink' })}>
      {[...new Set(whats)].map((what) => (
        <Tag key={what}>{whatWords[what]()}</Tag>
      ))}
    </span>
  );
}
