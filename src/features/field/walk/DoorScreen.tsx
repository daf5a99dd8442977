/** The page of one door: which of how many, what was saved last, and what to say when it is not on the list. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { WENT_WRONG } from '../../../core/errors.ts';
import { rememberPlace } from '../data/resumePoint.ts';
import { topicOf } from '../data/saveFact.ts';
import { useOpenedDoor } from '../data/useOpenedDoor.ts';
import { useWalk } from '../data/useWalk.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { LastSavedStrip } from '../parts/LastSavedStrip.tsx';
import { wholeScreen } from '../parts/styles.ts';
import { deliveryAt } from './list.ts';
import { ListChanged } from './ListChanged.tsx';
import { DoorConversation } from './DoorConversation.tsx';

export interface DoorScreenProps {
  readonly turfId: string;
  readonly doorId: string;
}

export function DoorScreen({ turfId, doorId }: DoorScreenProps) {
  const walk = useWalk(turfId);
  const { state, change } = useOpenedDoor(walk.doors, doorId);
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
      <ListChanged change={change} />
      {state ? (
        <DoorConversation
          {...walk}
          doors={walk.doors ?? []}
          turfId={turfId}
          state={state}
          known={walk.known(state.own?.id ?? null)}
        />
      ) : walk.doors === null && walk.read.state !== 'failed' ? (
        <Spinner label="Loading the door..." />
      ) : (
        <EmptyState
          title={walk.doors === null ? 'This turf is not on this phone' : 'This door is not on your list any more'}
        >
          <p>
            {walk.doors === null
              ? walk.read.trouble === 'fault'
                ? WENT_WRONG
                : 'Open the turf once where there is a signal.'
              : 'Nobody here may be contacted, or the turf was taken back. Go on with the next door.'}
          </p>
        </EmptyState>
      )}
    </div>
  );
}
