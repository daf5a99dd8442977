/** What the sign-in page shows to somebody who is signed in already. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import type { LocalIdentity } from '../../core/session/state.ts';
import { roleNames } from '../../hooks/roleWords.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { firstLeaderWanted } from './firstLeader.ts';
import { FirstLeaderForm } from './FirstLeaderForm.tsx';
import { useSignOut } from '../../hooks/useSignOut.tsx';

export interface SignedInPanelProps {
  readonly identity: LocalIdentity;
  readonly onContinue: () => void;
}

export function SignedInPanel({ identity, onContinue }: SignedInPanelProps) {
  const { signOut, dialog } = useSignOut();
  const staff = identity.roles.length > 0;
  const leaderWanted = useLeaderWanted(staff);
  return (
    <>
      <h2 className={css({ textStyle: 'h3' })}>{m.auth_signed_in()}</h2>
      <p className={css({ marginTop: '3' })}>
        <strong>{identity.fullName || identity.email}</strong>
        {identity.fullName ? <span className={css({ color: 'inkMuted' })}> ({identity.email})</span> : null}
      </p>
      <p className={css({ color: 'inkMuted' })}>{staff ? roleNames(identity.roles) : m.auth_no_role()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' })}>
        <Button size="lg" onClick={onContinue}>
          {staff ? m.auth_to_staff() : m.auth_to_campaign()}
        </Button>
        <Button size="lg" variant="secondary" onClick={signOut}>
          {m.auth_sign_out()}
        </Button>
      </div>
      {leaderWanted ? <FirstLeaderForm key={identity.userId} /> : null}
      {dialog}
    </>
  );
}

/** Asked once an account without a role is shown; false until there is an answer. */
function useLeaderWanted(staff: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (staff) return;
    let gone = false;
    void firstLeaderWanted()
      .catch(() => false)
      .then((answer) => gone || setWanted(answer));
    return () => {
      gone = true;
    };
  }, [staff]);
  return wanted && !staff;
}
