/** What was found at a reported place, by whom and when; and whether two found it otherwise. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { VisitLine } from '../data/deskRead.ts';
import type { OwnVisit } from '../data/useVisits.ts';
import { foundOnPageWords, foundWords } from '../model/visitKinds.ts';
import { facts } from './styles.ts';
import { ownerWords } from './words.ts';

export interface VisitLinesProps {
  readonly visits: readonly VisitLine[];
  readonly own?: readonly OwnVisit[];
  readonly contested: boolean;
  /** Of a place on the page: it is as shown, not as reported. */
  readonly onPage?: boolean;
}

export function VisitLines({ visits, own = [], contested, onPage = false }: VisitLinesProps) {
  const words = onPage ? foundOnPageWords : foundWords;
  if (visits.length + own.length === 0) return null;
  return (
    <section aria-label={m.places_visits()} className={css({ display: 'grid', gap: '1', textStyle: 'small' })}>
      <p className={facts}>
        <strong>{m.places_visits()}</strong>
        {contested ? <Tag loud>{m.places_visit_contested()}</Tag> : null}
      </p>
      <ul className={css({ display: 'grid', gap: '1' })}>
        {visits.map(({ id, found, belongs_to, danger, note, by_name, at, counts }) => (
          <li key={id}>
            {[
              words[found](),
              belongs_to === null ? '' : m.places_visit_whose({ owner: ownerWords[belongs_to]() }),
              danger ? m.places_danger() : '',
              by_name ?? m.places_somebody(),
              moment(Date.parse(at)),
              counts ? '' : m.places_visit_unseen(),
              note ?? '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {own.map(({ id, found, note, delivery }) => (
          <li key={id} className={facts}>
            <span>{[words[found](), note ?? ''].filter(Boolean).join(' · ')}</span>
            <Tag loud={delivery === 'refused'}>
              {delivery === 'refused'
                ? m.places_refused()
                : delivery === 'sent'
                  ? m.places_sent()
                  : m.places_saved_here()}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
