/** The walk in Spanish: the same facts, and nothing of the person’s language in what is sent. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { correctionWords, takenBackWords } from '../../../../src/features/field/data/words.ts';
import { unsentWords } from '../../../../src/features/field/data/useUnsent.ts';
import type { Attempt } from '../../../../src/features/field/model/doors.ts';
import { attemptKind, type AttemptPayload } from '../../../../src/features/field/model/facts.ts';
import { addressWords } from '../../../../src/features/field/model/order.ts';

const own: Attempt = {
  id: 'first',
  personId: 'ada',
  result: 'canvassed',
  support: 2,
  notes: null,
  at: Date.UTC(2026, 9, 10, 16),
  canvasser: 'me',
};
const payload: AttemptPayload = {
  door: 'd',
  person: 'ada',
  turf: 't',
  result: 'not_home',
  support: null,
  answers: [],
  notes: null,
  doNotContact: false,
  supersedes: null,
  device: 'K7Q2',
  where: '1 Mill Street',
};

beforeEach(() => setLocale('es'));
afterEach(() => setLocale('en'));

describe('in Spanish', () => {
  it('a count bends what is counted', () => {
    expect(unsentWords(1)).toBe('1 más guardado en este teléfono, aún sin enviar.');
    expect(unsentWords(3)).toBe('3 más guardados en este teléfono, aún sin enviar.');
  });

  it('a time of day ends no sentence twice', () => {
    const known = { answers: [], doNotContact: false, followUps: null };
    const sign = { ...known, followUps: { sign: 's1', volunteer: 'v1', helps: null, phone: '' } };
    const said = [
      correctionWords(own, known, true),
      correctionWords(own, sign, true),
      correctionWords(own, sign, false),
    ];
    expect(said.filter((words) => words.includes('..'))).toEqual([]);
    expect(takenBackWords(own, sign)).toBe('Deshacerlo también retira un letrero de jardín y una oferta de ayuda.');
  });

  it('the outbox says the result, and what is sent stays what it is', () => {
    expect(attemptKind.describe(payload)).toBe('1 Mill Street: No estaba en casa.');
    expect(attemptKind.describe({ ...payload, supersedes: 'first' })).toBe(
      '1 Mill Street: corregido a No estaba en casa.',
    );
    const sent = { id: 'a', userId: 'me', createdAt: '2026-10-10T16:00:00.000Z' };
    expect(attemptKind.toRow(payload, sent)).toMatchObject({ result: 'not_home' });
    const address = { street: 'Mill Street', number: 12, suffix: 'B', floor: null, unit: '201' };
    expect(addressWords(address)).toBe('12B Mill Street, unit 201');
  });
});
