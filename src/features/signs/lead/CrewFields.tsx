/** Whose a route is, and until when. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { crewRead } from '../data/reads.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 3;

const isoDay = (at: number) => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

export function useCrewFields() {
  const [person, setPerson] = useState('');
  const [day, setDay] = useState(() => isoDay(Date.now() + USUAL_DAYS * DAY_MS));
  const [wrong, setWrong] = useState(false);
  return {
    person,
    setPerson,
    day,
    setDay,
    wrong,
    /** Says what is missing; true when nothing is. */
    check() {
      setWrong(person === '');
      return person !== '' && day !== '';
    },
    /** The whole of that day, on this device's clock. ISO 8601. */
    due: () => new Date(`${day}T23:59:59`).toISOString(),
  };
}

export function CrewFields({ fields }: { readonly fields: ReturnType<typeof useCrewFields> }) {
  const people = useStaffRead(crewRead);
  const [today] = useState(() => isoDay(Date.now()));
  return (
    <>
      <SelectField
        label={m.signs_who()}
        required
        placeholder={m.signs_who_choose()}
        value={fields.person}
        error={fields.wrong ? m.signs_who_missing() : null}
        options={(people.rows ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
        onChange={(event) => fields.setPerson(event.target.value)}
      />
      <TextField
        label={m.signs_due()}
        required
        type="date"
        min={today}
        value={fields.day}
        onChange={(event) => fields.setDay(event.target.value)}
      />
    </>
  );
}
