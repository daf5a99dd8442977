/** Owns adding a door that is on no list, and opening it at once. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { WalkDoor } from '../../core/field/doors.ts';
import { recordDoor } from '../../hooks/field/record.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { StackedForm } from '../../ui/StackedForm.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { big } from '../../ui/field/look.ts';

export interface AddDoorDialogProps {
  readonly turfId: string;
  readonly userId: string;
  /** The street is guessed from it. */
  readonly near: WalkDoor | null;
  readonly onClose: () => void;
}

/** "12B" is number 12 with B. */
const NUMBER = /^\s*(\d{1,6})\s*([^\d\s].{0,9})?\s*$/;

export function AddDoorDialog({ turfId, userId, near, onClose }: AddDoorDialogProps) {
  const navigate = useNavigate();
  const [street, setStreet] = useState(near?.street ?? '');
  const [number, setNumber] = useState('');
  const [unit, setUnit] = useState('');
  const [wrong, setWrong] = useState<{ readonly street?: string; readonly number?: string }>({});

  async function add() {
    const parts = NUMBER.exec(number);
    const next = {
      ...(street.trim() === '' ? { street: 'Street is required' } : {}),
      ...(parts ? {} : { number: 'House number is required, like 12 or 12B' }),
    };
    setWrong(next);
    if (!parts || next.street !== undefined) return;
    const door = crypto.randomUUID();
    try {
      await recordDoor(turfId, userId, {
        door,
        turf: turfId,
        street: street.trim(),
        number: Number(parts[1]),
        suffix: parts[2]?.trim() || null,
        floor: null,
        unit: unit.trim() || null,
        accessNote: null,
      });
      onClose();
      await navigate({ to: '/field-ops/walk/$turf/$door', params: { turf: turfId, door } });
    } catch {
      setWrong({ number: 'Not saved: this phone’s storage cannot be used right now. Try again.' });
    }
  }

  return (
    <Dialog open onClose={onClose} title="Add a door">
      <StackedForm onSubmit={add}>
        <TextField
          label="House number"
          required
          inputMode="text"
          autoComplete="off"
          value={number}
          error={wrong.number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label="Street"
          required
          autoComplete="off"
          maxLength={200}
          value={street}
          error={wrong.street}
          onChange={(event) => setStreet(event.target.value)}
        />
        <TextField
          label="Unit"
          mark="optional"
          autoComplete="off"
          maxLength={20}
          value={unit}
          onChange={(event) => setUnit(event.target.value)}
        />
        <button type="submit" className={big} data-tone="loud">
          Add this door
        </button>
      </StackedForm>
    </Dialog>
  );
}
