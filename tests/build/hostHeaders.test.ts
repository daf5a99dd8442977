/** The security headers every host sends. */
import { describe, expect, it } from 'vitest';
import { headerRules } from '../../src/build/hostHeaders.ts';
import { BACKEND } from '../../src/core/address.ts';
import { inlineHashes } from '../../src/build/inlineHashes.ts';

function headersFor(path: string): Record<string, string> {
  const inline = { styles: ["'sha256-abc'"], scripts: ["'sha256-def'"] };
  const matching = headerRules(inline, 'https://x.supabase.co').filter((rule) => rule.path.test(path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

describe('the security headers', () => {
  it('allow no inline script or style but the hashed ones, and no foreign connection but the backend', () => {
    const csp = headersFor('/')['Content-Security-Policy'] ?? '';
    expect(csp).not.toContain('unsafe');
    expect(csp).toContain("script-src 'self' 'sha256-def';");
    expect(csp).toContain("style-src 'self' 'sha256-abc';");
    expect(csp).toContain("connect-src 'self' https://x.supabase.co wss://x.supabase.co;");
    expect(csp).toContain("frame-ancestors 'none'");
  });

  it('let other sites frame what is made for that, which runs nothing and sends nothing', () => {
    for (const path of ['/embed/commitment/a', '/es/embed/commitment/a']) {
      const csp = headersFor(path)['Content-Security-Policy'] ?? '';
      expect(csp).toContain("default-src 'none'");
      expect(csp).toContain('frame-ancestors *');
      expect(csp).not.toContain('script-src');
    }
    for (const path of ['/embed', '/embedded', '/vision/embed/x', '/auth'])
      expect(headersFor(path)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  it('let the map fetch its tiles from where the campaign has them', () => {
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody', maxZoom: 18 };
    const [everywhere] = headerRules({ styles: [], scripts: [] }, undefined, tiles);
    expect(everywhere?.headers['Content-Security-Policy']).toContain("connect-src 'self' https://tiles.example;");
  });

  it('keep hashed assets for a year and ask again for pages and the worker', () => {
    expect(headersFor('/assets/app-1234.js')['Cache-Control']).toContain('immutable');
    for (const path of ['/', '/sw.js', '/shell.html']) expect(headersFor(path)['Cache-Control']).toBe('no-cache');
  });

  it('hash what is inlined as the browser does, and nothing that is fetched or is no script', () => {
    // echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
    const page = `<style>a{color:red}</style><script data-page="/" data-files="/a.js">a{color:red}</script>
      <script>a{color:red}</script>
      <script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`;
    const hash = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";
    expect(inlineHashes(page)).toEqual({ styles: [hash], scripts: [hash, hash] });
  });
});

describe('the rewrite to the shell', () => {
  it('leaves the backend alone and keeps /auth a page', () => {
    for (const path of [
      '/rest/v1',
      '/rest/v1/signups',
      '/auth/v1/token',
      '/storage/v1/x',
      '/functions/v1',
      '/health',
    ]) {
      expect(BACKEND.test(path)).toBe(true);
    }
    for (const path of ['/auth', '/events', '/restaurant', '/auth/v12']) expect(BACKEND.test(path)).toBe(false);
  });
});
