/** Why a request failed, in words: the network, the server's rules, or what nobody foresaw, and then it is told. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { RequestError } from '../../src/core/session/request.ts';
import { failureWords, requestWords } from '../../src/hooks/requestWords.ts';

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('reportError', (cause: unknown) => told.push(cause));
});
afterEach(() => {
  setLocale('en');
  vi.unstubAllGlobals();
});

const mistake = new TypeError('row.trim is not a function');

it('a request that failed as foreseen is not told; an answer that nobody can read is', () => {
  expect(failureWords(new RequestError('offline', ''))).toContain('The server could not be reached.');
  expect(told).toEqual([]);
  expect(failureWords(mistake)).toBe('Something went wrong. Please try again.');
  expect(told).toEqual([mistake]);
});

it('what was refused is said in the language of the moment; a sentence of the server that nobody has translated, as it comes', () => {
  const lost = new RequestError('offline', 'Failed to fetch');
  const ruled = new RequestError('conflict', 'This turf has been painted green.');
  setLocale('es');
  expect(requestWords(lost)).toMatch(/^No se pudo conectar con el servidor\./);
  expect(requestWords(ruled)).toBe('This turf has been painted green.');
  setLocale('en');
  expect(requestWords(lost)).toMatch(/^The server could not be reached\./);
});
