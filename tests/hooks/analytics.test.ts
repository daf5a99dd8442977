/** Where analytics is silent. */
import { expect, it } from 'vitest';
import { isUncounted } from '../../src/hooks/analytics.ts';

it('counts nothing where people look for help, in any language', () => {
  expect(['/wellness', '/es/wellness', '/wellness/check-in'].map(isUncounted)).toEqual([true, true, true]);
  expect(['/', '/es', '/vision', '/community-voice'].map(isUncounted)).toEqual([false, false, false, false]);
});
