/** The page of one door: which of how many, what was saved last, and what to say when it is not on the list. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { rememberPlace } from '../data/resumePoint.ts';
import type { Help } from '../model/help.ts';
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
import { m } from '../../../messages/messages.js';

export interface DoorScreenProps {
  readonly turfId: string;
  readonly doorId: string;
  readonly help: Help;
}

export function DoorScreen({ turfId, doorId, help }: DoorScreenProps) {
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
          {m.walk_all_doors()}
        </Link>
        {at < 0 ? null : <span>{m.walk_door_of({ number: at + 1, total: walk.doors?.length ?? 0 })}</span>}
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
          help={help}
        />
      ) : walk.doors === null && walk.read.state !== 'failed' ? (
        <Spinner label={m.walk_door_loading()} />
      ) : (
        <EmptyState title={walk.doors === null ? m.walk_turf_missing() : m.walk_door_gone()}>
          <p>
            {walk.doors === null
              ? walk.read.trouble === 'fault'
                ? m.ui_went_wrong()
                : m.walk_open_turf_once()
              : m.walk_door_gone_why()}
          </p>
        </EmptyState>
      )}
    </div>
  );
}
