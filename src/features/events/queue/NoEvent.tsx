/** What stands in place of an event that cannot be shown: not yet, not here, or not there at all. */
import type { EventQueue } from '../data/useQueue.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';

export function NoEvent({ event, missing }: Pick<EventQueue, 'event' | 'missing'>) {
  if (event !== null && missing === null) return <Spinner label={m.queue_loading_event()} />;
  const [title, words] =
    event === null
      ? [m.queue_no_such_event(), m.queue_no_such_event_more()]
      : [m.queue_event_not_here(), missing === 'fault' ? m.ui_went_wrong() : m.queue_event_not_here_more()];
  return (
    <>
      <PageHead title={m.queue_event()} />
      <EmptyState title={title} action={<ButtonLink href="/events">{m.queue_all_events()}</ButtonLink>}>
        <p>{words}</p>
      </EmptyState>
    </>
  );
}
