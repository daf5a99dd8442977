/** Everything about one person who wrote: what they sent, how to reach them, what can be done, what was done. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { personRef } from '../../persons/model/ref.ts';
import { offered, type Offered } from '../model/actions.ts';
import type { Outcome } from '../model/facts.ts';
import type { Entry } from '../model/fold.ts';
import { deedWords } from '../parts/words.ts';
import { Conflict } from './Conflict.tsx';
import { History } from './History.tsx';
import { Reach } from './Reach.tsx';

export interface EntryDetailsProps {
  readonly entry: Entry;
  readonly me: string;
  readonly busy: boolean;
  readonly onDo: (action: Offered['action']) => void;
  /** They were called, texted or written to, perhaps: what came of it? */
  readonly onReached: (outcome: Outcome) => void;
  /** Two have claimed them: whoever settles it says who keeps them. */
  readonly onSettle: (keep: 'owner' | 'me') => void;
}

export function EntryDetails({ entry, me, busy, onDo, onReached, onSettle }: EntryDetailsProps) {
  const leads = useMay('lead_campaign');
  const writes = useMay('publish_content');
  const said = [
    entry.availability,
    entry.notes,
    entry.language === 'es' ? m.inbox_speaks_spanish() : null,
    entry.withdrawn ? m.inbox_withdrawn() : null,
  ];
  return (
    <div className={css({ display: 'grid', gap: '3', paddingBottom: '5' })}>
      {entry.rivals.length > 0 ? <Conflict entry={entry} me={me} busy={busy} onSettle={onSettle} /> : null}
      {said.some(Boolean) ? (
        <div className={css({ maxWidth: 'text', display: 'grid', gap: '1' })}>
          {said.filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
      <Reach entry={entry} onReached={onReached} />
      <fieldset
        aria-label={m.inbox_deeds({ name: entry.name ?? m.inbox_nobody() })}
        className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' })}
      >
        {offered(entry, me).map(({ action, first }) => (
          <Button
            key={action}
            size="lg"
            variant={first ? 'primary' : 'secondary'}
            disabled={busy}
            className={css({ paddingInline: '2', fontSize: '1.0625rem' })}
            onClick={() => onDo(action)}
          >
            {deedWords[action]()}
          </Button>
        ))}
      </fieldset>
      {leads && entry.kind !== 'contact_attempt' ? (
        <p>
          <Link to="/admin/people/$person" params={{ person: personRef(entry.kind, entry.id) }} className={textLink}>
            {m.inbox_person()}
          </Link>
        </p>
      ) : null}
      {writes && entry.what === 'idea' ? (
        <p>
          <Link to="/content/links" search={{ idea: entry.id }} className={textLink}>
            {m.inbox_link_idea()}
          </Link>
        </p>
      ) : null}
      <History entry={entry} me={me} />
    </div>
  );
}
