/** How the outbox speaks: *saved* and *sent* are never mixed up. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { ITEM_STATES } from '../../../src/core/outbox/record.ts';
import {
  formAddress,
  indicatorWords,
  needsYou,
  sendWords,
  stateWords,
  titleOf,
  whenWords,
} from '../../../src/features/outbox/words.ts';
import type { OutboxEntry } from '../../../src/hooks/useOutbox.ts';

const entry = (some: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001',
  kind: 'volunteer',
  state: 'queued',
  words: 'Ana Ruiz offers to volunteer: Door Knocking.',
  savedAt: '2025-10-18T18:05:00.000Z',
  sentAt: null,
  tries: 0,
  mayHaveLanded: false,
  signed: false,
  locked: false,
  others: false,
  behind: false,
  error: null,
  receipt: null,
  eventId: null,
  ...some,
});

afterEach(() => setLocale('en'));

describe('what somebody else saved on this device', () => {
  it('does not ask anything of whoever is signed in now', () => {
    const theirs = { signed: true, others: true };
    expect(needsYou(entry({ ...theirs, state: 'waiting-sign-in' }))).toBe(false);
    expect(needsYou(entry({ ...theirs, state: 'refused' }))).toBe(false);
    expect(needsYou(entry({ signed: true, state: 'waiting-sign-in' }))).toBe(true);
  });
});

describe('what no connection sends', () => {
  it('does not promise a connection: what follows an earlier one says so', () => {
    expect(stateWords(entry())).toMatch(/as soon as there is a connection/);
    expect(stateWords(entry({ behind: true }))).toMatch(/An earlier one about the same thing/);
    expect(stateWords(entry({ behind: true, tries: 2 }))).not.toMatch(/connection|try/);
    setLocale('es');
    expect(stateWords(entry({ behind: true }))).not.toMatch(/conexión/);
  });
});

describe('what waits for a second factor', () => {
  it('says so, and asks for its person', () => {
    const held = entry({ state: 'waiting-sign-in', signed: true, error: { code: 'PT403', status: 403 } });
    expect(stateWords(held)).toMatch(/It needs your second factor/);
    expect(needsYou(held)).toBe(true);
    expect(stateWords(entry({ state: 'waiting-sign-in', signed: true }))).not.toMatch(/second factor/);
  });
});

describe('what is locked until the person who saved it is back', () => {
  it('says so, is never called sent, and is changed by nobody', () => {
    for (const state of ITEM_STATES) {
      if (state === 'delivered' || state === 'sending') continue;
      const locked = entry({ state, locked: true, signed: true, words: null });
      expect(stateWords(locked)).toMatch(/Locked: it can be read only when the person who saved it signs in here/);
      expect(stateWords(locked)).not.toMatch(/Sent\./);
      expect(formAddress(locked)).toBeNull();
    }
  });
});

describe('the indicator', () => {
  it('says nothing before the first submission', () => {
    expect(indicatorWords({ waiting: 0, needsYou: 0, sent: 0 })).toBeNull();
  });

  it.each([
    [{ waiting: 0, needsYou: 0, sent: 3 }, 'All sent'],
    [{ waiting: 2, needsYou: 0, sent: 3 }, '2 waiting'],
    [{ waiting: 2, needsYou: 1, sent: 3 }, '1 needs you'],
    [{ waiting: 0, needsYou: 2, sent: 0 }, '2 need you'],
  ])('says for %o: %s', (totals, words) => {
    expect(indicatorWords(totals)).toBe(words);
  });
});

describe('the state of an item', () => {
  it('blames no connection for a fault of the app', () => {
    const words = stateWords(entry({ tries: 3, error: { code: 'app-TypeError' } }));
    expect(words).toMatch(/^Saved on this device\. Something in this app broke/);
    expect(words).not.toMatch(/connection/);
  });

  it('is called saved until the campaign has it, and sent only then', () => {
    for (const state of ITEM_STATES) {
      const words = stateWords(entry({ state }));
      expect(/^Sent\b/.test(words), words).toBe(state === 'delivered');
      expect(/^(Saved|Not sent)\b/.test(words), words).toBe(state !== 'delivered');
    }
  });

  it('needs the person when it was refused, or waits for their sign-in', () => {
    const needing = ITEM_STATES.filter((state) => needsYou(entry({ state, signed: true })));
    expect(needing).toEqual(['waiting-sign-in', 'refused']);
    expect(needsYou(entry({ state: 'waiting-sign-in', signed: false }))).toBe(false);
  });

  it('says why it was refused, without naming a database rule', () => {
    const error = { code: '23514', constraint: 'signups_phone_1_to_40' };
    const words = stateWords(entry({ state: 'refused', error }));
    expect(words).toContain('Please keep this under 40 characters');
    expect(words).not.toContain('signups');
  });

  it('follows a switch of the language, its kept refusal too', () => {
    const refused = entry({ state: 'refused', error: { code: '42501', status: 403 } });
    expect(stateWords(refused)).toMatch(/^Not sent\. The campaign’s server does not take/);
    setLocale('es');
    expect(stateWords(refused)).toMatch(/^No se envió\. El servidor/);
    expect(indicatorWords({ waiting: 1_000_000, needsYou: 0, sent: 0 })).toBe('1000000 en espera');
  });

  it('tells when it was saved, and when it was sent', () => {
    expect(whenWords(entry())).toMatch(/^Saved Sat, Oct 1[89]/);
    expect(whenWords(entry({ state: 'delivered', sentAt: '2025-10-20T18:05:00.000Z' }))).toMatch(/^Sent /);
  });
});

describe('"Send now"', () => {
  const report = { reason: 'send-now', requests: 1, startedAt: 0, ms: 5, nextDueAt: null } as const;
  const none = { delivered: 0, refused: 0, later: 0, held: 0 };

  it.each([
    [{ status: 'done', ...none, delivered: 2 }, '2 sent.'],
    [{ status: 'done', ...none, delivered: 1, refused: 1 }, '1 sent. 1 not accepted.'],
    [{ status: 'done', ...none, refused: 1 }, '1 not accepted.'],
    [{ status: 'done', ...none, later: 1 }, 'Nothing could be sent right now. Everything stays saved.'],
    [{ status: 'failed', ...none }, 'Nothing could be sent right now. Everything stays saved.'],
    [{ status: 'busy', ...none }, 'Being sent already.'],
    [{ status: 'done', ...none }, 'Nothing was waiting any more.'],
  ] as const)('after %o says: %s', (did, words) => {
    expect(sendWords({ ...report, ...did })).toBe(words);
  });
});

describe('changing an item', () => {
  it('opens its own form while it waits or was refused', () => {
    expect(formAddress(entry())).toBe('/?open=volunteer');
    expect(formAddress(entry({ state: 'refused', mayHaveLanded: true }))).toBe('/?open=volunteer');
    const eventId = '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be002';
    expect(formAddress(entry({ kind: 'rsvp', eventId }))).toBe(`/?open=rsvp&event=${eventId}`);
  });

  it('is not offered once it was sent, is being sent, or may have arrived', () => {
    expect(formAddress(entry({ state: 'delivered' }))).toBeNull();
    expect(formAddress(entry({ state: 'sending' }))).toBeNull();
    expect(formAddress(entry({ mayHaveLanded: true }))).toBeNull();
  });

  it('is not offered for kinds that have no form', () => {
    expect(formAddress(entry({ kind: 'contact-attempt' }))).toBeNull();
    expect(titleOf('contact-attempt')).toBe('Contact attempt');
  });
});
