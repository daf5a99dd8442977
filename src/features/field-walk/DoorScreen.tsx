/** Owns one door: the people first, two big buttons, the rest behind Other; saved here, then on to the next door. */
import { useEffect, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { nextDoor, type DoorState } from '../../core/field/doors.ts';
import { addressWords } from '../../core/field/order.ts';
import { justSaved } from '../../hooks/field/lastSaved.ts';
import { rememberPlace } from '../../hooks/field/place.ts';
import { topicOf } from '../../hooks/field/record.ts';
import { useTalk } from '../../hooks/field/useTalk.ts';
import { useWalk } from '../../hooks/field/useWalk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { Conversation } from '../../ui/field/Conversation.tsx';
import { History } from '../../ui/field/History.tsx';
import { LastSavedStrip } from '../../ui/field/LastSavedStrip.tsx';
import { sendWishes } from '../../hooks/field/wishes.ts';
import { big, grid2, thumbBar, wholeScreen } from '../../ui/field/look.ts';
import { deliveryAt, languagesOf, mayVisitAgain } from './list.ts';
import { OtherResults } from './OtherResults.tsx';
import { Residents } from './Residents.tsx';
import { saidIn } from '../../core/field/talk.ts';
import { useDoorRecorder, type Said } from './useDoorRecorder.ts';
import { namesOf } from '../../hooks/field/words.ts';

export interface DoorScreenProps {
  readonly turfId: string;
  readonly doorId: string;
}

export function DoorScreen({ turfId, doorId }: DoorScreenProps) {
  const walk = useWalk(turfId);
  const state = walk.doors?.find((one) => one.door.id === doorId) ?? null;
  useEffect(() => {
    if (walk.userId !== '') rememberPlace(walk.userId, `/field-ops/walk/${turfId}/${doorId}`);
  }, [walk.userId, turfId, doorId]);
  const at = walk.doors?.findIndex((one) => one.door.id === doorId) ?? -1;
  return (
    <div className={wholeScreen}>
      <p className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' })}>
        <Link
          to="/field-ops/walk/$turf"
          params={{ turf: turfId }}
          className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touchLarge' })}
        >
          ‹ All doors
        </Link>
        {at < 0 ? null : <span>{`Door ${at + 1} of ${walk.doors?.length ?? 0}`}</span>}
      </p>
      <LastSavedStrip topic={topicOf(turfId)} place={doorId} deliveryAt={deliveryAt(walk.doors ?? [])} />
      {state ? (
        <Door {...walk} doors={walk.doors ?? []} turfId={turfId} state={state} />
      ) : walk.doors === null && walk.read.state !== 'failed' ? (
        <Spinner label="Loading the door..." />
      ) : (
        <EmptyState
          title={walk.doors === null ? 'This turf is not on this phone' : 'This door is not on your list any more'}
        >
          <p>
            {walk.doors === null
              ? 'Open the turf once where there is a signal.'
              : 'Nobody here may be contacted, or the turf was taken back. Go on with the next door.'}
          </p>
        </EmptyState>
      )}
    </div>
  );
}

interface DoorProps {
  readonly turfId: string;
  readonly userId: string;
  readonly doors: readonly DoorState[];
  readonly script: ReturnType<typeof useWalk>['script'];
  readonly state: DoorState;
}

function Door({ turfId, userId, doors, script, state }: DoorProps) {
  const { door } = state;
  const navigate = useNavigate();
  const recorder = useDoorRecorder(turfId, userId, door);
  const only = door.people.length === 1 ? (door.people[0]?.id ?? null) : null;
  const phoneOf = (id: string | null) => door.people.find((one) => one.id === id)?.phone ?? null;
  const conversation = useTalk(`field:${userId}:${door.id}`, only, phoneOf);
  const { mode, setMode, talk } = conversation;
  const [correcting, setCorrecting] = useState(false);
  const [adding, setAdding] = useState(false);
  const supersedes = correcting ? (state.own?.id ?? null) : null;

  async function leave() {
    await conversation.forget();
    const others = doors.filter((one) => one.door.id === door.id || !justSaved(one.door.id, one.own?.id ?? null));
    const next = nextDoor(others, door.id, mayVisitAgain);
    window.scrollTo(0, 0);
    await (next === null
      ? navigate({ to: '/field-ops/walk/$turf', params: { turf: turfId }, replace: true })
      : navigate({ to: '/field-ops/walk/$turf/$door', params: { turf: turfId, door: next.door.id }, replace: true }));
  }

  async function save(said: Said, also?: () => Promise<void>) {
    if (await recorder.save({ supersedes, ...said }, also)) await leave();
  }

  async function saveTalk() {
    const person = door.people.find(({ id }) => id === talk.person) ?? null;
    if (!conversation.check(person?.name ?? null)) return;
    await save({ ...saidIn(talk), person: person?.id ?? null }, () =>
      sendWishes(talk, person?.name ?? '', addressWords(door)),
    );
  }

  async function takeBack() {
    if (state.own === null) return;
    await recorder.save({ result: 'undone', supersedes: state.own.id });
    setCorrecting(false);
  }

  return (
    <>
      <h1
        className={css({ textStyle: 'h3', fontSize: '1.75rem' })}
        data-title={`Door ${doors.indexOf(state) + 1} of ${doors.length}`}
      >
        {door.closed ? 'Do not knock here' : namesOf(door.people)}
      </h1>
      <p className={css({ fontFamily: 'display', fontWeight: 'bold', fontSize: '1.25rem' })}>{addressWords(door)}</p>
      {door.floor === null ? null : <p>{`Floor ${door.floor}`}</p>}
      {door.accessNote === null ? null : (
        <p
          className={css({
            marginTop: '2',
            padding: '3',
            backgroundColor: 'straw',
            color: 'onStraw',
            fontWeight: 'bold',
          })}
        >
          {door.accessNote}
        </p>
      )}
      {mode === 'choose' ? (
        <>
          <div className={css({ marginTop: '4' })}>
            <Residents state={state} />
          </div>
          <History
            state={state}
            me={userId}
            busy={recorder.busy}
            correcting={correcting}
            onCorrect={() => setCorrecting(!correcting)}
            onTakeBack={() => void takeBack()}
          />
          <button
            type="button"
            className={css({ minHeight: '4rem', textDecoration: 'underline', cursor: 'pointer' })}
            onClick={() => setAdding(true)}
          >
            Add a person who lives here
          </button>
          <div className={thumbBar}>
            {correcting ? <p className={css({ fontWeight: 'bold' })}>What was it really?</p> : null}
            <div className={grid2}>
              <button type="button" className={big} data-size="huge" data-tone="loud" onClick={() => setMode('talk')}>
                Home
              </button>
              <button
                type="button"
                className={big}
                data-size="huge"
                data-tone="ink"
                disabled={recorder.busy}
                // The second tap of a double tap would land on the next door.
                onClick={(event) => event.detail < 2 && void save({ result: 'not_home' })}
              >
                Not home
              </button>
            </div>
            <button type="button" className={big} onClick={() => setMode('other')}>
              Other
            </button>
          </div>
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
          <Conversation
            talk={talk}
            people={door.people}
            script={script}
            busy={recorder.busy}
            problem={conversation.problem}
            onChange={conversation.change}
            onSave={() => void saveTalk()}
            onBack={() => setMode('choose')}
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
