/** Changing from when to when a session takes questions. Where somebody else has changed it meanwhile, both versions are shown. */
import { useState } from 'react';
import { townZone } from '../../../campaign/townZone.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { RoomSession } from '../data/staffReads.ts';
import { hoursOf, readHours, type HoursFault } from '../model/hours.ts';
import { momentWords } from '../parts/written.ts';

export interface HoursDialogProps {
  /** As it is now: newer than what was opened, once somebody else has changed it. */
  readonly room: RoomSession;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

const faultWords: Readonly<Record<HoursFault, () => string>> = {
  no_opens: m.townhall_hours_missing,
  no_closes: m.townhall_hours_missing,
  order: m.townhall_hours_order,
  long: m.townhall_hours_long,
};

export function HoursDialog({ room, onChanged, onClose }: HoursDialogProps) {
  // The fields are read by the clock that they were written by, whatever is published meanwhile.
  const [timeZone] = useState(townZone);
  const change = useChange(onChanged);
  /** What the fields are based on: whoever saves has seen it. */
  const [base, setBase] = useState(room);
  const [hours, setHours] = useState(() => hoursOf(room, timeZone));
  const [fault, setFault] = useState<HoursFault | null>(null);
  const theirs = room.version === base.version ? null : room;

  async function save() {
    const read = readHours(hours, base, timeZone);
    setFault(typeof read === 'string' ? read : null);
    if (typeof read === 'string') return;
    const about = { session: room.id, event: room.event, expected_version: base.version };
    if (await change.run((api) => api.rpc('save_qa_session', { ...about, ...read }))) onClose();
  }
  const field = (name: 'opens' | 'closes') => ({
    type: 'datetime-local',
    required: true,
    value: hours[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setHours({ ...hours, [name]: target.value }),
  });
  return (
    <Dialog open onClose={onClose} title={m.townhall_hours()} description={m.townhall_hours_more()}>
      <StackedForm onSubmit={save}>
        <TextField
          label={m.townhall_hours_opens()}
          {...field('opens')}
          error={fault === 'no_opens' ? faultWords[fault]() : null}
        />
        <TextField
          label={m.townhall_hours_closes()}
          {...field('closes')}
          error={fault === null || fault === 'no_opens' ? null : faultWords[fault]()}
        />
        {theirs === null ? (
          change.problem === null ? null : (
            <p role="alert">{change.problem}</p>
          )
        ) : (
          <div role="alert">
            <p>
              {m.townhall_hours_theirs({ from: momentWords(theirs.opens_at), until: momentWords(theirs.closes_at) })}
            </p>
            <Button
              variant="secondary"
              onClick={() => {
                setBase(theirs);
                setHours(hoursOf(theirs, timeZone));
              }}
            >
              {m.townhall_hours_take()}
            </Button>{' '}
            <Button variant="ghost" onClick={() => setBase(theirs)}>
              {m.townhall_hours_keep()}
            </Button>
          </div>
        )}
        <SaveCancel save={m.townhall_hours_save()} busy={change.busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}
