/** The walk of one turf, as a list or a map: the next door first in reach, every door with its own state, a door that is missing. */
import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { nextDoor, progressOf } from '../model/doors.ts';
import { forgetPlace, rememberPlace } from '../data/resumePoint.ts';
import { myTurfsRead, turfNameRead } from '../data/reads.ts';
import { topicOf } from '../data/saveFact.ts';
import { useKeepMap } from '../data/useKeepMap.ts';
import { useWalk } from '../data/useWalk.ts';
import { useWalkView } from '../data/useWalkView.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { AddDoorDialog } from './AddDoorDialog.tsx';
import { DoorList } from './DoorList.tsx';
import { deliveryAt, languagesOf, mayVisitAgain } from './list.ts';
import { NextDoorBar } from './NextDoorBar.tsx';
import { SentLine } from './SentLine.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WalkMap } from './WalkMap.tsx';
import { LastSavedStrip } from '../parts/LastSavedStrip.tsx';
import { spokenWords } from '../parts/spokenWords.ts';
import { big, wholeScreen } from '../parts/styles.ts';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { m } from '../../../messages/messages.js';

export function WalkScreen({ turfId }: { readonly turfId: string }) {
  const walk = useWalk(turfId);
  // Whoever comes here by a link or after a restart has not been at the list of turfs, which asks for it, too.
  useKeepMap();
  const turfs = useStaffRead(myTurfsRead);
  const [adding, setAdding] = useState(false);
  const [spoken, setSpoken] = useState('');
  const [view, setView] = useWalkView();
  const named = useStaffRead(turfNameRead(turfId));
  const own = turfs.rows?.find((turf) => turf.turf_id === turfId);
  const name = own?.name ?? named.rows?.[0]?.name ?? m.walk_list();
  const { doors, userId, read } = walk;
  useEffect(() => {
    if (userId !== '') rememberPlace(userId, `/field-ops/walk/${turfId}`);
  }, [userId, turfId]);
  const { ask } = read;
  useEffect(() => void ask(), [ask]);
  const languages = languagesOf(doors ?? []);
  const shown = (doors ?? []).filter(
    ({ door }) => spoken === '' || door.people.some(({ language }) => language === spoken),
  );
  const next = nextDoor(shown, null, mayVisitAgain);
  const progress = progressOf(doors ?? []);
  // Beside the list above it, beneath the map: that is to be in sight at once.
  const filter = (
    <div className={css({ marginTop: '4', maxWidth: '20rem' })}>
      <SelectField
        label={m.walk_show()}
        value={spoken}
        options={[
          { value: '', label: m.walk_every_door() },
          ...languages.map((language) => ({
            value: language,
            label: m.walk_doors_speaking({ language: spokenWords(language) }),
          })),
        ]}
        onChange={(event) => setSpoken(event.target.value)}
      />
    </div>
  );
  return (
    <div className={wholeScreen}>
      <Link
        to="/field-ops"
        onClick={forgetPlace}
        className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touchLarge' })}
      >
        {m.walk_all_turfs()}
      </Link>
      <h1 className={css({ textStyle: 'h3' })}>{name}</h1>
      {doors === null ? (
        read.state === 'failed' ? (
          <EmptyState title={m.walk_turf_missing()}>
            <p>{read.trouble === 'fault' ? m.ui_went_wrong() : m.walk_open_once()}</p>
          </EmptyState>
        ) : (
          <Spinner label={m.walk_doors_loading()} />
        )
      ) : (
        <>
          <div className={css({ display: 'grid', gap: '2', marginTop: '3' })}>
            {doors.length === 0 ? null : (
              <>
                <ProgressBar doors={progress.doors} visited={progress.visited} done={progress.done} />
                <p className={css({ fontWeight: 'bold' })}>
                  {m.walk_progress({ visited: progress.visited, count: progress.doors, done: progress.done })}
                </p>
              </>
            )}
            <SentLine {...walk.saved} />
            <AsOf asOf={read.asOf} trouble={read.trouble} />
          </div>
          {doors.length === 0 ? (
            <EmptyState title={m.walk_no_doors()}>
              <p>{m.walk_no_doors_why()}</p>
            </EmptyState>
          ) : null}
          <LastSavedStrip topic={topicOf(turfId)} place={null} deliveryAt={deliveryAt(doors)} />
          {doors.length === 0 ? null : <ViewSwitch view={view} onView={setView} />}
          {view === 'map' || languages.length === 0 ? null : filter}
          {view === 'map' && doors.length > 0 ? (
            <WalkMap turfId={turfId} doors={shown} nextId={next?.door.id ?? null} />
          ) : (
            <DoorList turfId={turfId} doors={shown} nextId={next?.door.id ?? null} />
          )}
          {view === 'map' && languages.length > 0 ? filter : null}
          {doors.length === 0 ? null : (
            <>
              <button
                type="button"
                className={big}
                style={{ width: '100%', marginBlock: '1rem' }}
                onClick={() => setAdding(true)}
              >
                {m.walk_add_door()}
              </button>
              <NextDoorBar turfId={turfId} next={next} spoken={spoken} />
            </>
          )}
        </>
      )}
      {adding ? (
        <AddDoorDialog
          turfId={turfId}
          userId={userId}
          doors={doors ?? []}
          near={(next ?? doors?.at(-1))?.door ?? null}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}
