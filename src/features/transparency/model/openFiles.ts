/**
 * Everything public as files: the tables, and the names of their files behind OPEN_DATA. Written down again, because a phone needs none of the
 * code that makes them; held against it by tests/features/transparency/openFiles.test.ts.
 */
import type { Locale } from '../../../core/locale.ts';

export const OPEN_TABLES = [
  'commitment',
  'commitment-update',
  'wordings',
  'withdrawn',
  'links',
  'document',
  'decision',
  'records-request',
  'correction',
  'team-member',
  'page',
  'indicator',
  'figures',
  'source',
  'payments',
  'payment-files',
  'money',
  'ideas',
  'questions',
  'events',
  'service',
  'program',
  'sites',
] as const;
export type OpenTable = (typeof OPEN_TABLES)[number];

/** Those that are more than one JSON, or speak one language; {l} is `es/` in Spanish. */
const MORE: Partial<Record<OpenTable, readonly string[]>> = {
  money: ['money.csv', 'money.json'],
  service: ['service.json', '{l}services.hsds.json', '{l}services.hsds.zip'],
  sites: ['sites.json', '{l}sites.geojson'],
};

const inLanguage = (name: string, locale: Locale) => name.replace('{l}', locale === 'es' ? 'es/' : '');

export const filesOf = (table: OpenTable, locale: Locale): readonly string[] =>
  (MORE[table] ?? [`${table}.json`]).map((name) => inLanguage(name, locale));

export const feedsIn = (locale: Locale): readonly string[] =>
  ['{l}changes.atom', '{l}changes.rss'].map((name) => inLanguage(name, locale));

export const INDEX = 'index.json';

/** "CSV", "JSON (HSDS)" */
export function formatOf(file: string): string {
  const [, standard, ending = ''] = /(\.hsds)?\.(\w+)$/.exec(file) ?? [];
  return ending.toUpperCase() + (standard === undefined ? '' : ' (HSDS)');
}
