/** What is asked before a sign-out, counted as each language counts. */
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { digits } from '../../src/hooks/format.ts';
import { m } from '../../src/messages/messages.js';

afterEach(() => setLocale('en'));

const items = (count: number) => m.ui_items_unsent({ count, shown: digits(count) });

it('is one item, or several', () => {
  expect(items(1)).toBe('1 item of yours is saved on this device and not sent yet.');
  expect(items(3)).toBe('3 items of yours are saved on this device and not sent yet.');
});

it('is one, several or millions in Spanish', () => {
  setLocale('es');
  expect(items(1)).toMatch(/^1 envío suyo está guardado /);
  expect(items(1200)).toMatch(/^1,200 envíos suyos están guardados /);
  expect(items(2_000_000)).toMatch(/^2,000,000 de envíos suyos /);
});
