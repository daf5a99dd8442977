/** The frame of a staff page: the way back, its head, and its contents for whoever may; the others are told whose it is. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LocalIdentity } from '../../core/session/state.ts';
import type { Permission } from '../../core/session/roles.ts';
import { useMay } from '../../hooks/useMay.ts';
import { useSession } from '../../hooks/useSession.ts';
import { m } from '../../messages/messages.js';
import { EmptyState } from '../EmptyState.tsx';
import { Spinner } from '../Spinner.tsx';
import { PageHead } from './PageHead.tsx';
import { textLink } from './textLink.ts';

export interface ForWhoMayProps {
  readonly permission: Permission;
  readonly back: { readonly to: NonNullable<LinkProps['to']>; readonly words: string };
  readonly title: string;
  readonly lead: string;
  readonly notYours: { readonly title: string; readonly more: string };
  /** @param me whoever is signed in. */
  readonly children: (me: LocalIdentity) => ReactNode;
}

export function ForWhoMay({ permission, back, title, lead, notYours, children }: ForWhoMayProps) {
  const session = useSession();
  const may = useMay(permission);
  if (session.status !== 'signed-in') return <Spinner label={m.ui_loading()} />;
  return (
    <>
      <Link to={back.to} className={textLink}>
        {back.words}
      </Link>
      <PageHead title={title} lead={lead} />
      {may ? (
        children(session.identity)
      ) : (
        <EmptyState title={notYours.title}>
          <p>{notYours.more}</p>
        </EmptyState>
      )}
    </>
  );
}
