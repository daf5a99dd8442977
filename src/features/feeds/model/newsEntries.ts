/** What is told beside content, as entries of a feed. */
import { feedWords } from '../../../campaign/feed.ts';
import { localHref } from '../../../core/address.ts';
import { dateFormat } from '../../../core/dateFormat.ts';
import type { Locale } from '../../../core/locale.ts';
import { shortened } from '../../../core/shortened.ts';
import { said, SUMMARY_AT_MOST, TITLE_AT_MOST, type Entry } from './entry.ts';
import { WORDS, type News } from './news.ts';
import type { LiveRow } from './rows.ts';
import type { Gone } from './tables.ts';

interface Site {
  readonly siteUrl: string;
  readonly locale: Locale;
}

export function newsEntries(news: News, site: Site): Entry[] {
  const { siteUrl, locale } = site;
  const words = feedWords[locale];
  const answers = (rows: News['ideas'], kind: 'idea' | 'question') =>
    rows.map(({ id, text, answer, day, place }): Entry => {
      const [asked, askedIn] = said(text, locale);
      const [reply, repliedIn] = said(answer, locale);
      return {
        id,
        kind,
        title: `${words[kind]}: ${shortened(asked, TITLE_AT_MOST)}`,
        summary: shortened(reply === '' ? asked : reply, SUMMARY_AT_MOST),
        lang: reply === '' ? askedIn : repliedIn,
        link: siteUrl + localHref(place, locale),
        // The day alone is public; its beginning is not to come.
        at: new Date(day),
      };
    });
  const files = news.files.map(({ id, rows, asOf, published }): Entry => ({
    id,
    kind: 'payments',
    title: words.payments(grouped(rows)),
    summary: words.paymentsAbout(dayIn(asOf, locale)),
    lang: locale,
    link: siteUrl + localHref('/transparency/payments', locale),
    at: new Date(published),
  }));
  return [
    ...news.gone.map((one) => withdrawal(one, site)),
    ...answers(news.ideas, 'idea'),
    ...answers(news.questions, 'question'),
    ...news.places.map((one) => worded(one, site)),
    ...files,
    ...news.words.map((row) => section(row, site)),
  ];
}

/** What is planned at a place and what it is, in words that its page has since that day. */
function worded({ id, title, about, plan, day, place }: News['places'][number], { siteUrl, locale }: Site): Entry {
  const [name, lang] = said(title, locale);
  const texts = [plan, about].map((text) => said(text, lang)[0]).filter(Boolean);
  return {
    id,
    kind: 'place',
    title: `${feedWords[lang].place}: ${shortened(name, TITLE_AT_MOST)}`,
    summary: shortened(texts.join(' · ') || name, SUMMARY_AT_MOST),
    lang,
    link: siteUrl + localHref(place, locale),
    at: new Date(day),
  };
}

const dayIn = (day: string, locale: Locale) =>
  dateFormat(locale === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** "1,234", as both languages write it here. */
const grouped = (rows: number) => String(rows).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A section of the landing page in other words: which, and all that it says now. */
function section({ kind, revision, version, body, live_since: since }: LiveRow, { siteUrl, locale }: Site): Entry {
  const words = feedWords[locale];
  const [, name = words.page] = Object.entries(words.sections).find(([one]) => one === kind) ?? [];
  const reworded = version > 1 ? ` (${words.reworded(version)})` : '';
  const text = prose(body, locale).join(' · ');
  return {
    id: revision,
    kind: 'words',
    title: `${words.page}: ${name}${reworded}`,
    summary: shortened(text === '' ? name : text, SUMMARY_AT_MOST),
    lang: locale,
    link: siteUrl + localHref(WORDS[kind] ?? '/', locale),
    at: new Date(since),
  };
}

/** Every text that is said in languages, in the order in which it stands. */
function prose(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const [text] = Array.isArray(value) ? [''] : said(value, locale);
  return text === '' ? Object.values(value).flatMap((part) => prose(part, locale)) : [text];
}

/** A promise does not vanish without a word: its old address says the same. */
function withdrawal(
  { step, slug, title, withdrawn_at: at, reason_en: en, reason_es: es }: Gone,
  { siteUrl, locale }: Site,
): Entry {
  const [name, lang] = said(title, locale);
  const [reason] = said({ en, es }, lang);
  return {
    id: step,
    kind: 'withdrawn',
    title: `${feedWords[lang].withdrawn}: ${shortened(name, TITLE_AT_MOST)}`,
    summary: shortened(reason === '' ? name : reason, SUMMARY_AT_MOST),
    lang,
    link: siteUrl + localHref(`/vision/${encodeURIComponent(slug)}`, locale),
    at: new Date(at),
  };
}
