/** Owns what the sign-in page shows to somebody who is signed in already. */
import { css } from 'styled-system/css';
import { roleNames } from '../../core/session/roles.ts';
import type { LocalIdentity } from '../../core/session/state.ts';
import { Button } from '../../ui/Button.tsx';
import { useSignOut } from '../../hooks/useSignOut.tsx';

export interface SignedInPanelProps {
  readonly identity: LocalIdentity;
  readonly onContinue: () => void;
}

export function SignedInPanel({ identity, onContinue }: SignedInPanelProps) {
  const { signOut, dialog } = useSignOut();
  const staff = identity.roles.length > 0;
  return (
    <>
      <h2 className={css({ textStyle: 'h3' })}>You are signed in</h2>
      <p className={css({ marginTop: '3' })}>
        <strong>{identity.fullName || identity.email}</strong>
        {identity.fullName ? <span className={css({ color: 'inkMuted' })}> ({identity.email})</span> : null}
      </p>
      <p className={css({ color: 'inkMuted' })}>
        {staff ? roleNames(identity.roles) : 'You have no staff role yet. A campaign manager can give you one.'}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' })}>
        <Button size="lg" onClick={onContinue}>
          {staff ? 'Go to the staff pages' : 'Go to the campaign page'}
        </Button>
        <Button size="lg" variant="secondary" onClick={signOut}>
          Sign out
        </Button>
      </div>
      {dialog}
    </>
  );
}
