/** Distances in one system of units, in both languages: feet beside feet, miles beside miles. */
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { distanceWords } from '../../src/hooks/distance.ts';
import { m } from '../../src/messages/messages.js';

afterEach(() => setLocale('en'));

it.each([
  ['en', 9.144, '30 ft'],
  ['en', 1, '3 ft'],
  ['en', 0, '0 ft'],
  ['en', 36.6, '120 ft'],
  ['en', 483, '0.3 mi'],
  ['es', 9.144, '30 pies'],
  ['es', 1, '3 pies'],
  ['es', 483, '0.3 millas'],
] as const)('%s: %f m', (locale, metres, words) => {
  setLocale(locale);
  expect(distanceWords(metres)).toBe(words);
});

it.each(['en', 'es'] as const)('moving the pin by keys is said in feet, too (%s)', (locale) => {
  setLocale(locale);
  const said = m.places_move_keys({ step: distanceWords(9.144), small: distanceWords(1) });
  expect(said).not.toMatch(/met(er|ro)/);
  expect(said).toMatch(locale === 'en' ? /30 ft.*3 ft/ : /30 pies.*3 pies/);
});
