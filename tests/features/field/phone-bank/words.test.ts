/** A batch of calls in words, in either language. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../../src/core/locale.ts';
import { lengthWords } from '../../../../src/features/field/phone-bank/words.ts';
import { m } from '../../../../src/messages/messages.js';

afterEach(() => setLocale('en'));

describe('how long a batch is one’s own', () => {
  it.each([
    ['en', 60, 'an hour'],
    ['en', 120, '2 hours'],
    ['en', 90, '90 minutes'],
    ['es', 60, 'una hora'],
    ['es', 120, '2 horas'],
    ['es', 90, '90 minutos'],
  ] as const)('is said in %s: %i minutes are %s', (locale, minutes, words) => {
    setLocale(locale);
    expect(lengthWords(minutes)).toBe(words);
  });
});

it('in Spanish one person and several are each taken as one says it', () => {
  setLocale('es');
  expect([1, 20].map((count) => m.phone_bank_take({ count }))).toEqual([
    'Tomar 1 persona para llamar',
    'Tomar 20 personas para llamar',
  ]);
});
