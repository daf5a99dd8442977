/** Withholding a giver's name from what everybody is shown, by the rule that allows it; or naming them again. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newId } from '../data/newId.ts';
import { bookRead } from '../data/reads.ts';
import { findGivers, knownGivers } from '../model/book.ts';

export interface Withheld {
  readonly contributor: string;
  readonly name: string;
}

interface DialogProps {
  /** Who is named again; null: somebody is withheld. */
  readonly of: Withheld | null;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function WithholdDialog({ of, refresh, onClose }: DialogProps) {
  const [id] = useState(newId);
  const [picked, setPicked] = useState(of);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const { busy, problem, run } = useChange(refresh);
  const book = useStaffRead(bookRead).rows ?? [];
  const found = picked === null ? findGivers(knownGivers(book, []), name) : [];
  const ready = picked !== null && reason.trim().length >= 3;
  const title = of === null ? m.reports_withhold() : m.reports_name_again();

  async function press() {
    if (!ready) return;
    const said = { withholding: id, contributor: picked.contributor, withheld: of === null, reason: reason.trim() };
    if (await run((api) => api.rpc('withhold_contributor', said))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={of === null ? m.reports_withhold_hint() : m.reports_name_again_hint({ name: of.name })}
    >
      <StackedForm onSubmit={press}>
        {of === null ? (
          <>
            <TextField
              label={m.money_giver()}
              required
              autoComplete="off"
              maxLength={200}
              value={picked?.name ?? name}
              onChange={({ target }) => {
                setName(target.value);
                setPicked(null);
              }}
            />
            <ul
              aria-label={m.money_known()}
              className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } })}
            >
              {found.map((one) => (
                <li key={one.id}>
                  <Button variant="secondary" onClick={() => setPicked({ contributor: one.id, name: one.name })}>
                    {[one.name, one.street].filter(Boolean).join(', ')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <TextField
          label={m.money_reason()}
          hint={m.reports_withhold_why()}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
          {problem}
        </p>
        <Button type="submit" disabled={!ready || busy}>
          {title}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
