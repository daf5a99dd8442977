/** How formats of dates are made: once for each locale and choice. */
import { expect, it } from 'vitest';
import { dateFormat } from '../../src/core/dateFormat.ts';

it('a format is made once for each locale and choice', () => {
  const day = { timeZone: 'America/New_York', weekday: 'short', day: 'numeric' } as const;
  expect(dateFormat('en-US', day)).toBe(dateFormat('en-US', { ...day }));
  expect(dateFormat('en-US', { ...day, timeZone: 'UTC' })).not.toBe(dateFormat('en-US', day));
  expect(dateFormat('de-DE', day).format(0)).not.toBe(dateFormat('en-US', day).format(0));
});
