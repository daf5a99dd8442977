/** Adding somebody who lives at a door and is on no list. */
import { useState } from 'react';
import type { WalkDoor } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { recordPerson } from '../data/saveFact.ts';
import { useTypedText } from '../data/useTypedText.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { big } from '../parts/styles.ts';

const EMPTY = { name: '', phone: '', language: '' };

export interface AddPersonDialogProps {
  readonly turfId: string;
  readonly userId: string;
  readonly door: WalkDoor;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

export function AddPersonDialog({ turfId, userId, door, onAdded, onClose }: AddPersonDialogProps) {
  const { id, words, type, forget } = useTypedText(`person:${userId}:${door.id}`, EMPTY);
  const { name, phone, language } = words;
  const [wrong, setWrong] = useState<(() => string) | null>(null);

  async function add() {
    if (name.trim() === '') return setWrong(() => m.walk_name_required);
    const where = addressWords(door);
    const rest = { phone: phone.trim() || null, language: language.trim() || null };
    try {
      const person = { door: door.id, turf: turfId, name: name.trim(), where, ...rest };
      onAdded(await recordPerson(turfId, userId, person, id));
      await forget();
      onClose();
      const title = () => m.walk_person_added({ name: name.trim() });
      toast({ type: 'saved', title, description: m.walk_person_saved });
    } catch (cause) {
      const why = reasonNotSaved(cause);
      setWrong(() => () => m.walk_not_saved({ reason: notSavedWords(why, 'phone') }));
    }
  }

  return (
    <Dialog open onClose={onClose} title={m.walk_who_lives_here_ask()} description={addressWords(door)}>
      <StackedForm onSubmit={add}>
        <TextField
          label={m.walk_name()}
          required
          autoComplete="off"
          maxLength={200}
          value={name}
          error={wrong?.()}
          onChange={(event) => type('name', event.target.value)}
        />
        <TextField
          label={m.walk_phone()}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={phone}
          onChange={(event) => type('phone', event.target.value)}
        />
        <TextField
          label={m.walk_language()}
          hint={m.walk_language_hint()}
          autoComplete="off"
          maxLength={40}
          value={language}
          onChange={(event) => type('language', event.target.value)}
        />
        <button type="submit" className={big} data-tone="loud">
          {m.walk_add_this_person()}
        </button>
      </StackedForm>
    </Dialog>
  );
}
