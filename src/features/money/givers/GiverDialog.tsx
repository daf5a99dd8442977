/** Writing down what was learned of a giver without a gift, also in a dead spot; what somebody else wrote meanwhile is shown first. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newId } from '../data/newId.ts';
import { saveGiver } from '../data/saveMoney.ts';
import { differing, factsOf, giverProblems, NO_GIVER, valuesOf, type GiverFacts } from '../model/giverForm.ts';
import { readUpTo, versionOf, type GiverRecord } from '../model/giverPage.ts';
import { GiverDetailFields } from '../parts/GiverDetailFields.tsx';
import { Differences } from './Differences.tsx';

interface GiverDialogProps {
  readonly me: string;
  readonly record: GiverRecord;
  /** What the form begins with. */
  readonly from: GiverFacts | null;
  readonly onClose: () => void;
}

export function GiverDialog({ me, record, from, onClose }: GiverDialogProps) {
  const [id] = useState(newId);
  const [values, setValues] = useState(from === null ? NO_GIVER : valuesOf(from));
  /** Up to which arrival was read: what comes in while somebody types is looked at before it is written over. */
  const [knew, setKnew] = useState(() => readUpTo(record));
  const [tried, setTried] = useState(false);
  const { busy, kept } = useSaving(m.money_not_saved, 'device');
  const problems = giverProblems(values);
  const now = versionOf(record);
  const typed = factsOf(values);
  const meanwhile =
    now !== null && now.arrival > knew && now.by_id !== me && differing(typed, now).length > 0 ? now : null;

  async function press() {
    setTried(true);
    if (problems !== null || meanwhile !== null) return;
    const { email, ...facts } = typed;
    if (await kept(() => saveGiver(me, id, { contributor: record.id, ...facts, email, knew }))) onClose();
  }

  const shown = tried ? problems : null;
  const line = (field: 'name' | 'email' | 'phone', label: string, most: number, type = 'text') => (
    <TextField
      label={label}
      required={field === 'name'}
      mark={field === 'name' ? undefined : m.ui_optional()}
      autoComplete="off"
      type={type}
      maxLength={most}
      value={values[field]}
      error={shown?.[field]}
      onChange={({ target }) => setValues({ ...values, [field]: target.value })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={m.givers_write()} description={m.givers_write_hint()}>
      <StackedForm onSubmit={press}>
        {line('name', m.givers_name(), 200)}
        <GiverDetailFields values={values} problems={shown} change={(part) => setValues({ ...values, ...part })} />
        {line('email', m.givers_email(), 254, 'email')}
        {line('phone', m.givers_phone(), 40, 'tel')}
        <div aria-live="polite">
          {meanwhile === null ? null : (
            <div
              className={css({ display: 'grid', gap: '3', padding: '3', backgroundColor: 'straw', color: 'onStraw' })}
            >
              <p className={css({ fontWeight: 'bold' })}>
                {m.givers_meanwhile({ name: meanwhile.by ?? m.money_account_gone() })}
              </p>
              <Differences was={typed} is={meanwhile} />
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setValues(valuesOf(meanwhile));
                    setKnew(readUpTo(record));
                  }}
                >
                  {m.givers_take_theirs()}
                </Button>
                <Button variant="secondary" onClick={() => setKnew(readUpTo(record))}>
                  {m.givers_keep_mine()}
                </Button>
              </div>
            </div>
          )}
        </div>
        <Button type="submit" disabled={busy || meanwhile !== null}>
          {m.givers_write_save()}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
