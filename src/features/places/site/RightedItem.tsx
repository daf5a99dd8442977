/** One thing that was wrong on a place's page: when it was put right, what stood there, what stands there now, and why. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Righted } from '../model/site.ts';
import { fieldWords, valueWords } from '../parts/fieldWords.ts';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, link, quiet } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';

const IN_SPANISH: ReadonlySet<string> = new Set(['title_es', 'about_es']);
const IN_ENGLISH: ReadonlySet<string> = new Set(['title_en', 'about_en']);

export function RightedItem({ of: { on, field, was, wasTold, now, reason } }: { readonly of: Righted }) {
  const lang = IN_SPANISH.has(field) ? 'es' : IN_ENGLISH.has(field) ? 'en' : undefined;
  return (
    <li className={css({ display: 'grid', gap: '1', maxWidth: 'text' })}>
      <p className={facts}>
        <time dateTime={on} className={css({ fontWeight: 'bold' })}>
          {dayWords(on)}
        </time>
        <Tag>{m.places_corrected()}</Tag>
      </p>
      {field === 'commitment' ? (
        <p>
          {now === null ? (
            m.places_corrected_unlinked()
          ) : (
            <a href={localHref(`/vision/${now}`)} className={link}>
              {m.places_corrected_linked()}
            </a>
          )}
        </p>
      ) : (
        <p>
          {fieldWords[field]()}:{' '}
          <ins lang={lang} className={css({ textDecoration: 'none', fontWeight: 'bold' })}>
            {valueWords(field, now)}
          </ins>{' '}
          {wasTold ? (
            <>
              {m.places_corrected_before()} <del lang={lang}>{valueWords(field, was)}</del>
            </>
          ) : (
            m.places_corrected_hushed()
          )}
        </p>
      )}
      <p className={quiet}>
        {m.places_corrected_why()} <SaidText of={reason} />
      </p>
    </li>
  );
}
