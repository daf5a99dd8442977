/** Whom a page blames: code out of reach, this device, or the app itself, and then it is told. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxError } from '../../src/core/errors.ts';
import { notSavedWords, reasonNotSaved } from '../../src/hooks/blame.ts';
import { tellMistake, troubleOfCode } from '../../src/hooks/mistakes.ts';

const told: unknown[] = [];
const notSaved = (cause: unknown, device: 'device' | 'phone') => notSavedWords(reasonNotSaved(cause), device);
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('reportError', (cause: unknown) => told.push(cause));
});
afterEach(() => vi.unstubAllGlobals());

const mistake = new TypeError('row.trim is not a function');

it.each([
  'Failed to fetch dynamically imported module: https://site.test/assets/runtime-a1b2c3d4.js',
  'error loading dynamically imported module: https://site.test/assets/runtime-a1b2c3d4.js',
  'Importing a module script failed.',
])('code that did not come is out of reach, as each engine says it: %s', (message) => {
  expect(troubleOfCode(new TypeError(message))).toBe('offline');
  expect(told).toEqual([]);
});

it('code that came and broke is the app’s fault, and told', () => {
  expect(troubleOfCode(mistake)).toBe('fault');
  expect(told).toEqual([mistake]);
});

it.each([
  [new OutboxError('storage-unavailable', ''), 'This phone’s storage cannot be used right now.'],
  [new OutboxError('storage-full', ''), 'This phone has no room left.'],
  [new OutboxError('other-person', ''), 'You are not signed in on this phone any more.'],
  [new DOMException('', 'UnknownError'), 'This phone’s storage cannot be used right now.'],
  [new TypeError('Importing a module script failed.'), 'A part of the app could not be fetched.'],
])('what was not saved for %o is said, and nobody’s mistake', (cause, words) => {
  expect(notSaved(cause, 'phone')).toBe(words);
  expect(told).toEqual([]);
});

it.each([mistake, new OutboxError('not-plain-data', '')])('what was not saved for %o is the app’s mistake', (cause) => {
  expect(notSaved(cause, 'device')).toBe('Something in this app went wrong.');
  expect(told).toEqual([cause]);
});

it('storage that cannot be read is no mistake', () => {
  tellMistake(new DOMException('', 'InvalidStateError'));
  expect(told).toEqual([]);
  tellMistake(mistake);
  expect(told).toEqual([mistake]);
});
