/** Which roles ask for a second step at the sign-in, and changing it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { ROLES, type Role } from '../../core/session/roles.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { RequirementDialog } from './RequirementDialog.tsx';
import { requirementsRead, requirementWords } from './requirements.ts';

export function RequirementsPanel() {
  const read = useStaffRead(requirementsRead);
  const [open, setOpen] = useState<Role | null>(null);
  const now = useNow();
  const slots = row({ columns: 'actions' });
  const { rows } = read;
  const of = (role: Role) => rows?.find((one) => one.role === role);
  return (
    <Panel title={m.people_asks_title()} className={css({ marginTop: '10' })}>
      <p>{m.people_asks_lead()}</p>
      {rows === null ? null : (
        <ul aria-label={m.people_asks_title()} className={css({ marginTop: '3' })}>
          {ROLES.map((role) => (
            <li key={role} className={slots.root}>
              <div className={slots.main}>
                <p className={slots.title}>{roleName(role)}</p>
                <p className={slots.quiet}>{requirementWords(of(role), now)}</p>
              </div>
              <Button
                variant="secondary"
                aria-label={m.people_asks_change_of({ role: roleName(role) })}
                onClick={() => setOpen(role)}
              >
                {m.people_change()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      {open === null ? null : (
        <RequirementDialog role={open} now={of(open)} refresh={read.refresh} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
}
