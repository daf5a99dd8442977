/** What failed on phones as the page sees it: the server's rows, and each one in plain words. */
import * as v from 'valibot';
import { callPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';
import { timestamp } from '../../hooks/timestamp.ts';
import { m } from '../../messages/messages.js';

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

const STORAGE: Readonly<Record<string, () => string>> = {
  QuotaExceededError: m.audit_failed_full,
  StuckTransaction: m.audit_failed_stuck,
  OpenTimeout: m.audit_failed_opening,
};

/** One line that says what a person with that phone met. */
export function failureWords({ kind, name, place }: PhoneFailure): string {
  switch (kind) {
    case 'chunk':
      return place === 'unknown' ? m.audit_failed_code() : m.audit_failed_code_of({ place });
    case 'storage':
      return (STORAGE[name] ?? m.audit_failed_storage)();
    case 'item':
      return m.audit_failed_item({ kind: place.split('/', 1)[0]?.replaceAll('-', ' ') ?? '' });
    case 'rejection':
    case 'error':
      return m.audit_failed_error();
    default:
      return m.audit_failed();
  }
}

const BROWSERS: Readonly<Record<string, () => string>> = {
  chromium: m.audit_chromium,
  webkit: m.audit_webkit,
  gecko: m.audit_gecko,
};

/** "WebKit 17", as people who mend it say. */
export function engineWords(name: string): string {
  const [engine = '', major = '0'] = name.split(' ');
  const said = (BROWSERS[engine] ?? m.audit_another_browser)();
  return major === '0' ? said : `${said} ${major}`;
}
