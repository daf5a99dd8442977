/** The texts that name another date than the settings to be published, each with the way to where it is changed. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { kindOfSection } from '../../content/model/wordsContent.ts';
import type { OtherDates } from '../data/datedTexts.ts';
import { keyOfPlace, nameOfPlace, type DatedPlace } from '../model/datedPlaces.ts';
import { settingNames } from '../model/fields.ts';

const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'bold' });

export function OtherDatesList({ texts, isWhole }: OtherDates) {
  return (
    <>
      {isWhole ? null : <p>{m.settings_dates_in_part()}</p>}
      {texts.length === 0 ? null : (
        <ul
          aria-label={m.settings_dates_title()}
          className={css({ display: 'grid', gap: '3', maxHeight: '50vh', overflowY: 'auto', paddingInline: '1' })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too
          tabIndex={0}
        >
          {texts.map(({ where, locale, named, quote }) => (
            <li key={`${keyOfPlace(where)} ${locale}`}>
              <Place where={where} in={locale === 'en' ? m.settings_in_english() : m.settings_in_spanish()} />
              <p className={css({ fontWeight: 'bold' })}>{named.join(' · ')}</p>
              <p lang={locale} className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>
                {quote}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Place({ where, in: language }: { readonly where: DatedPlace; readonly in: string }) {
  const name = `${nameOfPlace(where, (setting) => settingNames[setting]())} · ${language}`;
  switch (where.at) {
    case 'form':
      return <p className={css({ fontWeight: 'bold' })}>{name}</p>;
    case 'setting':
      return (
        <Link to="/admin/settings/$setting" params={{ setting: where.setting }} className={link}>
          {name}
        </Link>
      );
    case 'event':
      return (
        <Link to="/events/$eventId/edit" params={{ eventId: where.item }} className={link}>
          {name}
        </Link>
      );
    case 'content':
      return (
        <Link to="/content/$kind/$item" params={{ kind: where.kind, item: where.item }} className={link}>
          {name}
        </Link>
      );
    default: {
      const kind = kindOfSection(where.section);
      return where.item === null ? (
        <Link to="/content/$kind" params={{ kind }} className={link}>
          {name}
        </Link>
      ) : (
        <Link to="/content/$kind/$item" params={{ kind, item: where.item }} className={link}>
          {name}
        </Link>
      );
    }
  }
}
