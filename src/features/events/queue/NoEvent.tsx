/** What stands in place of an event that cannot be shown: not yet, not here, or not there at all. */
import { WENT_WRONG } from '../../../core/errors.ts';
import type { EventQueue } from '../data/useQueue.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';

export function NoEvent({ event, missing }: Pick<EventQueue, 'event' | 'missing'>) {
  if (event !== null && missing === null) return <Spinner label="Loading the event..." />;
  const [title, words] =
    event === null
      ? ['There is no such event', 'If it was made a moment ago, it appears once there is a signal.']
      : [
          'This event is not on this device yet',
          missing === 'fault'
            ? WENT_WRONG
            : 'The server could not be reached. Open it once while online, and it stays here for a dead spot.',
        ];
  return (
    <>
      <PageHead title="Event" />
      <EmptyState title={title} action={<ButtonLink href="/events">All events</ButtonLink>}>
        <p>{words}</p>
      </EmptyState>
    </>
  );
}
