/** Handing a turf to somebody until a day: to a person by name, or by a code to whoever is there. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { codeOf, type TurfCode } from './code.ts';
import { CodePart } from './CodePart.tsx';
import { Problem } from './Problem.tsx';
import { peopleRead, type Turf } from './reads.ts';

const DAY_MS = 86_400_000;
/** A weekend to walk it. */
const USUAL_DAYS = 3;

const isoDay = (at: number) => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

export interface CheckoutDialogProps {
  readonly turf: Turf;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export function CheckoutDialog({ turf, refresh, onClose }: CheckoutDialogProps) {
  const people = useStaffRead(peopleRead);
  const change = useChange(refresh);
  const [person, setPerson] = useState('');
  const [due, setDue] = useState(() => isoDay(Date.now() + USUAL_DAYS * DAY_MS));
  const [today] = useState(() => isoDay(Date.now()));
  const [wrong, setWrong] = useState(false);
  const [code, setCode] = useState<TurfCode | null>(null);
  // The whole of that day, on this device's clock.
  const end = () => new Date(`${due}T23:59:59`).toISOString();

  async function save() {
    if (person === '') return setWrong(true);
    setWrong(false);
    const made = await change.run((api) => api.rpc('check_out_turf', { turf: turf.turf_id, person, due: end() }));
    if (!made) return;
    const name = people.rows?.find((one) => one.user_id === person)?.name;
    const title = () =>
      name === undefined
        ? m.lead_checkout_done_somebody({ turf: turf.name })
        : m.lead_checkout_done({ turf: turf.name, name });
    toast({ type: 'success', title });
    onClose();
  }

  async function makeCode() {
    setWrong(false);
    await change.run(async (api) =>
      setCode(codeOf(await api.rpc('make_turf_code', { turf: turf.turf_id, due: end() }))),
    );
  }

  if (code !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.lead_code_title({ turf: turf.name })}
        description={m.lead_checkout_doors({ count: turf.doors })}
      >
        <CodePart code={code.code} expiresAt={code.expiresAt} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.lead_checkout_title({ turf: turf.name })}
      description={m.lead_checkout_doors({ count: turf.doors })}
    >
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.lead_checkout_who()}
          required
          placeholder={m.lead_checkout_choose()}
          value={person}
          error={wrong ? m.lead_checkout_who_missing() : null}
          options={(people.rows ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
          onChange={(event) => setPerson(event.target.value)}
        />
        <TextField
          label={m.lead_checkout_until()}
          required
          type="date"
          min={today}
          value={due}
          onChange={(event) => setDue(event.target.value)}
        />
        <Problem words={change.problem} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" busy={change.busy && m.ui_saving()} disabled={due === ''}>
            {m.lead_checkout_save()}
          </Button>
          <Button variant="secondary" disabled={change.busy || due === ''} onClick={() => void makeCode()}>
            {m.lead_checkout_by_code()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
