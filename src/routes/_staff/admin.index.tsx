/** /admin: everybody who wrote, first; then the ways to the people, the record of changes and whatever else is administered. */
import { useState } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { AdminWays } from '../../features/admin/home/AdminWays.tsx';
import { InboxScreen } from '../../features/inbox/queue/InboxScreen.tsx';
import { DuePanel } from '../../features/money/due/DuePanel.tsx';
import { lateCode } from '../../hooks/lateCode.ts';
import { m } from '../../messages/messages.js';

const ahead = lateCode(() => import('../../features/inbox/data/ahead.ts'));

export const Route = createFileRoute('/_staff/admin/')({
  // Not awaited: the screen is drawn while the server answers. No loader: that one does not run again at the press where a finger or
  // a mouse on the link has run it before.
  beforeLoad: ({ cause }) => {
    if (cause !== 'enter') return void ahead.load().catch(() => undefined);
    const here = ahead.now();
    // An import takes a turn even of what is here: the screen would be drawn first.
    if (here) void here.askInboxAhead();
    else void ahead.load().then(({ askInboxAhead }) => askInboxAhead()).catch(() => undefined); // prettier-ignore
  },
  component: Admin,
});

function Admin() {
  // Beneath the list on a phone: there from the start, they moved away under a thumb.
  const [stands, setStands] = useState(false);
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', xl: 'minmax(0, 1fr) 15rem' },
        columnGap: '10',
        alignItems: 'start',
      })}
    >
      <InboxScreen title={m.inbox_title()} first="todo" onStands={setStands} />
      {stands ? (
        <div className={css({ display: 'grid', gap: '6', paddingTop: { base: '6', xl: '10' } })}>
          <DuePanel />
          <AdminWays />
        </div>
      ) : null}
    </div>
  );
}
