/** The way back to the list, or to the thing itself. */
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { kindName } from './labels.ts';

const look = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', marginRight: '4' });

interface BackToProps {
  readonly kind: string;
  /** Left out: back to the list. */
  readonly item?: string;
}

export function BackTo({ kind, item }: BackToProps): ReactNode {
  return (
    <nav aria-label={m.content_where()}>
      <Link to="/content/$kind" params={{ kind }} className={look}>
        ← {kindName(kind)}
      </Link>
      {item === undefined ? null : (
        <Link to="/content/$kind/$item" params={{ kind, item }} className={look}>
          {m.content_back_to_text()}
        </Link>
      )}
    </nav>
  );
}
