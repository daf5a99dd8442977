/** One request at a stop: big buttons for what happened, a picture and a note beside them, and a way back from the last press. */
import { useState, type ChangeEvent } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { StopRow } from '../data/reads.ts';
import type { SignHere } from '../data/useOwnSigns.ts';
import { useSignSaver } from '../data/useSignSaver.ts';
import type { SignEventPayload } from '../model/kinds.ts';
import { countedFacts, type SignAction } from '../model/state.ts';
import { stepsAt, type RouteKind } from '../model/steps.ts';
import { actionWords, stateWords } from '../model/words.ts';
import { bigButton, card } from '../parts/styles.ts';
import { SignHistory } from '../parts/SignHistory.tsx';
import { smallPicture } from '../data/picture.ts';

export interface SignAtStopProps {
  readonly sign: SignHere<StopRow>;
  readonly kind: RouteKind;
  readonly me: string;
  readonly here: () => SignEventPayload['place'];
  readonly onSaved: () => void;
}

export function SignAtStop({ sign: { row, facts, head }, kind, me, here, onSaved }: SignAtStopProps) {
  const { busy, say } = useSignSaver();
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const about = { request: row.request_id, where: row.address };
  const last = countedFacts(facts).findLast(({ by }) => by === me);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const small = await smallPicture(file);
    setPicture(small);
    setUnreadable(small === null);
  }

  async function press(action: SignAction) {
    const written = note.trim();
    const done = await say({ ...about, action, note: written === '' ? null : written, place: here() }, picture);
    if (!done) return;
    setNote('');
    setPicture(null);
    onSaved();
  }

  return (
    <li className={card}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })}>
        <h2 className={css({ textStyle: 'h4' })}>{row.name}</h2>
        <Tag>{stateWords[head.state]()}</Tag>
      </div>
      {head.conflict ? <p className={css({ fontWeight: 'bold' })}>{m.signs_conflict_why()}</p> : null}
      {row.notes === null ? null : <q>{row.notes}</q>}
      <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`} className={bigButton}>
        {m.signs_call({ phone: row.phone })}
      </a>
      {stepsAt(head.state, kind).length === 0 ? null : (
        <>
          <label className={bigButton}>
            {picture === null ? m.signs_take_picture() : m.signs_other_picture()}
            <input
              type="file"
              accept="image/*"
              className={css({ srOnly: true })}
              onChange={(event) => void take(event)}
            />
          </label>
          <p aria-live="polite" className={css({ _empty: { display: 'none' } })}>
            {unreadable ? m.signs_picture_unreadable() : null}
          </p>
          {picture === null ? null : <PlainPicture picture={picture} caption={m.signs_picture()} />}
          <TextAreaField
            label={m.signs_note()}
            mark={m.ui_optional()}
            rows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={css({ display: 'grid', gap: '3' })}>
            {stepsAt(head.state, kind).map((action, n) => (
              <button
                key={action}
                type="button"
                disabled={busy}
                className={bigButton}
                data-tone={n === 0 ? 'loud' : undefined}
                onClick={() => void press(action)}
              >
                {actionWords[action]()}
              </button>
            ))}
          </div>
        </>
      )}
      {last === undefined ? null : (
        <button
          type="button"
          disabled={busy}
          className={bigButton}
          onClick={() => void say({ ...about, action: 'undone', supersedes: last.id })}
        >
          {m.signs_undo({ action: actionWords[last.action]() })}
        </button>
      )}
      <SignHistory facts={facts} />
    </li>
  );
}
