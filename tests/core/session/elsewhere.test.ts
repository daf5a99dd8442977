/** What a provider's way back leaves in an address is seen, and taken out of it without what else stands there. */
import { expect, it } from 'vitest';
import { isWayBack, withoutWayBack } from '../../../src/core/session/elsewhere.ts';

it.each(['?code=abc', '?error=access_denied', '?to=%2Fevents&error_code=identity_already_exists'])(
  '%s is a way back',
  (search) => expect(isWayBack(search)).toBe(true),
);

it.each(['', '?', '?to=%2Fevents', '?code=', '?state=abc'])('%s is none', (search) =>
  expect(isWayBack(search)).toBe(false),
);

it('leaves nothing of it in the address, so that no reload redeems or complains a second time', () => {
  expect(withoutWayBack('?code=abc&state=x&to=%2Fevents')).toBe('?to=%2Fevents');
  expect(withoutWayBack('?error=a&error_code=b&error_description=c&sb=')).toBe('');
});
