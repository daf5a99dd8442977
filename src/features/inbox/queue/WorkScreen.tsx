/** /app/work: the queue of those who do not lead: what is assigned to them, and what of their subject waits. */
import { Link } from '@tanstack/react-router';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';
import { InboxScreen } from './InboxScreen.tsx';

export function WorkScreen() {
  return (
    <>
      <Link to="/app" className={textLink}>
        {m.inbox_back_today()}
      </Link>
      <InboxScreen title={m.inbox_your_work()} first="mine" />
    </>
  );
}
