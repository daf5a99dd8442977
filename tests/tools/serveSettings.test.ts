/** What `npm run serve` refuses before it opens anything, and that no key is ever part of what it says. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseForeignBuild } from '../../supabase/local/serve/build.ts';
import { logLine } from '../../supabase/local/serve/log.ts';
import { mailSettings } from '../../supabase/local/serve/mailSettings.ts';
import { refuseOpenKeys, serveSettings } from '../../supabase/local/serve/settings.ts';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-settings-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the settings of a server of one’s own', () => {
  it('are loopback and http without any', () => {
    expect(serveSettings({}, 4173)).toEqual({
      host: '127.0.0.1',
      trustProxy: 0,
      siteUrl: 'http://127.0.0.1:4173',
      secure: false,
      secureSubdomains: false,
    });
  });

  it('ask for HSTS when the address is https', () => {
    const settings = serveSettings({ SITE_URL: 'https://campaign.example.org/', TRUST_PROXY: '1' }, 1);
    expect(settings).toMatchObject({ siteUrl: 'https://campaign.example.org', secure: true, trustProxy: 1 });
  });

  it('speak for subdomains, which may be other people’s, only when told to, and never by http', () => {
    const SITE_URL = 'https://campaign.example.org';
    expect(serveSettings({ SITE_URL }, 1).secureSubdomains).toBe(false);
    expect(serveSettings({ SITE_URL, HSTS_SUBDOMAINS: '1' }, 1).secureSubdomains).toBe(true);
    expect(serveSettings({ HSTS_SUBDOMAINS: '1' }, 1).secureSubdomains).toBe(false);
  });

  it.each([
    'campaign.example.org',
    'ftp://example.org',
    'https://example.org/app',
    'https://a:b@example.org',
    'https://x/?a',
  ])('refuse %s as an address', (SITE_URL) => expect(() => serveSettings({ SITE_URL }, 1)).toThrow(/SITE_URL must be/));

  it('refuse proxies that are no number', () => {
    expect(() => serveSettings({ TRUST_PROXY: 'loopback' }, 1)).toThrow(/TRUST_PROXY/);
  });
});

describe('a server that is open to the network', () => {
  const write = (mode: number) => {
    fs.writeFileSync(path.join(folder, '.env'), 'SUPABASE_SECRET_KEY=sb_secret_hidden\n');
    fs.chmodSync(path.join(folder, '.env'), mode);
  };

  it('does not start while others can read its keys, and does not say them', () => {
    write(0o644);
    for (const host of ['0.0.0.0', '192.0.2.1', '::']) {
      expect(() => refuseOpenKeys(host, new Set(), folder)).toThrow(/chmod 600/);
      expect(() => refuseOpenKeys(host, new Set(), folder)).not.toThrow(/sb_secret/);
    }
  });

  it('starts with a closed file, with keys from the environment, or on this machine alone', () => {
    write(0o600);
    refuseOpenKeys('0.0.0.0', new Set(), folder);
    write(0o640);
    refuseOpenKeys('0.0.0.0', new Set(['SUPABASE_SECRET_KEY']), folder);
    for (const host of ['127.0.0.1', 'localhost', '::1']) refuseOpenKeys(host, new Set(), folder);
  });
});

it('a build made for another key is refused, and one that is not there', () => {
  expect(() => refuseForeignBuild(folder, 'sb_publishable_mine')).toThrow(/no build/);
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  fs.writeFileSync(path.join(folder, 'assets/a.js'), 'const key="sb_publishable_other"');
  expect(() => refuseForeignBuild(folder, 'sb_publishable_mine')).toThrow(/another server/);
  fs.writeFileSync(path.join(folder, 'assets/b.js'), 'const key="sb_publishable_mine"');
  refuseForeignBuild(folder, 'sb_publishable_mine');
});

describe('a mail server', () => {
  const whole = { SMTP_HOST: 'smtp.example.org', MAIL_FROM: 'Us <us@example.org>', SMTP_USER: 'u', SMTP_PASS: 'p' };

  it('is none without SMTP_HOST', () => expect(mailSettings({ MAIL_FROM: 'us@example.org' })).toBeNull());
  it('is asked at 587 unless told', () =>
    expect(mailSettings(whole)).toMatchObject({ port: 587, user: 'u', pass: 'p' }));
  it.each([
    ['no sender', { MAIL_FROM: '' }],
    ['a sender that is no address', { MAIL_FROM: 'us' }],
    ['a user without a password', { SMTP_PASS: '' }],
    ['a port that is none', { SMTP_PORT: 'smtp' }],
  ])('is refused with %s, without a value in the words', (_, part) => {
    expect(() => mailSettings({ ...whole, ...part })).toThrow(/SMTP_|MAIL_FROM/);
  });
});

it('an event is one line, whatever is in it', () => {
  const line = logLine(new Date(0), 'request', { path: '/a b"c\nd', status: 200, left_out: undefined });
  expect(line).toBe('time=1970-01-01T00:00:00.000Z event=request path="/a b\\"c\\nd" status=200');
});
