/** For which site a security key answers, by the server's settings. */
import { describe, expect, it } from 'vitest';
import { relyingParty } from '../../supabase/local/gateway/auth/factors/relyingParty.ts';

type Parts = Parameters<typeof relyingParty>[0];
const at = (site_url: string) => ({ backend: { app: { config: { auth: { site_url } } } } }) as Parts; // all of it that is read

describe('the site of a security key', () => {
  it('is the host of the app’s address, and no page of another origin may ask', () => {
    const site = relyingParty(at('https://campaign.example.org'), {});
    expect(site.id).toBe('campaign.example.org');
    expect(site.allows('https://campaign.example.org')).toBe(true);
    for (const origin of ['https://evil.example', 'http://campaign.example.org', 'http://localhost:4173', ''])
      expect(site.allows(origin), origin).toBe(false);
  });

  it('is localhost at any port on this machine, because browsers take no bare address', () => {
    const site = relyingParty(at('http://127.0.0.1:4173'), {});
    expect(site.id).toBe('localhost');
    expect(site.allows('http://localhost:5000')).toBe(true);
    expect(site.allows('http://localhost.evil.example')).toBe(false);
  });

  it('is what the settings say where they say it', () => {
    const env = { WEBAUTHN_RP_ID: 'example.org', WEBAUTHN_RP_ORIGINS: 'https://a.example.org, https://b.example.org' };
    const site = relyingParty(at('https://campaign.example.org'), env);
    expect(site.id).toBe('example.org');
    expect(site.allows('https://b.example.org')).toBe(true);
  });
});
