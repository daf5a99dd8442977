/** Two took on the same person without having seen each other: who, when, and the two ways out. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Entry, Fact } from '../model/fold.ts';
import { headFact } from '../model/looking.ts';

export interface ConflictProps {
  readonly entry: Entry;
  readonly me: string;
  readonly busy: boolean;
  readonly onSettle: (keep: 'owner' | 'me') => void;
}

const nameOf = (id: string | null, name: string | null, me: string) =>
  id === me ? m.inbox_you() : (name ?? m.inbox_nobody());

const bidder = (fact: Fact, me: string) =>
  fact.action === 'assigned' ? nameOf(fact.assignee, fact.assigneeName, me) : nameOf(fact.by, fact.byName, me);

export function Conflict({ entry, me, busy, onSettle }: ConflictProps) {
  const head = headFact(entry);
  const owner = nameOf(entry.owner, entry.ownerName, me);
  const mine = entry.owner === me;
  return (
    <div
      role="note"
      aria-label={m.inbox_contested()}
      className={css({
        display: 'grid',
        gap: '2',
        padding: '4',
        backgroundColor: 'straw',
        color: 'onStraw',
        maxWidth: 'text',
      })}
    >
      <p className={css({ fontWeight: 'bold' })}>
        {head === null
          ? m.inbox_conflict_has({ who: owner })
          : m.inbox_conflict_since({ who: owner, time: moment(head.at) })}
      </p>
      <ul>
        {entry.rivals.map((fact) => (
          <li key={fact.id}>{m.inbox_conflict_rival({ who: bidder(fact, me), time: moment(fact.at) })}</li>
        ))}
      </ul>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="secondary" size="lg" disabled={busy} onClick={() => onSettle('owner')}>
          {mine ? m.inbox_settle_keep() : m.inbox_settle_owner({ who: owner })}
        </Button>
        {mine ? null : (
          <Button variant="secondary" size="lg" disabled={busy} onClick={() => onSettle('me')}>
            {m.inbox_settle_me()}
          </Button>
        )}
      </div>
    </div>
  );
}
