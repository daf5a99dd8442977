/** What a mail's link leaves in the address. */
import { describe, expect, it } from 'vitest';
import { parseMailLink } from '../../../src/core/session/mailLink.ts';

describe('a mail’s link', () => {
  it('carries a session and what it is for', () => {
    expect(parseMailLink('#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery')).toEqual({
      kind: 'session',
      refreshToken: 'r',
      purpose: 'recovery',
    });
  });

  it('says when it was used or too old', () => {
    expect(
      parseMailLink(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      ),
    ).toEqual({
      kind: 'failed',
      failure: { kind: 'link-expired', message: 'Email link is invalid or has expired' },
    });
  });

  it.each(['', '#', '#events', '#access_token=a', '#priority-housing'])('is not %s', (hash) => {
    expect(parseMailLink(hash)).toBeNull();
  });
});
