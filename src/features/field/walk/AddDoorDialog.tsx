/** Adding a door that is on no list, and opening it at once. One that is on the list is opened instead of made twice. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { DoorState, WalkDoor } from '../model/doors.ts';
import { readHouseNumber } from '../model/houseNumber.ts';
import { doorOnList } from '../model/onList.ts';
import { addressWords } from '../model/order.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { recordDoor } from '../data/saveFact.ts';
import { useTypedText } from '../data/useTypedText.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { m } from '../../../messages/messages.js';
import { big } from '../parts/styles.ts';

export interface AddDoorDialogProps {
  readonly turfId: string;
  readonly userId: string;
  /** The list as it is. */
  readonly doors: readonly DoorState[];
  /** The street is guessed from it. */
  readonly near: WalkDoor | null;
  readonly onClose: () => void;
}

type Wrong = { readonly [Field in 'street' | 'number']?: () => string };

export function AddDoorDialog({ turfId, userId, doors, near, onClose }: AddDoorDialogProps) {
  const navigate = useNavigate();
  const empty = { street: near?.street ?? '', number: '', unit: '' };
  const { id: door, words, type: keep, forget } = useTypedText(`door:${userId}:${turfId}`, empty);
  const { street, number, unit } = words;
  const [twin, setTwin] = useState<WalkDoor | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});

  function type(field: keyof typeof empty, text: string) {
    keep(field, text);
    setTwin(null);
  }

  async function add() {
    const parts = readHouseNumber(number);
    const next: Wrong = {
      ...(street.trim() === '' ? { street: m.walk_street_required } : {}),
      ...(parts ? {} : { number: m.walk_house_number_required }),
    };
    setWrong(next);
    if (!parts || next.street !== undefined) return;
    const address = {
      street: street.trim(),
      ...parts,
      floor: null,
      unit: unit.trim() || null,
    };
    const known = doorOnList(doors, address);
    setTwin(known);
    if (known !== null) return;
    try {
      await recordDoor(turfId, userId, { door, turf: turfId, ...address, accessNote: null });
      await open(door);
    } catch (cause) {
      const why = reasonNotSaved(cause);
      setWrong({ number: () => m.walk_not_saved({ reason: notSavedWords(why, 'phone') }) });
    }
  }

  async function open(door: string) {
    await forget();
    onClose();
    await navigate({ to: '/field-ops/walk/$turf/$door', params: { turf: turfId, door } });
  }

  return (
    <Dialog open onClose={onClose} title={m.walk_new_door()}>
      <StackedForm onSubmit={add}>
        <TextField
          label={m.walk_house_number()}
          required
          inputMode="text"
          autoComplete="off"
          value={number}
          error={wrong.number?.()}
          onChange={(event) => type('number', event.target.value)}
        />
        <TextField
          label={m.walk_street()}
          required
          autoComplete="off"
          maxLength={200}
          value={street}
          error={wrong.street?.()}
          onChange={(event) => type('street', event.target.value)}
        />
        <TextField
          label={m.walk_unit()}
          mark={m.ui_optional()}
          autoComplete="off"
          maxLength={20}
          value={unit}
          onChange={(event) => type('unit', event.target.value)}
        />
        <output className={css({ fontWeight: 'bold' })}>
          {twin === null ? null : m.walk_listed_already({ address: addressWords(twin) })}
        </output>
        {twin === null ? (
          <button type="submit" className={big} data-tone="loud">
            {m.walk_add_this_door()}
          </button>
        ) : (
          <button type="button" className={big} data-tone="loud" onClick={() => void open(twin.id)}>
            {m.walk_open_door({ address: addressWords(twin) })}
          </button>
        )}
      </StackedForm>
    </Dialog>
  );
}
