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
  const [wrong, setWrong] = useState<string | null>(null);
  const [code, setCode] = useState<TurfCode | null>(null);
  // The whole of that day, on this device's clock.
  const end = () => new Date(`${due}T23:59:59`).toISOString();

  async function save() {
    if (person === '') return setWrong('Choose who walks it');
    setWrong(null);
    const made = await change.run((api) => api.rpc('check_out_turf', { turf: turf.turf_id, person, due: end() }));
    if (!made) return;
    const name = people.rows?.find((one) => one.user_id === person)?.name ?? 'They';
    toast({ type: 'success', title: `${turf.name} is in ${name}’s hands` });
    onClose();
  }

  async function makeCode() {
    setWrong(null);
    await change.run(async (api) =>
      setCode(codeOf(await api.rpc('make_turf_code', { turf: turf.turf_id, due: end() }))),
    );
  }

  if (code !== null) {
    return (
      <Dialog open onClose={onClose} title={`The code for ${turf.name}`} description={`${turf.doors} doors`}>
        <CodePart code={code.code} expiresAt={code.expiresAt} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={`Check out ${turf.name}`} description={`${turf.doors} doors`}>
      <StackedForm onSubmit={save}>
        <SelectField
          label="Who walks it"
          required
          placeholder="Choose somebody"
          value={person}
          error={wrong}
          options={(people.rows ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
          onChange={(event) => setPerson(event.target.value)}
        />
        <TextField
          label="Until"
          required
          type="date"
          min={today}
          value={due}
          onChange={(event) => setDue(event.target.value)}
        />
        <Problem words={change.problem} />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" busy={change.busy && 'Saving...'} disabled={due === ''}>
            Check it out
          </Button>
          <Button variant="secondary" disabled={change.busy || due === ''} onClick={() => void makeCode()}>
            By a code instead
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </StackedForm>
    </Dialog>
  );
}
