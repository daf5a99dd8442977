/** Saying what came of one door: the people first, two big buttons, the rest behind Other; then on to the next door. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import { stillAt } from '../../../hooks/stillAt.ts';
import { nextDoor, type DoorState } from '../model/doors.ts';
import { addressWords } from '../model/order.ts';
import type { Known } from '../model/correction.ts';
import { isMissedCall, resultWords } from '../model/results.ts';
import { attemptFrom } from '../model/conversation.ts';
import type { Help } from '../model/help.ts';
import { scriptLanguage } from '../model/spoken.ts';
import { justSaved } from '../data/lastSaved.ts';
import type { Question } from '../data/reads.ts';
import { useCorrection } from '../data/useCorrection.ts';
import { useConversation } from '../data/useConversation.ts';
import { sendFollowUps } from '../data/followUps.ts';
import { namesOf } from '../data/words.ts';
import { ConversationForm } from '../parts/ConversationForm.tsx';
import { History } from '../parts/History.tsx';
import { noteLook } from '../parts/styles.ts';
import { ResultBar } from '../parts/ResultBar.tsx';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { languagesOf, mayVisitAgain } from './list.ts';
import { OtherResults } from './OtherResults.tsx';
import { Residents } from './Residents.tsx';
import { useDoorRecorder, type Said } from './useDoorRecorder.ts';
import { m } from '../../../messages/messages.js';

export interface OneDoorProps {
  readonly turfId: string;
  readonly userId: string;
  readonly doors: readonly DoorState[];
  readonly known: Known | null;
  readonly script: readonly Question[];
  readonly state: DoorState;
  readonly help: Help;
}

export function DoorConversation({ turfId, userId, doors, known, script, state, help: Help }: OneDoorProps) {
  const { door } = state;
  const navigate = useNavigate();
  const recorder = useDoorRecorder(turfId, userId, door);
  const only = door.people.length === 1 ? (door.people[0]?.id ?? null) : null;
  const phoneOf = (id: string | null) => door.people.find((one) => one.id === id)?.phone ?? null;
  const conversation = useConversation(`field:${userId}:${door.id}`, only, phoneOf);
  const { mode, setMode, talk } = conversation;
  const missed = state.own !== null && isMissedCall(state.own.result);
  const correction = useCorrection(state.own, known, conversation);
  const [adding, setAdding] = useState(false);

  async function leave() {
    await conversation.forget();
    if (!stillAt(`/${turfId}/${door.id}`)) return;
    const others = doors.filter((one) => one.door.id === door.id || !justSaved(one.door.id, one.own?.id ?? null));
    const next = nextDoor(others, door.id, mayVisitAgain);
    window.scrollTo(0, 0);
    await (next === null
      ? navigate({ to: '/field-ops/walk/$turf', params: { turf: turfId }, replace: true })
      : navigate({ to: '/field-ops/walk/$turf/$door', params: { turf: turfId, door: next.door.id }, replace: true }));
  }

  async function save(said: Said, also?: () => Promise<void>) {
    const saved = await recorder.save({ supersedes: correction.supersedes, ...said }, also);
    await (saved ? leave() : conversation.lookAgain());
  }

  async function saveTalk() {
    const person = door.people.find(({ id }) => id === talk.person) ?? null;
    if (!conversation.check(person?.name ?? null)) return;
    const kept = correction.toSave();
    await save({ ...attemptFrom(kept.talk), person: person?.id ?? null }, () =>
      sendFollowUps(userId, kept, person?.name ?? '', addressWords(door)),
    );
  }

  async function takeBack() {
    if (state.own === null) return;
    await recorder.save({ result: 'undone', supersedes: state.own.id });
    if (correction.correcting) correction.toggle();
  }

  const findHelp = <Help speaks={scriptLanguage(talk.language, talk.person, door.people)} />;
  // A door that has left the list since it was opened has no place in it.
  const place = doors.findIndex((one) => one.door.id === door.id);

  return (
    <>
      <h1
        className={css({ textStyle: 'h3', fontSize: '1.75rem' })}
        data-title={place < 0 ? m.walk_a_door() : m.walk_door_of({ number: place + 1, total: doors.length })}
      >
        {door.closed ? m.walk_do_not_knock() : namesOf(door.people)}
      </h1>
      <p className={css({ fontFamily: 'display', fontWeight: 'bold', fontSize: '1.25rem' })}>{addressWords(door)}</p>
      {door.floor === null ? null : <p>{m.walk_floor({ floor: door.floor })}</p>}
      {door.accessNote === null ? null : <p className={cx(noteLook, css({ marginTop: '2' }))}>{door.accessNote}</p>}
      {mode === 'choose' ? (
        <>
          <div className={css({ marginTop: '4' })}>
            <Residents state={state} />
          </div>
          <History
            state={state}
            me={userId}
            busy={recorder.busy}
            known={known}
            correcting={correction.correcting}
            onCorrect={correction.toggle}
            onTakeBack={() => void takeBack()}
          />
          <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', alignItems: 'center' })}>
            <button
              type="button"
              className={css({ minHeight: '4rem', textDecoration: 'underline', cursor: 'pointer' })}
              onClick={() => setAdding(true)}
            >
              {m.walk_add_person()}
            </button>
            {door.closed ? null : findHelp}
          </p>
          <ResultBar
            // A call that nobody took is no visit: knocking adds nothing to it.
            note={correction.correcting || !missed ? correction.note : null}
            talk={m.walk_home()}
            onTalk={correction.openTalk}
            results={[{ label: resultWords('not_home'), onPress: () => void save({ result: 'not_home' }) }]}
            busy={recorder.busy}
            onOther={() => setMode('other')}
          />
        </>
      ) : null}
      <div className={css({ marginTop: '4' })}>
        {mode === 'other' ? (
          <OtherResults
            languages={languagesOf(doors)}
            people={door.people}
            busy={recorder.busy}
            onSave={(said) => void save(said)}
            onBack={() => setMode('choose')}
          />
        ) : null}
        {mode === 'talk' ? (
          <ConversationForm
            talk={talk}
            people={door.people}
            script={script}
            busy={recorder.busy}
            problem={conversation.problem}
            note={correction.talkNote}
            savedFollowUps={conversation.savedFollowUps}
            onChange={conversation.change}
            onSave={() => void saveTalk()}
            onBack={() => setMode('choose')}
            help={findHelp}
          />
        ) : null}
      </div>
      {adding ? (
        <AddPersonDialog
          turfId={turfId}
          userId={userId}
          door={door}
          onAdded={(id) => conversation.change({ ...talk, person: id })}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
