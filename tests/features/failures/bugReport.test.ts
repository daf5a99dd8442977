/** The report that its owner copies follows the language of the page. */
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { reportText } from '../../../src/features/failures/bug-report/text.ts';
import { m } from '../../../src/messages/messages.js';

afterEach(() => setLocale('en'));

it('what was found out before the switch is said in the new language', () => {
  const tried = () => m.failures_tried({ reason: 'online', status: 'done', count: 1 });
  const groups = [{ title: m.failures_app, facts: [{ label: m.failures_last_tried, value: tried }] }];
  expect(reportText(groups)).toBe('App\n  Last tried: online: done, 1 requests');
  setLocale('es');
  expect(reportText(groups)).toBe('Aplicación\n  Último intento: online: done, 1 solicitud');
});
