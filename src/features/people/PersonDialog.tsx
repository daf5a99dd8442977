/** Changing one person: their roles, and whether they may come in at all. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { Role } from '../../core/session/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { changeOf, locksOneselfOut, nameOf, rolesOf, type Person } from './people.ts';
import { Problem } from './Problem.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';
import { useChange } from '../../hooks/useChange.ts';
import { m } from '../../messages/messages.js';

export interface PersonDialogProps {
  readonly person: Person & { readonly user_id: string };
  /** Whether this is the person who is signed in. */
  readonly self: boolean;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function PersonDialog({ person, self, refresh, onClose }: PersonDialogProps) {
  const before = rolesOf(person);
  const [roles, setRoles] = useState<Role[]>(before);
  const [sure, setSure] = useState(false);
  const [lost, setLost] = useState(false);
  const change = useChange(refresh);
  const { grant, revoke } = changeOf(before, roles);
  const name = nameOf(person);
  const gone = person.status === 'deactivated';
  const closing = self && locksOneselfOut(before, roles);

  async function save() {
    const done = await change.run(
      async (api) => {
        for (const role of grant) await api.rpc('grant_role', { person: person.user_id, role });
        for (const role of revoke) await api.rpc('revoke_role', { person: person.user_id, role });
      },
      { done: () => m.people_roles_changed({ name }), failed: true },
    );
    if (done) onClose();
  }

  async function turn() {
    const rpc = gone ? 'reactivate_person' : 'deactivate_person';
    const done = () => (gone ? m.people_reactivate_done({ name }) : m.people_deactivate_done({ name }));
    if (await change.run((api) => api.rpc(rpc, { person: person.user_id }), { done, failed: true })) onClose();
  }

  async function reset() {
    const done = await change.run(
      async (api) => {
        await api.rpc('reset_second_factor', { person: person.user_id });
      },
      { done: () => m.people_factor_reset_done({ name }), failed: true },
    );
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={name} description={person.email}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className={css({ display: 'grid', gap: '4' })}
      >
        <RoleBoxes value={roles} onChange={setRoles} />
        {closing ? <p className={css({ fontWeight: 'bold' })}>{m.people_roles_own()}</p> : null}
        <Problem words={change.problem} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" busy={change.busy && m.ui_saving()} disabled={grant.length + revoke.length === 0}>
            {m.people_roles_save()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        </div>
      </form>
      <div
        className={css({
          marginTop: '6',
          paddingTop: '4',
          borderTopWidth: '2px',
          borderTopStyle: 'solid',
          borderTopColor: 'lineSoft',
        })}
      >
        <p>
          {gone
            ? m.people_reactivate_more({ name })
            : self
              ? m.people_deactivate_more_own()
              : m.people_deactivate_more({ name })}
        </p>
        <div className={css({ marginTop: '3', display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          {gone || sure ? (
            <Button variant="secondary" disabled={change.busy} onClick={() => void turn()}>
              {gone ? m.people_reactivate() : m.people_deactivate_yes({ name })}
            </Button>
          ) : (
            <Button variant="secondary" disabled={change.busy} onClick={() => setSure(true)}>
              {m.people_deactivate()}
            </Button>
          )}
        </div>
        {person.second_factor === true && !self ? (
          <div className={css({ marginTop: '4' })}>
            <p>{m.people_factor_reset_more({ name })}</p>
            <Button
              variant="secondary"
              className={css({ marginTop: '3' })}
              disabled={change.busy}
              onClick={() => (lost ? void reset() : setLost(true))}
            >
              {lost ? m.people_factor_reset_yes({ name }) : m.people_factor_reset()}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
