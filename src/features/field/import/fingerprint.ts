/** The same file read the same way has the same fingerprint: it goes on where it stopped. */
import type { FieldName } from '../model/import/fields.ts';
import type { Reading } from './check.ts';

export async function fingerprintOf(digest: string, reading: Reading, fields: readonly FieldName[]): Promise<string> {
  const sorted = (of: Readonly<Record<string, unknown>>) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const decided = [
    fields.map((field) => reading.mapping[field] ?? ''),
    reading.headed,
    reading.source,
    sorted(reading.chosen),
    reading.keepOldBirths,
    sorted(reading.sameStreets),
  ];
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(decided)));
  return `${digest}:${Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
