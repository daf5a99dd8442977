/** The walk of one turf, as a list or a map: the next door first in reach, every door with its own state, a door that is missing. */
import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { WENT_WRONG } from '../../../core/errors.ts';
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
import { big, wholeScreen } from '../parts/styles.ts';
import { ProgressBar } from '../parts/ProgressBar.tsx';

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
  const name = own?.name ?? named.rows?.[0]?.name ?? 'Walk list';
  const { doors, userId, read } = walk;
  useEffect(() => {
    if (userId !== '') rememberPlace(userId, `/field-ops/walk/${turfId}`);
  }, [userId, turfId]);
  const { refresh } = read;
  useEffect(() => void refresh(), [refresh]);
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
        label="Show"
        value={spoken}
        options={[
          { value: '', label: 'Every door' },
          ...languages.map((language) => ({ value: language, label: `Doors where ${language} is spoken` })),
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
        ‹ All turfs
      </Link>
      <h1 className={css({ textStyle: 'h3' })}>{name}</h1>
      {doors === null ? (
        read.state === 'failed' ? (
          <EmptyState title="This turf is not on this phone">
            <p>
              {read.trouble === 'fault'
                ? WENT_WRONG
                : 'Open this once where there is a signal; from then on it works without one.'}
            </p>
          </EmptyState>
        ) : (
          <Spinner label="Loading the doors..." />
        )
      ) : (
        <>
          <div className={css({ display: 'grid', gap: '2', marginTop: '3' })}>
            {doors.length === 0 ? null : (
              <>
                <ProgressBar doors={progress.doors} visited={progress.visited} done={progress.done} />
                <p className={css({ fontWeight: 'bold' })}>
                  {`${progress.visited} of ${progress.doors} doors visited, ${progress.done} reached.`}
                </p>
              </>
            )}
            <SentLine {...walk.saved} />
            <AsOf asOf={read.asOf} trouble={read.trouble} />
          </div>
          {doors.length === 0 ? (
            <EmptyState title="No doors here">
              <p>
                Nobody on this list may be contacted, or the turf was taken back or is overdue. What you saved is still
                sent. Ask a field organizer if you want to go on.
              </p>
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
                Add a door that is not listed
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
