/** What one page says: its language's words, and where a section of them is missing another language's. */
import { canonicalJson } from '../core/canonicalJson.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import type { Section, Snapshot, Words } from './words.ts';

/** What is known of one language: a snapshot, by the hash that names it; the seed has none. */
export interface Source {
  readonly sha256: string | null;
  /** ISO 8601, by the database's clock; null: never published, or not known. */
  readonly publishedAt?: string | null;
  readonly words: Snapshot;
}

/** The id of the element that has a printed page's words. */
export const ISLAND = 'words';

export interface PageWords {
  readonly locale: Locale;
  readonly words: Words;
  /** Sections in another language than the page's. */
  readonly borrowed: Readonly<Partial<Record<Section, Locale>>>;
  /** The snapshots it was made of. A newer one of any of them makes a newer page. */
  readonly from: Readonly<Partial<Record<Locale, string>>>;
  /** When those were published, where that is known: what is older is not newer. */
  readonly publishedAt?: Readonly<Partial<Record<Locale, string>>>;
}

/** What a device keeps of words that came after a page was printed. */
export interface KeptPage {
  /** The printed page's `from`: of another build's page nobody knows whether these words are newer. */
  readonly over: PageWords['from'];
  readonly page: PageWords;
}

/** The kept words, if they are newer than this printed page. @param kept what the device's storage gave, if anything. */
export function newerThan(printed: PageWords, kept: unknown): PageWords | null {
  const { over, page } = (kept ?? {}) as Partial<KeptPage>; // written by keptPage() of some version, checked here
  const fits = page?.locale === printed.locale && canonicalJson(over ?? null) === canonicalJson(printed.from);
  return fits ? page : null;
}

export const keptPage = (printed: PageWords, page: PageWords): KeptPage => ({ over: printed.from, page });

/** Whether two pages say the same in a section. */
export function sameSection(one: PageWords, other: PageWords, section: Section): boolean {
  return (
    one.borrowed[section] === other.borrowed[section] &&
    canonicalJson(one.words[section]) === canonicalJson(other.words[section])
  );
}

/** @param whole taken where no language has a section: the page that was there before, or the seed. */
export function composePage(
  locale: Locale,
  sources: Readonly<Partial<Record<Locale, Source>>>,
  whole: Pick<PageWords, 'words' | 'borrowed'>,
): PageWords {
  const order = [locale, ...LOCALES.filter((other) => other !== locale)];
  const borrowed = { ...whole.borrowed };
  const from: Partial<Record<Locale, string>> = {};
  const publishedAt: Partial<Record<Locale, string>> = {};
  let words = whole.words;
  // From the last choice to the first, each over the one before.
  for (const other of order.toReversed()) {
    const source = sources[other];
    if (!source) continue;
    const own = other === locale;
    const wanted = own ? source.words : without(source.words, sources[locale]?.words);
    if (Object.keys(wanted).length === 0) continue;
    words = Object.assign({}, words, wanted);
    for (const section of Object.keys(wanted) as Section[]) {
      // the schema lets no other key in
      if (own) delete borrowed[section];
      else borrowed[section] = other;
    }
    if (source.sha256 !== null) from[other] = source.sha256;
    if (source.publishedAt) publishedAt[other] = source.publishedAt;
  }
  return { locale, words, borrowed, from, ...(Object.keys(publishedAt).length > 0 ? { publishedAt } : {}) };
}

function without(words: Snapshot, taken: Snapshot = {}): Snapshot {
  return Object.fromEntries(Object.entries(words).filter(([section]) => !(section in taken)));
}
