/** What a mail's link leaves in the address. */
import { describe, expect, it } from 'vitest';
import { failedHref, isForConfirming, mailHref, parseMailLink } from '../../../src/core/session/mailLink.ts';

const hashOf = (href: string) => href.slice(href.indexOf('#'));
const ACCEPTED = '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=';

describe('a mail’s link', () => {
  it('carries a session and what it is for', () => {
    expect(parseMailLink('#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery')).toEqual({
      kind: 'session',
      refreshToken: 'r',
      purpose: 'recovery',
    });
  });

  it('carries a token that is not used up yet, in the language of the mail', () => {
    const token = { tokenHash: 'abc', purpose: 'email_change', sentTo: 'new' } as const;
    expect(mailHref(token, 'es')).toBe('/es/auth/confirm#token_hash=abc&type=email_change&sent_to=new');
    expect(parseMailLink(hashOf(mailHref(token, 'en')))).toEqual({ kind: 'token', ...token });
  });

  it('says that one of the two links of a new address was confirmed', () => {
    expect(parseMailLink(ACCEPTED)).toEqual({ kind: 'first-of-two' });
    expect(parseMailLink('#message=You+won')).toBeNull();
  });

  it('says when it was used or too old', () => {
    const failed = {
      kind: 'failed',
      failure: { kind: 'link-expired', message: 'Email link is invalid or has expired' },
    };
    expect(parseMailLink(hashOf(failedHref('es')))).toEqual(failed);
    expect(
      parseMailLink(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      ),
    ).toEqual(failed);
  });

  it.each(['', '#', '#events', '#access_token=a', '#priority-housing', '#token_hash=a', '#token_hash=a&type=evil'])(
    'is not %s',
    (hash) => {
      expect(parseMailLink(hash)).toBeNull();
      expect(isForConfirming(hash)).toBe(false);
    },
  );

  it.each([ACCEPTED, '#access_token=a&refresh_token=r', '#token_hash=a&type=signup'])(
    'is for the page that confirms: %s',
    (hash) => expect(isForConfirming(hash)).toBe(true),
  );

  it('that failed is for the sign-in page', () => expect(isForConfirming(hashOf(failedHref('en')))).toBe(false));
});
