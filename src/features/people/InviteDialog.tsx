/** Inviting somebody by e-mail with roles that apply when they first sign in with that address. */
import { useState } from 'react';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import type { StaffApi } from '../../backend/staffApi.ts';
import { isRequestError, RequestError } from '../../core/session/request.ts';
import type { Role } from '../../core/session/roles.ts';
import { requiredEmail } from '../../forms/fields.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SaveCancel } from '../../ui/SaveCancel.tsx';
import { StackedForm } from '../../ui/StackedForm.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { invitationMail } from './people.ts';
import { Problem } from './Problem.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';
import { useChange } from '../../hooks/useChange.ts';

export interface InviteDialogProps {
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

const emailSchema = requiredEmail();

export function InviteDialog({ refresh, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const [wrong, setWrong] = useState<{ readonly email?: string; readonly roles?: string }>({});
  const [invited, setInvited] = useState<string | null>(null);
  const change = useChange(refresh);

  async function invite() {
    const checked = v.safeParse(emailSchema, email);
    const next = {
      ...(checked.success ? {} : { email: checked.issues[0].message }),
      ...(roles.length > 0 ? {} : { roles: 'Pick at least one role' }),
    };
    setWrong(next);
    if (!checked.success || roles.length === 0) return;
    const address = checked.output;
    const done = await change.run((api) => insert(api, address, roles), { done: 'Invitation saved', failed: true });
    if (done) setInvited(address);
  }

  if (invited !== null) {
    return (
      <Dialog open onClose={onClose} title="Now tell them" description={`The roles wait for ${invited}.`}>
        <p>
          This app does not send the mail for you. Write to them from your own mail: ask them to create an account with
          exactly this address. Their roles apply when they first sign in.
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
          <ButtonLink href={invitationMail(campaign.appName, invited, `${location.origin}/auth?mode=sign-up`)}>
            Write the mail
          </ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Invite somebody">
      <StackedForm onSubmit={invite}>
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={wrong.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleBoxes value={roles} onChange={setRoles} />
        <Problem words={wrong.roles ?? change.problem} />
        <SaveCancel save="Invite" busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}

async function insert(api: StaffApi, email: string, roles: readonly Role[]) {
  try {
    await api.insert('invitations', { email, roles });
  } catch (cause) {
    if (isRequestError(cause) && cause.code === '23505') {
      throw new RequestError(
        'conflict',
        'An invitation for this address waits already. Withdraw it to change its roles.',
      );
    }
    throw cause;
  }
}
