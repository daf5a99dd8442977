/** Saying where a sign goes that no door has the address of: two figures, as every map gives them. */
import { useState } from 'react';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { SignEventPayload } from '../model/kinds.ts';
import { spotOf } from '../model/spot.ts';

export interface PlaceDialogProps {
  readonly address: string;
  readonly onPlace: (place: NonNullable<SignEventPayload['place']>) => Promise<boolean>;
  readonly onClose: () => void;
}

export function PlaceDialog({ address, onPlace, onClose }: PlaceDialogProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  async function save() {
    const spot = spotOf(text);
    setWrong(spot === null);
    if (spot !== null && (await onPlace({ ...spot, accuracy: null }))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.signs_set_place()} description={address}>
      <StackedForm onSubmit={save}>
        <TextField
          label={m.signs_spot()}
          hint={m.signs_spot_hint()}
          required
          inputMode="text"
          value={text}
          error={wrong ? m.signs_spot_wrong() : null}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{m.signs_save()}</Button>
      </StackedForm>
    </Dialog>
  );
}
