/** Owns what stands in place of an event that cannot be shown: not yet, not here, or not there at all. */
import type { EventQueue } from '../../hooks/events/useQueue.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export function NoEvent({ event, unreachable }: Pick<EventQueue, 'event' | 'unreachable'>) {
  const all = <ButtonLink href="/events">All events</ButtonLink>;
  if (event === null) {
    return (
      <EmptyState title="There is no such event" action={all}>
        <p>If it was made a moment ago, it appears once there is a signal.</p>
      </EmptyState>
    );
  }
  if (!unreachable) return <Spinner label="Loading the event..." />;
  return (
    <EmptyState title="This event is not on this device yet" action={all}>
      <p>The server could not be reached. Open it once while online, and it stays here for a dead spot.</p>
    </EmptyState>
  );
}
