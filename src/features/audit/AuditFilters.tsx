/** Choosing which changes are shown. */
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { NO_FILTER, type AuditFilter } from './audit.ts';
import { operationNames } from './sentence.ts';
import { tableNames } from './tableName.ts';

export interface AuditFiltersProps {
  readonly value: AuditFilter;
  readonly people: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (filter: AuditFilter) => void;
}

const options = (names: Readonly<Record<string, () => string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: label() }));

export function AuditFilters({ value, people, onChange }: AuditFiltersProps) {
  const set = (name: keyof AuditFilter) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...value, [name]: event.target.value });
  return (
    <form
      aria-label={m.audit_filter()}
      onSubmit={(event) => event.preventDefault()}
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(5, 1fr) auto' },
        gap: '3',
        alignItems: 'end',
      })}
    >
      <SelectField
        label={m.audit_person()}
        placeholder={m.audit_anybody()}
        options={[...people, { value: 'outside', label: m.audit_outside() }]}
        value={value.actor}
        onChange={set('actor')}
      />
      <SelectField
        label={m.audit_what()}
        placeholder={m.audit_everything()}
        options={options(tableNames)}
        value={value.table}
        onChange={set('table')}
      />
      <SelectField
        label={m.audit_action()}
        placeholder={m.audit_any()}
        options={options(operationNames)}
        value={value.operation}
        onChange={set('operation')}
      />
      <TextField label={m.audit_from()} type="date" value={value.from} onChange={set('from')} />
      <TextField label={m.audit_to()} type="date" value={value.to} onChange={set('to')} />
      <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
        {m.audit_clear()}
      </Button>
    </form>
  );
}
