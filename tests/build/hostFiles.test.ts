/** What the common static hosts are told: the same headers and the same pages, each in its own words. */
import { describe, expect, it } from 'vitest';
import { FOR_HOSTS, hostedRules, hostFiles, redirectsFile } from '../../src/build/hostFiles.ts';
import { headerRules } from '../../src/build/hostHeaders.ts';

const local = headerRules({ styles: ["'sha256-abc'"], scripts: [] }, undefined);
const rules = hostedRules(local);
const pages = ['/', '/auth', '/vision', '/admin/', '/admin/audit-dashboard', '/field-ops/walk/$turf/'];
const files = new Map(hostFiles(local, pages).map(({ fileName, source }) => [fileName, source]));
const sourceOf = (name: string) => files.get(name) ?? '';

describe('the redirects', () => {
  it('name each page and leave files and the backend’s paths alone', () => {
    expect(redirectsFile(pages).trim().split('\n')).toEqual([
      '/auth /shell 200',
      '/vision /shell 200',
      '/admin /shell 200',
      '/admin/* /shell 200',
      '/field-ops /shell 200',
      '/field-ops/* /shell 200',
    ]);
  });
});

describe('a printed page', () => {
  const printed = new Map(
    hostFiles(local, [...pages, '/es/vision', '/vision/$commitment'], ['/vision', '/es/vision']).map(
      ({ fileName, source }) => [fileName, source],
    ),
  );
  const rewrites = (name: string): { source?: string; destination: string }[] => {
    const file = JSON.parse(printed.get(name) ?? '{}');
    return (file.hosting ?? file).rewrites;
  };

  it('is found by its name where the host looks for one, and what is below it is the shell', () => {
    const lines = printed.get('_redirects')?.split('\n') ?? [];
    expect(lines).not.toContain('/vision /shell 200');
    expect(lines).not.toContain('/es/vision /shell 200');
    expect(lines).toContain('/vision/* /shell 200');
  });

  it.each(['vercel.json', 'firebase.json'])('is named before the shell in %s', (name) => {
    expect(rewrites(name).slice(0, 2)).toEqual([
      { source: '/vision', destination: '/vision.html' },
      { source: '/es/vision', destination: '/es/vision.html' },
    ]);
    expect(rewrites(name).at(-1)?.destination).toBe('/shell.html');
  });

  it('is asked for before the shell by nginx', () => {
    expect(printed.get('nginx.conf')).toContain('try_files $uri $uri.html $uri/index.html /shell.html');
  });
});

const HOSTS = ['_headers', 'vercel.json', 'firebase.json', 'nginx.conf'];

describe('every host', () => {
  it.each(HOSTS)('%s says all headers, and HSTS', (name) => {
    expect(sourceOf(name)).toContain('Strict-Transport-Security');
    for (const { pattern, headers } of rules) {
      for (const [header, value] of Object.entries(headers)) {
        expect(sourceOf(name)).toContain(header);
        // What `_headers` says of frames has a test of its own.
        const joined = name === '_headers' && header === 'Content-Security-Policy' && pattern === '/*';
        if (pattern !== '/assets/*' && !joined) expect(sourceOf(name)).toContain(value);
      }
    }
  });

  it.each(HOSTS)('%s lets no cache keep rows where it proxies them', (name) => {
    expect(sourceOf(name)).toContain('no-store');
  });

  it('keeps what is there for a year only where a missing file is told apart from it', () => {
    for (const name of ['_headers', 'vercel.json']) expect(sourceOf(name)).not.toContain('immutable');
    for (const name of ['firebase.json', 'nginx.conf']) expect(sourceOf(name)).toContain('immutable');
    // nginx: without `always` the header goes with a file, not with a 404. Firebase: a 404 has a rule of its own.
    expect(sourceOf('nginx.conf')).toMatch(/Cache-Control "public, max-age=31536000, immutable";/);
    expect(sourceOf('nginx.conf')).not.toMatch(/immutable" always/);
    // Without this the pattern for files comes first, and nginx said `no-cache` for every asset.
    expect(sourceOf('nginx.conf')).toContain('location ^~ /assets/ {');
    expect(JSON.parse(sourceOf('firebase.json')).hosting.headers.at(-1)).toEqual({
      source: '404.html',
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    });
  });

  it('answers a missing asset and the backend’s paths with no page of ours', () => {
    const [vercel] = JSON.parse(sourceOf('vercel.json')).rewrites as { source: string }[]; // written by vercel()
    const [firebase] = JSON.parse(sourceOf('firebase.json')).hosting.rewrites as { regex: string }[]; // by firebase()
    for (const pattern of [`^${vercel?.source}$`, firebase?.regex ?? '']) {
      for (const path of ['/assets/gone-1234.js', '/sw2.js', '/_headers.txt'])
        expect([path, new RegExp(pattern).test(path)]).toEqual([path, false]);
      for (const path of ['/vision', '/field-ops/walk/1', '/auth'])
        expect([path, new RegExp(pattern).test(path)]).toEqual([path, true]);
    }
    for (const path of ['/rest/v1/events', '/auth/v1/token', '/assets/gone'])
      expect([path, new RegExp(`^${vercel?.source}$`).test(path)]).toEqual([path, false]);
    expect(sourceOf('nginx.conf')).toContain('try_files $uri =404');
  });

  it('lets other sites frame what is made for it and nothing else, also where two rules of one header are joined', () => {
    const said = (path: string) =>
      sourceOf('_headers')
        .split('\n\n')
        .filter((rule) => matches(rule.split('\n', 1)[0] ?? '', path))
        .join('\n');
    expect(said('/vision')).toContain('X-Frame-Options: DENY');
    expect(said('/vision')).not.toContain('frame-ancestors');
    for (const path of ['/embed/commitment/a', '/es/embed/commitment/a'])
      expect(said(path).match(/frame-ancestors [^;\n]*/g)).toEqual(['frame-ancestors *']);
    for (const name of HOSTS.slice(1)) expect(sourceOf(name)).toContain("frame-ancestors 'none'");
    expect(sourceOf('nginx.conf')).toMatch(/location ~ \^\/\(\[a-z\]\+\/\)\?embed\/ \{[^}]*frame-ancestors \*/);
  });

  it('serves to nobody what is there for it', () => {
    const deployed = hostFiles(local, pages).filter((file) => file.deployed);
    expect(deployed.map(({ fileName }) => fileName)).toEqual(['_headers', '_redirects', 'vercel.json']);
    for (const { fileName } of deployed) {
      expect(FOR_HOSTS.test(`/${fileName}`)).toBe(true);
      expect(JSON.parse(sourceOf('firebase.json')).hosting.ignore).toContain(fileName);
      const refused = [JSON.parse(sourceOf('vercel.json')).redirects[0].source, sourceOf('nginx.conf')];
      for (const text of refused) expect(text).toContain(fileName.replace('.', String.raw`\.`));
    }
  });

  it('says no header twice of one address: some join both values, and none of the two holds then', () => {
    const concrete = ['/', '/sw.js', '/shell.html', '/assets/app-1.js', '/vision', '/rest/v1/events'];
    for (const path of concrete) {
      const names = rules.filter((rule) => rule.path.test(path)).flatMap((rule) => Object.keys(rule.headers));
      const cache = rules.filter((rule) => matches(rule.pattern, path)).flatMap((rule) => Object.keys(rule.headers));
      expect(new Set(cache).size, path).toBe(cache.length);
      expect(new Set(cache), path).toEqual(new Set(names));
    }
  });

  it('is parsed by its host: the JSON files are JSON', () => {
    expect(JSON.parse(sourceOf('vercel.json'))).toMatchObject({ rewrites: [{ destination: '/shell.html' }] });
    expect(JSON.parse(sourceOf('firebase.json'))).toMatchObject({ hosting: { public: 'dist' } });
  });
});

/** As the hosts read a pattern. */
function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
