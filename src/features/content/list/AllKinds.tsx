/** From the list of one kind back to all of them. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';

export function AllKinds({ kind }: { readonly kind: string | null }) {
  if (kind === null) return null;
  return (
    <Link to="/content" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
      ← {m.content_title()}
    </Link>
  );
}
