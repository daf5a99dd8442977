/** What a page says once newer words were published: which snapshots it needs for that, and the page made of them. */
import { composePage, type PageWords, type Source } from '../../../campaign/page.ts';
import type { Section, Snapshot } from '../../../campaign/words.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';

/** A snapshot's name. */
export interface SnapshotHead {
  readonly locale: Locale;
  readonly sha256: string;
  /** ISO 8601, by the database's clock. */
  readonly publishedAt: string;
}

export interface Bringers {
  /** A published language's words; rejects when they are not to be had, or broken. */
  readonly published: (head: SnapshotHead) => Promise<Snapshot>;
  /** A language's words as this build has them, for what was never published. */
  readonly printed: (locale: Locale) => Promise<PageWords>;
}

/** @returns null: the page says the newest already. Rejects when words that it needs are not to be had: half of them is none. */
export async function newestPage(
  shown: PageWords,
  heads: readonly SnapshotHead[],
  { published, printed }: Bringers,
): Promise<PageWords | null> {
  const { locale } = shown;
  const sourceOf = async (head: SnapshotHead): Promise<Source> => ({ ...head, words: await published(head) });
  const headOf = (other: Locale) => heads.find((head) => head.locale === other);
  const news = heads.filter((head) => isNews(shown, head));

  const own = news.find((head) => head.locale === locale);
  const words = own ? await sourceOf(own) : ownOf(shown);
  const lacks = Object.keys(shown.words).some((section) => !(section in words.words));
  const others = LOCALES.filter((other) => other !== locale);
  if (!own && !(lacks && news.some((head) => others.includes(head.locale)))) return null;

  const sources: Partial<Record<Locale, Source>> = { [locale]: words };
  if (lacks) {
    for (const other of others) {
      const head = headOf(other);
      sources[other] = head ? await sourceOf(head) : ownOf(await printed(other));
    }
  }
  return composePage(locale, sources, shown);
}

/** By another hash, and not from before: an answer that somebody kept on its way, or a database set back, takes nothing back. */
function isNews({ from, publishedAt = {} }: PageWords, head: SnapshotHead): boolean {
  const known = publishedAt[head.locale];
  return head.sha256 !== from[head.locale] && !(known && Date.parse(head.publishedAt) <= Date.parse(known));
}

/** What a page says in its own language. */
function ownOf({ locale, words, borrowed, from, publishedAt = {} }: PageWords): Source {
  const own = (Object.keys(words) as Section[]).filter((section) => !borrowed[section]); // the schema lets no other key in
  return {
    sha256: from[locale] ?? null,
    publishedAt: publishedAt[locale] ?? null,
    words: Object.fromEntries(own.map((section) => [section, words[section]])),
  };
}
