/** Cards that were typed here and are not with the server yet. */
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { ideaCardKind } from '../model/cardKind.ts';
import { line } from '../parts/styles.ts';

export function CardsHere() {
  const entries = useOutboxEntries();
  const cards =
    entries === undefined || entries === 'unavailable'
      ? []
      : entries.filter(({ kind, state }) => kind === ideaCardKind.kind && state !== 'delivered');
  if (cards.length === 0) return null;
  return (
    <ul aria-label={m.ideas_cards_here()}>
      {cards.map(({ id, words, state }) => (
        <li key={id} className={line}>
          <p>{words}</p>
          <p>
            <Tag loud={state === 'refused'}>{state === 'refused' ? m.ideas_refused() : m.ideas_saved_here()}</Tag>
          </p>
        </li>
      ))}
    </ul>
  );
}
