/** What else uses this text: whoever takes it down should know. */
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import type { Use } from '../data/reads.ts';
import { useUses } from '../parts/useUses.ts';

export function Uses({ id }: { readonly id: string }) {
  const uses = useUses(id);
  if (uses === null || uses.length === 0) return null;
  return (
    <details className={css({ marginBlock: '4' })}>
      <summary className={opener}>{m.content_uses(counted(uses.length))}</summary>
      <ul>
        {uses.map(({ key, use, name }) => (
          <li key={key}>
            <Way use={use}>{name}</Way>
          </li>
        ))}
      </ul>
    </details>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});

function Way({ use: { how, kind, id }, children }: { readonly use: Use; readonly children: ReactNode }) {
  if (how === 'names' && id !== null) {
    return (
      <Link to="/content/$kind/$item" params={{ kind, item: id }} className={link}>
        {children}
      </Link>
    );
  }
  if (how === 'release' && id !== null) {
    return (
      <Link to="/content/releases/$release" params={{ release: id }} className={link}>
        {children}
      </Link>
    );
  }
  return (
    <Link to={how === 'site' ? '/content/places' : '/content/links'} className={link}>
      {children}
    </Link>
  );
}
