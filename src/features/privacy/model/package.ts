/** The personal data file as one download: the document in both languages, and the raw data beside it. */
import { toCsv, type Cell } from '../../../core/csv.ts';
import { drawnIn, LOCALES, type Locale } from '../../../core/locale.ts';
import { zipOf, type Bytes } from '../../../core/zip.ts';
import { documentOf, type DocumentSettings } from './document.ts';
import { parseFile } from './requests.ts';

const NAMES: Readonly<Record<Locale, string>> = { en: 'your-data.html', es: 'sus-datos.html' };

/** @param answer of privacy_file(). */
export function packageOf(answer: unknown, moment: DocumentSettings['moment']): Bytes {
  const file = parseFile(answer);
  const encoder = new TextEncoder();
  const texts = [
    ...LOCALES.map((language) => ({
      name: NAMES[language],
      text: drawnIn(language, () => documentOf(file, { language, moment })),
    })),
    { name: 'data.json', text: JSON.stringify(answer, null, 2) },
    ...file.sections.map(({ table, rows }) => ({ name: `csv/${table.replace(/^\w+\./, '')}.csv`, text: csvOf(rows) })),
  ];
  return zipOf(texts.map(({ name, text }) => ({ name, bytes: encoder.encode(text) })));
}

function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column] ?? null))),
  );
}

const cellOf = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
