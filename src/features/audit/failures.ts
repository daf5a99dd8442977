/** What failed on phones as the page sees it: the server's rows, and each one in plain words. */
import * as v from 'valibot';
import { callPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';
import { timestamp } from '../../hooks/timestamp.ts';

const parts = v.array(v.object({ name: v.string(), times: v.number() }));
const rowSchema = v.object({
  kind: v.string(),
  name: v.string(),
  place: v.string(),
  times: v.number(),
  phones: v.number(),
  first_seen: timestamp,
  last_seen: timestamp,
  builds: parts,
  engines: parts,
});

export type PhoneFailure = v.InferOutput<typeof rowSchema>;

export const FAILURE_DAYS = 30;

export const failuresRead = defineRead<PhoneFailure>({
  key: `phone-failures-${FAILURE_DAYS}`,
  maxAgeMs: 0,
  path: (now) => {
    const since = new Date(now - FAILURE_DAYS * 86_400_000).toISOString();
    return callPath('failures_on_phones', { since });
  },
  parse: rowsOf('failures_on_phones', rowSchema),
});

const STORAGE: Readonly<Record<string, string>> = {
  QuotaExceededError: 'A phone was full: a form could not be saved',
  StuckTransaction: 'A phone’s storage did not answer',
  OpenTimeout: 'A phone’s storage could not be opened',
};

/** One line that says what a person with that phone met. */
export function failureWords({ kind, name, place }: PhoneFailure): string {
  switch (kind) {
    case 'chunk':
      return place === 'unknown'
        ? 'A part of the app could not be fetched'
        : `A part of the app could not be fetched: ${place}`;
    case 'storage':
      return STORAGE[name] ?? 'A phone’s storage could not be used';
    case 'item':
      return `The server did not take something that was saved: ${place.split('/', 1)[0]?.replaceAll('-', ' ') ?? ''}`;
    case 'rejection':
    case 'error':
      return 'The app met an error it had no answer to';
    default:
      return 'Something failed';
  }
}

/** "WebKit 17", as people who mend it say. */
export function engineWords(name: string): string {
  const [engine = '', major = '0'] = name.split(' ');
  const said = { chromium: 'Chromium', webkit: 'WebKit', gecko: 'Firefox' }[engine] ?? 'Another browser';
  return major === '0' ? said : `${said} ${major}`;
}
