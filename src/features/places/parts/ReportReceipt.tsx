/** What a reported place has to say under "My submissions" and beside the list: whether it was looked at, where it stands, whose it is. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { useByReceipt } from '../../../hooks/useByReceipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { askMyReport, type MyReport } from '../data/myReport.ts';
import { fieldWords, valueWords } from './fieldWords.ts';
import { SaidText } from './SaidText.tsx';
import { answer, link } from './styles.ts';
import { dayWords, ownerWords } from './words.ts';

export function ReportReceipt({ entry }: { readonly entry: OutboxEntry }) {
  const mine = useByReceipt(entry, askMyReport);
  return <div aria-live="polite">{mine === null ? null : <Stands of={mine} />}</div>;
}

/** What a receipt leads to. */
function Stands({ of }: { readonly of: MyReport }) {
  const said = { ...(of.answer_en && { en: of.answer_en }), ...(of.answer_es && { es: of.answer_es }) };
  const title = { ...(of.title_en && { en: of.title_en }), ...(of.title_es && { es: of.title_es }) };
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {of.state === 'waiting' ? <p>{m.places_mine_waiting()}</p> : null}
      {of.state === 'declined' ? <p>{m.places_mine_declined()}</p> : null}
      {of.state === 'not_ours' && of.belongs_to !== null ? (
        <p>{m.places_mine_not_ours({ owner: ownerWords[of.belongs_to]() })}</p>
      ) : null}
      {of.state === 'on_page' && of.slug !== null ? (
        <p>
          {m.places_mine_on_page()}{' '}
          <a href={localHref(`/revitalization/${of.slug}`)} className={link}>
            <SaidText of={title} />
          </a>
        </p>
      ) : null}
      {of.corrections.length === 0 ? null : (
        <ul aria-label={m.places_mine_corrected()} className={css({ display: 'grid', gap: '1' })}>
          {of.corrections.map(({ on, field, now }) => (
            <li key={`${on} ${field}`}>
              {field === 'commitment'
                ? m.places_mine_corrected_field({ day: dayWords(on), field: fieldWords[field]() })
                : m.places_mine_corrected_to({
                    day: dayWords(on),
                    field: fieldWords[field](),
                    now: valueWords(field, now),
                  })}
            </li>
          ))}
        </ul>
      )}
      {Object.keys(said).length === 0 ? null : (
        <p className={answer}>
          <SaidText of={said} />
        </p>
      )}
    </div>
  );
}
