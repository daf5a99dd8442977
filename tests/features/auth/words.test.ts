/** What the sign-in page says. */
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { FailureKind } from '../../../src/core/session/ports.ts';
import { setLocale } from '../../../src/core/locale.ts';
import { confirmWords, leaderWords, linkWords, signedOutWords } from '../../../src/features/auth/words.ts';
import { failureWords } from '../../../src/hooks/authWords.ts';
import { m } from '../../../src/messages/messages.js';
import { messagesOf } from '../../../src/forms/valibotAdapter.ts';
import { leaderCodeSchema, signInSchema, signUpSchema } from '../../../src/features/auth/schema.ts';

afterEach(() => setLocale('en'));

describe('the sign-in page', () => {
  it('says the specification’s words to the letter', () => {
    expect(m.auth_welcome()).toBe('Welcome back!');
    expect(m.auth_created()).toBe('Account created! Please check your email to verify.');
  });

  it('puts the backend’s message first and explains it below', () => {
    const words = failureWords({ kind: 'unverified', message: 'Email not confirmed' });
    expect(words.title()).toBe('Email not confirmed');
    expect(words.description()).toMatch(/link in the mail/);
  });

  it('has words of its own where the backend has none', () => {
    expect(failureWords({ kind: 'no-network', message: '' }).title()).toBe('No connection');
    expect(failureWords({ kind: 'other', message: '' }).title()).toBe('Something went wrong. Please try again.');
  });

  it('says none of the server’s English on a Spanish page, neither of a code it knows nor of another', () => {
    setLocale('es');
    const english = 'Current password is incorrect';
    for (const kind of ['wrong-current-password', 'unverified', 'other', 'app', 'no-network'] as const) {
      const { title, description } = failureWords({ kind, message: english });
      expect(`${title()} ${description()} ${linkWords({ kind, message: english })}`).not.toContain(english);
    }
    expect(failureWords({ kind: 'wrong-current-password', message: english }).title()).toBe(
      'Esa no es su contraseña actual',
    );
    expect(signedOutWords('ended', 'Invalid JWT signature')).not.toMatch(/JWT/);
  });

  it('says it in the language that is spoken when it is drawn', () => {
    const { title } = failureWords({ kind: 'unverified', message: 'Email not confirmed' });
    expect(title()).toBe('Email not confirmed');
    setLocale('es');
    expect(title()).toBe('Falta confirmar su correo electrónico');
  });

  it('never calls an account expired that may be confirmed', () => {
    const failure = { kind: 'link-expired', message: 'Email link is invalid or has expired' } as const;
    for (const said of [linkWords(failure), confirmWords('signup').over()]) {
      expect(said).not.toMatch(/expired/i);
      expect(said).toMatch(/confirmed.*sign in/i);
    }
  });

  it.each<[FailureKind, RegExp]>([
    ['wrong-current-password', /current password/],
    ['no-current-password', /Enter your current password/],
    ['key-late', /touch your key/],
    ['wrong-password', /set a new password/],
    ['unverified', /Open the link/],
    ['weak-password', /Choose at least 6/],
    ['same-password', /Choose one/],
    ['wrong-code', /type the next code it shows/],
    ['code-sent-anew', /sent a new one/],
    ['wrong-key', /or another way/],
    ['key-known', /on your account already/],
    ['key-cancelled', /touch your key/],
    ['name-taken', /another name/],
    ['too-many-factors', /Remove one/],
    ['factor-gone', /what is there now/],
    ['bad-phone', /country code/],
    ['last-way-in', /Add another one first/],
    ['identity-taken', /another account/],
    ['not-offered', /Choose another way/],
    ['bad-email', /Check it for a typo/],
    ['needs-code', /second factor/],
    ['prove-again', /Sign out and in again/],
    ['already-registered', /Sign in with it/],
    ['rate-limit', /Wait a minute/],
    ['no-network', /check your signal/],
    ['link-expired', /Ask for a new one/],
    ['session-missing', /Sign in, then try again/],
    ['not-allowed', /ask your campaign manager/],
    ['app', /in this app/],
    ['other', /Please try again/],
  ])('says what to do about %s', (kind, words) => {
    expect(failureWords({ kind, message: 'x' }).description()).toMatch(words);
  });

  it('tells somebody whose session ended why, and that nothing is lost', () => {
    expect(signedOutWords('ended', 'Invalid JWT signature')).toMatch(/“Invalid JWT signature”.*still here/);
    expect(signedOutWords('by-choice', null)).toBeNull();
    expect(signedOutWords('nobody', null)).toBeNull();
  });
});

describe('its forms', () => {
  it('require e-mail and a password of 6 characters, and the full name only for a new account', () => {
    expect(messagesOf(signInSchema, { email: 'a@b.co', password: '123456', fullName: '' })).toBeNull();
    expect(messagesOf(signInSchema, { email: '', password: '12345' })).toEqual({
      email: 'Invalid email',
      password: 'Password must be at least 6 characters',
    });
    expect(messagesOf(signUpSchema, { email: 'a@b.co', password: '123456', fullName: '' })).toEqual({
      fullName: 'Full name is required',
    });
  });

  it('say what is missing in the language of the moment', () => {
    setLocale('es');
    expect(messagesOf(signInSchema, { email: 'a@b.co', password: '12345' })).toEqual({
      password: 'La contraseña debe tener al menos 6 caracteres',
    });
  });

  it('never trims a password', () => {
    expect(messagesOf(signInSchema, { email: 'a@b.co', password: '      ' })).toBeNull();
  });
});

describe('the code that makes the first leader', () => {
  it.each(['K7M2P-9QXRT', ' k7m2p 9qxrt ', 'K7M2P9QXRT'])('is taken as "%s"', (code) => {
    expect(messagesOf(leaderCodeSchema, { code })).toBeNull();
    expect(v.parse(leaderCodeSchema, { code })).toEqual({ code: 'K7M2P9QXRT' });
  });

  it.each(['', 'K7M2P', 'K7M2P-9QXRT-2'])('is not sent as "%s", which would count as a miss', (code) => {
    expect(messagesOf(leaderCodeSchema, { code })).toEqual({ code: 'Enter the 10 letters and digits' });
  });

  it('says whether it may be typed again', () => {
    expect(leaderWords('wrong')).toMatch(/terminal again; after five misses it is void/);
    expect(leaderWords('void')).toMatch(/start it again: it shows a new one/);
  });
});
