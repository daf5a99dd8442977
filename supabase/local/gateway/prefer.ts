/** The Prefer header on its way in and out, and the proof that as many rows were stored as were sent. */
import { restRefusal } from './refusal.ts';

const KEPT = /^(return=(minimal|representation|headers-only)|missing=(default|null)|handling=(strict|lenient))$/;
const UNUSED = /^(count|resolution|tx|max-affected|params)=/;

/** The client's preferences as they may go on. `trusted` (the secret key) may prefer anything. Throws a Refusal. */
export function preferencesOf(header: string | undefined, trusted: boolean): string[] {
  const preferences = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);
  if (trusted) return preferences;
  const unused = preferences.find((preference) => UNUSED.test(preference));
  if (unused !== undefined) {
    const message = `This server does not answer "Prefer: ${unused.split('=', 1)[0]}".`;
    throw restRefusal(400, { code: 'PGRST100', message });
  }
  return preferences.filter((preference) => KEPT.test(preference));
}

/** Whether an insert's answer can be checked by its count: not when rows may be left out on purpose. */
export const isCounted = (preferences: readonly string[]): boolean =>
  !preferences.some((preference) => /^(count|resolution|tx)=/.test(preference));

/** How many rows the database says it stored; null when it does not say. */
export function storedRows(answer: Response): number | null {
  const count = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  return count === undefined ? null : Number(count);
}

/** Takes the count out again that the gateway asked for and the client did not. */
export function withoutCount(headers: Headers): void {
  const range = headers.get('content-range');
  if (range !== null) headers.set('content-range', range.replace(/\/\d+$/, '/*'));
  const applied = (headers.get('preference-applied') ?? '')
    .split(/,\s*/)
    .filter((preference) => !preference.startsWith('count='));
  if (applied.join('') === '') headers.delete('preference-applied');
  else headers.set('preference-applied', applied.join(', '));
}
