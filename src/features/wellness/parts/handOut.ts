/** What somebody at a door is given of a service, in their own language whatever the app speaks: to read, to scan, to take along as text. */
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { spoken, type Spoken } from '../../../core/content/localized.ts';
import { drawnIn, type Locale } from '../../../core/locale.ts';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { clock } from '../data/clock.ts';
import { isUnverified, type Service } from '../model/service.ts';
import { hoursLines } from './HoursList.tsx';
import { openWords } from './OpenState.tsx';
import { costWords, dayWords, languageWords, sentence } from './words.ts';

export interface HandOut {
  readonly locale: Locale;
  readonly name: Spoken;
  readonly text: Spoken;
  readonly open: { readonly is: string; readonly words: string };
  /** None: they are asked by phone. */
  readonly hours: readonly string[];
  readonly phones: readonly { readonly id: string; readonly phone: string; readonly label: string }[];
  /** Why there is no place, where it is kept secret; null: nobody wrote one down. */
  readonly where: string | null;
  readonly forWhom: Spoken | null;
  /** What it costs and which languages are spoken. */
  readonly facts: readonly string[];
  /** "Checked Sep 22, 2025." */
  readonly checked: string;
  /** Nobody has asked for 90 days. */
  readonly old: boolean;
  /** The public page, in their language. */
  readonly page: string;
  /** All that somebody needs, for a message. */
  readonly message: string;
}

/** A number as phones dial it. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^0-9+]/g, '')}`;

/** @param now epoch ms. @param locale theirs. */
export function handOut(of: Service, now: number, locale: Locale): HandOut {
  return drawnIn(locale, () => {
    const { body, slug, hours, checked } = of;
    const today = clock.day(now);
    const said = (text: Localized | undefined) => spoken(text).words;
    const name = spoken(body.name);
    const lines = hoursLines(body, today).map(({ label, words, reason }) =>
      [label ? `${said(label)}: ${words}` : words, said(reason)].filter(Boolean).join(' '),
    );
    const phones = body.phones.map(({ id, phone, label }) => ({ id, phone, label: said(label) }));
    const where = whereOf(body, said);
    const old = isUnverified(of, today);
    const day = dayWords(checked);
    const notice = old ? m.wellness_unchecked({ day }) : m.wellness_checked({ day });
    const page = campaign.siteUrl + localHref(pageOf('service', slug) ?? '/wellness', locale);
    return {
      locale,
      name,
      text: spoken(body.text),
      open: openWords(hours, now),
      hours: lines,
      phones,
      where,
      forWhom: body.eligibility ? spoken(body.eligibility) : null,
      facts: [
        [costWords[body.cost](), said(body.cost_note)].filter(Boolean).join('. '),
        sentence(listed(body.languages.map((one) => languageWords[one]()))),
      ],
      checked: notice,
      old,
      page,
      message: [
        name.words,
        ...phones.map(({ phone, label }) => [label, phone].filter(Boolean).join(' ')),
        ...(lines.length === 0 ? [m.wellness_no_hours()] : lines),
        where ?? '',
        old ? notice : '',
        page,
      ]
        .filter(Boolean)
        .join('\n'),
    };
  });
}

function whereOf(
  { confidential, address, directions }: Service['body'],
  said: (text: Localized | undefined) => string,
): string | null {
  if (confidential === true) return m.wellness_confidential();
  return [address, said(directions)].filter(Boolean).join('. ') || null;
}
