/** What else names this text: whoever takes it down should know. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { opener } from '../../../ui/staff/opener.ts';
import { overviewRead, usesRead } from '../data/reads.ts';
import { titleText } from '../model/title.ts';
import { kindName } from '../parts/labels.ts';

export function Uses({ id }: { readonly id: string }) {
  const { rows } = useStaffRead(usesRead(id));
  const { rows: lines } = useStaffRead(overviewRead);
  if (rows === null || rows.length === 0) return null;
  const nameOf = (use: string, slug: string) => titleText(lines?.find((line) => line.id === use)?.title) ?? slug;
  return (
    <details className={css({ marginBlock: '4' })}>
      <summary className={opener}>{m.content_uses(counted(rows.length))}</summary>
      <ul>
        {rows.map((use) => (
          <li key={use.id}>
            <Link
              to="/content/$kind/$item"
              params={{ kind: use.kind, item: use.id }}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 'touch',
                textDecoration: 'underline',
              })}
            >
              {kindName(use.kind)}: {nameOf(use.id, use.slug)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
