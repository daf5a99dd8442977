/** People whom the newer file of a source does not name any more: kept on the lists or taken off, as a leader says. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { counted, digits } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { missingRead, whereWords } from './matches.ts';
import type { ImportRow } from './reads.ts';

const slots = row();
const SHOWN = 50;

export function Missing({ imports }: { readonly imports: CachedRead<ImportRow> }) {
  return (imports.rows ?? [])
    .filter(({ missing }) => missing > 0)
    .map((of) => <MissingOf key={of.id} of={of} refresh={imports.refresh} />);
}

function MissingOf({ of, refresh }: { readonly of: ImportRow; readonly refresh: () => Promise<void> }) {
  const read = useStaffRead(missingRead(of.id));
  const change = useChange(read.refresh, refresh);
  const [sure, setSure] = useState(false);
  const people = read.rows ?? [];

  async function settle(chosen: readonly string[] | null, stay: boolean) {
    const args = { import: of.id, people: chosen === null ? null : [...chosen], stay };
    if (!(await change.run((api) => api.rpc('settle_missing_voters', args)))) return;
    toast({ type: 'success', title: stay ? m.import_missing_kept : m.import_missing_removed });
  }

  return (
    <Panel title={m.import_missing_title()}>
      <p className={css({ maxWidth: 'text' })}>
        {m.import_missing_what({ ...counted(of.missing), file: of.file_name })}
      </p>
      <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button variant="secondary" disabled={change.busy} onClick={() => void settle(null, true)}>
          {m.import_missing_keep_all()}
        </Button>
        {sure ? (
          <>
            <Button disabled={change.busy} onClick={() => void settle(null, false)}>
              {m.import_missing_remove_sure(counted(of.missing))}
            </Button>
            <Button variant="ghost" onClick={() => setSure(false)}>
              {m.import_missing_cancel()}
            </Button>
          </>
        ) : (
          <Button variant="ghost" disabled={change.busy} onClick={() => setSure(true)}>
            {m.import_missing_remove_all()}
          </Button>
        )}
      </div>
      <ul aria-label={m.import_missing_title()} className={css({ marginTop: '3' })}>
        {people.slice(0, SHOWN).map((person) => (
          <li key={person.id} className={slots.root}>
            <div>
              <p className={slots.title}>{person.name}</p>
              <p>{whereWords(person)}</p>
            </div>
            <div className={slots.actions}>
              <Button
                variant="secondary"
                disabled={change.busy}
                aria-label={m.import_missing_keep_of({ name: person.name })}
                onClick={() => void settle([person.id], true)}
              >
                {m.import_missing_keep()}
              </Button>
              <Button
                variant="ghost"
                disabled={change.busy}
                aria-label={m.import_missing_remove_of({ name: person.name })}
                onClick={() => void settle([person.id], false)}
              >
                {m.import_missing_remove()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {of.missing > SHOWN ? <p>{m.import_doorless_more({ count: digits(of.missing - SHOWN) })}</p> : null}
    </Panel>
  );
}
