/** What was done about somebody, the latest first: by whom, when, and whether it is on this device only. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Entry, Fact } from '../model/fold.ts';
import { factWords } from '../parts/words.ts';

const deliveryWords = { saved: m.inbox_saved_here, sent: m.inbox_sent, refused: m.inbox_refused } as const;

export function History({ entry, me }: { readonly entry: Entry; readonly me: string }) {
  const own = new Map(entry.own.map(({ id, delivery }) => [id, delivery]));
  const known = new Set(entry.facts.map(({ id }) => id));
  const facts: readonly Fact[] = [...entry.facts, ...entry.own.filter(({ id }) => !known.has(id))];
  return (
    <ul aria-label={m.inbox_history()} className={css({ display: 'grid', gap: '2', maxWidth: 'text' })}>
      {facts
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .map((fact) => {
          const delivery = own.get(fact.id);
          const who = fact.by === me ? m.inbox_you() : (fact.byName ?? m.inbox_nobody());
          return (
            <li key={fact.id} className={css({ textStyle: 'small' })}>
              <strong>{factWords(fact)}</strong>{' '}
              <span className={css({ color: 'inkMuted' })}>
                {[
                  who,
                  moment(fact.at),
                  fact.counts ? null : m.inbox_counts_not(),
                  delivery && deliveryWords[delivery](),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {fact.note === null ? null : <q className={css({ display: 'block' })}>{fact.note}</q>}
            </li>
          );
        })}
      <li className={css({ textStyle: 'small' })}>
        <strong>{m.inbox_arrived()}</strong>{' '}
        <span className={css({ color: 'inkMuted' })}>{moment(entry.arrivedAt)}</span>
      </li>
    </ul>
  );
}
