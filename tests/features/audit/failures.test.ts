/** What failed on phones, as the audit page says it. */
import { describe, expect, it } from 'vitest';
import { engineWords, failuresRead, failureWords, type PhoneFailure } from '../../../src/features/audit/failures.ts';

const row: PhoneFailure = {
  kind: 'chunk',
  name: 'ChunkMissing',
  place: 'YardSignDialog',
  times: 12,
  phones: 9,
  first_seen: 0,
  last_seen: 0,
  builds: [{ name: '3fa91c07', times: 12 }],
  engines: [{ name: 'webkit 17', times: 12 }],
};

it('is read in the times that both servers write', () => {
  const sent = [{ ...row, first_seen: '2026-10-20T12:00:00+00:00', last_seen: '2026-10-20 13:00:00.5+00' }];
  expect(failuresRead.parse(sent)).toEqual([
    { ...row, first_seen: Date.UTC(2026, 9, 20, 12), last_seen: Date.UTC(2026, 9, 20, 13, 0, 0, 500) },
  ]);
  expect(() => failuresRead.parse([{ ...row, first_seen: 'soon' }])).toThrow();
});

describe('each kind has words for whoever does not read code', () => {
  it.each([
    [{}, 'A part of the app could not be fetched: YardSignDialog'],
    [{ place: 'unknown' }, 'A part of the app could not be fetched'],
    [{ kind: 'storage', name: 'QuotaExceededError' }, 'A phone was full: a form could not be saved'],
    [{ kind: 'storage', name: 'InvalidStateError' }, 'A phone’s storage could not be used'],
    [
      { kind: 'item', place: 'yard-sign/yard_sign_requests_phone_at_least_10' },
      'The server did not take something that was saved: yard sign',
    ],
    [{ kind: 'rejection', name: 'TypeError' }, 'The app met an error it had no answer to'],
    [{ kind: 'of a later version' }, 'Something failed'],
  ])('%o', (some, words) => {
    expect(failureWords({ ...row, ...some })).toBe(words);
  });
});

it('an engine without a version has none', () => {
  expect([engineWords('webkit 17'), engineWords('gecko 128'), engineWords('other 0')]).toEqual([
    'WebKit 17',
    'Firefox 128',
    'Another browser',
  ]);
});
