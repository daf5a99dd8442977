/** Saying that one sits in the room, by the code on the wall: for whoever has not scanned it. Kept for the evening. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { keepRoomCode, useRoomCode } from '../data/useRoomCode.ts';
import { readCode } from '../model/code.ts';

export interface RoomCodeProps {
  readonly session: string;
  /** Once it is kept. */
  readonly onKept?: () => void;
}

export function RoomCode({ session, onKept }: RoomCodeProps) {
  const code = useRoomCode(session);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  async function keep() {
    const read = readCode(typed ?? '');
    setWrong(read === null);
    if (read === null) return;
    keepRoomCode(session, read);
    setTyped(null);
    onKept?.();
  }
  return (
    <div className={css({ maxWidth: '26rem', display: 'grid', gap: '2', _noscript: { display: 'none' } })}>
      <p aria-live="polite">{code === '' || typed !== null ? null : m.townhall_in_room_kept({ code })}</p>
      {code !== '' && typed === null ? (
        <p>
          <Button variant="ghost" onClick={() => setTyped('')}>
            {m.townhall_in_room_change()}
          </Button>
        </p>
      ) : (
        <StackedForm onSubmit={keep}>
          <TextField
            label={m.townhall_in_room()}
            hint={m.townhall_in_room_hint()}
            error={wrong ? m.townhall_ask_code_wrong() : null}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={typed ?? ''}
            onChange={(change) => setTyped(change.target.value)}
          />
          <p>
            <Button type="submit" variant="secondary">
              {m.townhall_in_room_keep()}
            </Button>
          </p>
        </StackedForm>
      )}
    </div>
  );
}
