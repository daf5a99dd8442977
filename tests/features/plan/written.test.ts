/** A moment is told by its day in the town, wherever it was published and whoever looks. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sinceWords } from '../../../src/features/plan/parts/written.ts';
import { Policy } from '../../../src/features/transparency/part/DataPart.tsx';

// Nine in the evening in the town.
const EVENING = '2025-11-04T02:00:00.123456+00:00';

it('what is published in the evening is not dated to tomorrow', () => {
  expect(sinceWords(EVENING)).toBe('November 3, 2025');
});

it('a policy that is published in the evening is not dated to tomorrow', () => {
  const text = { en: 'We keep it.' };
  const row = { id: 'a', slug: 'kept', version: 2, live_since: EVENING, expires_at: null, body: { title: text, text } };
  expect(renderToStaticMarkup(createElement(Policy, { row }))).toContain('Nov 3, 2025');
});
