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
import { m } from '../../messages/messages.js';

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
      ...(roles.length > 0 ? {} : { roles: m.people_invite_no_role() }),
    };
    setWrong(next);
    if (!checked.success || roles.length === 0) return;
    const address = checked.output;
    const done = await change.run((api) => insert(api, address, roles), {
      done: () => m.people_invite_saved(),
      failed: true,
    });
    if (done) setInvited(address);
  }

  if (invited !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.people_invited_title()}
        description={m.people_invited_roles({ email: invited })}
      >
        <p>{m.people_invited_more()}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
          <ButtonLink href={invitationMail(campaign.appName, invited, `${location.origin}/auth?mode=sign-up`)}>
            {m.people_invited_write()}
          </ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            {m.people_invited_done()}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={m.people_invite_title()}>
      <StackedForm onSubmit={invite}>
        <TextField
          label={m.forms_email()}
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
        <SaveCancel save={m.people_invite()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}

async function insert(api: StaffApi, email: string, roles: readonly Role[]) {
  try {
    await api.insert('invitations', { email, roles });
  } catch (cause) {
    if (isRequestError(cause) && cause.code === '23505') {
      throw new RequestError('conflict', m.people_invite_waits());
    }
    throw cause;
  }
}
