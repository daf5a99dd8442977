/** Choosing roles: the six of them, each with what it opens. */
import { css } from 'styled-system/css';
import { may, ROLES, type Role } from '../../core/session/roles.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { m } from '../../messages/messages.js';

const opens = (role: Role) => (may([role], 'lead_campaign') ? m.people_opens_all() : m.people_opens_staff());

export interface RoleBoxesProps {
  readonly value: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
}

export function RoleBoxes({ value, onChange }: RoleBoxesProps) {
  return (
    <fieldset className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
      <legend className={css({ textStyle: 'label' })}>{m.people_roles()}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          hint={opens(role)}
          onCheckedChange={(checked) => onChange(ROLES.filter((one) => (one === role ? checked : value.includes(one))))}
        >
          {roleName(role)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
