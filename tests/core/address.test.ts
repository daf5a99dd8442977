/** Which language an address is in, and a page's address in each. */
import { afterEach, describe, expect, it } from 'vitest';
import { pages } from '../../src/app/access.ts';
import { localeOf, localHref, plainPath } from '../../src/core/address.ts';
import { setLocale } from '../../src/core/locale.ts';

afterEach(() => setLocale('en'));

describe('an address', () => {
  it.each([
    ['/', 'en'],
    ['/vision', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es/vision', 'es'],
    ['/esplanade', 'en'],
    ['/en/vision', 'en'],
    ['/app', null],
    ['/auth', null],
    ['/field-ops/walk/7', null],
    ['/transcript.vtt', null],
    ['/rest/v1/events', null],
  ])('%s says %s', (pathname, locale) => {
    expect(localeOf(pathname)).toBe(locale);
  });

  it('says nothing about the language where somebody has to sign in, and says it of every other page', () => {
    const silent = pages.filter(({ path }) => localeOf(path) === null).map(({ path }) => path);
    expect(silent).toEqual(['/auth', ...pages.filter(({ roles }) => roles !== null).map(({ path }) => path)]);
  });

  it.each(['/', '/?open=volunteer', '/#events', '/vision', '/outbox?a=1#b'])('%s is found again in Spanish', (href) => {
    const spanish = localHref(href, 'es');
    expect(spanish).toBe(`/es${href}`);
    expect(localHref(spanish, 'en')).toBe(href);
    expect(localHref(spanish, 'es')).toBe(spanish);
    expect(plainPath(new URL(spanish, 'http://a').pathname)).toBe(new URL(href, 'http://a').pathname);
  });

  it.each([
    '/auth?to=%2Fapp',
    '/events/7',
    '/transcript.vtt',
    '#events',
    'https://elsewhere.example/',
    'mailto:a@b.example',
  ])('%s is the same in every language', (href) => {
    expect(localHref(href, 'es')).toBe(href);
  });

  it('is in the language of the moment where no other is asked for', () => {
    setLocale('es');
    expect(localHref('/vision')).toBe('/es/vision');
  });
});
