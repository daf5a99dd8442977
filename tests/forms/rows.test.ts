/** What the outbox relies on in every kind of submission: uniform rows, null for nothing, a sentence for the person. */
import { describe, expect, it } from 'vitest';
import { createKindRegistry, type AnyKind } from '../../src/core/outbox/kind.ts';
import { analyticsKind as analytics } from '../../src/features/analytics/analyticsKind.ts';
import { ideaKind as idea } from '../../src/features/intake/idea/kind.ts';
import { newsletterKind as newsletter } from '../../src/features/intake/newsletter/kind.ts';
import { rsvpKind as rsvp } from '../../src/features/events/data/rsvpKind.ts';
import { volunteerKind as volunteer } from '../../src/features/intake/volunteer/kind.ts';
import { yardSignKind as yardSign } from '../../src/features/intake/yard-sign/kind.ts';

const meta = { id: '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001', userId: null, createdAt: '2025-10-20T14:30:00.000Z' };
const person = { name: 'Ana Ruiz', email: 'ana@example.com', phone: null };
const signups: readonly [AnyKind, unknown][] = [
  [volunteer, { ...person, interest: 'door_knock', availability: null, notes: null }],
  [idea, { ...person, idea: 'Plant more trees on Main Street.' }],
  [newsletter, { ...person, consentSms: false }],
  [rsvp, { ...person, eventId: meta.id, headcount: 3 }],
];
const others: readonly [AnyKind, unknown][] = [
  [yardSign, { name: 'Ana Ruiz', address: '12 Mill Street', phone: '(555) 010-0123', notes: null }],
  [analytics, { event: 'event_rsvp', props: { event_id: meta.id, headcount: 3 } }],
];

describe('the rows of the submission kinds', () => {
  it('have the same keys for every kind of sign-up, so that different forms travel in one request', () => {
    const [first, ...rest] = signups.map(([kind, payload]) => Object.keys(kind.toRow(payload, meta)).toSorted());
    for (const keys of rest) expect(keys).toEqual(first);
  });

  it('say how the form was filled in where that is known, and nothing of it otherwise', () => {
    for (const [kind, payload] of [...signups, ...others.slice(0, 1)]) {
      const filled = { ...(payload as object), filledIn: { trap: '', ms: 41_000 } };
      expect(kind.toRow(filled, meta)).toMatchObject({ trap: null, filled_in_ms: 41_000 });
      expect(kind.toRow({ ...filled, filledIn: { trap: 'x', ms: null } }, meta)).toMatchObject({
        trap: 'x',
        filled_in_ms: null,
      });
      expect(Object.keys(kind.toRow(payload, meta))).not.toContain('trap');
    }
  });

  it('say in which language and words it was agreed to, and arrive from before that was kept', () => {
    for (const [kind, payload] of [...signups, ...others.slice(0, 1)]) {
      const old = { ...(payload as object), filledIn: { trap: '', ms: null } };
      expect(Object.keys(kind.toRow(old, meta))).not.toContain('language');
      const agreed = { language: 'es', wording: '2026-11-22' };
      expect(kind.toRow({ ...old, filledIn: { ...old.filledIn, agreed } }, meta)).toMatchObject({
        language: 'es',
        wording_version: '2026-11-22',
      });
    }
  });

  it('never hold an empty text or undefined: nothing is null', () => {
    for (const [kind, payload] of [...signups, ...others]) {
      for (const value of Object.values(kind.toRow(payload, meta))) expect(['', undefined]).not.toContain(value);
    }
  });

  it('bear the id, the user and the time they were saved with', () => {
    const userId = '00000000-0000-4000-8000-000000000009';
    for (const [kind, payload] of [...signups, ...others]) {
      expect(kind.toRow(payload, { ...meta, userId })).toMatchObject({
        id: meta.id,
        user_id: userId,
        client_created_at: meta.createdAt,
      });
    }
  });

  it('leave the server its own columns', () => {
    for (const [kind, payload] of [...signups, ...others]) {
      expect(Object.keys(kind.toRow(payload, meta))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(created_at|headcount)$/)]),
      );
    }
  });

  it('say the headcount exactly as the specification does', () => {
    expect(rsvp.toRow({ ...person, eventId: meta.id, headcount: 10, ride: null }, meta)).toMatchObject({
      type: 'event',
      event_id: meta.id,
      notes: 'Headcount: 10',
    });
  });

  it('consent to e-mail always and to text messages only when ticked', () => {
    const payload = { name: 'Ana', email: 'ana@example.com', phone: '555-0100' };
    for (const consentSms of [true, false]) {
      expect(newsletter.toRow({ ...payload, consentSms }, meta)).toMatchObject({
        consent_email: true,
        consent_sms: consentSms,
      });
    }
  });
});

describe('the kinds', () => {
  it('have names of their own, and analytics goes last', () => {
    const kinds = [...signups, ...others].map(([kind]) => kind);
    expect(createKindRegistry(kinds).all()).toHaveLength(6);
    for (const kind of kinds.filter((kind) => kind !== analytics)) {
      expect(kind.priority ?? 50).toBeLessThan(analytics.priority ?? 50);
    }
  });

  it('describe an item in one sentence, a long idea cut short', () => {
    for (const [kind, payload] of [...signups, ...others])
      expect(kind.describe(payload)).toMatch(/^[A-Z].{10,160}[.”]$/u);
    const long = idea.describe({ ...person, idea: '🌲'.repeat(500) });
    expect([...long].length).toBeLessThan(110);
    expect(long).not.toMatch(/\p{Surrogate}/u);
  });
});
