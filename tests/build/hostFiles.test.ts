/** What the common static hosts are told: the same headers and the same pages, each in its own words. */
import { describe, expect, it } from 'vitest';
import { hostFiles, redirectsFile } from '../../src/build/hostFiles.ts';
import { headerRules } from '../../src/build/hostHeaders.ts';

const rules = headerRules({ styles: ["'sha256-abc'"], scripts: [] }, undefined);
const pages = ['/', '/auth', '/vision', '/admin/', '/admin/audit-dashboard', '/field-ops/walk/$turf/'];
const files = new Map(hostFiles(rules, pages).map(({ fileName, source }) => [fileName, source]));
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

describe('every host', () => {
  it.each(['_headers', 'vercel.json', 'hosting/firebase.json', 'hosting/nginx.conf'])('%s says all headers', (name) => {
    for (const { headers } of rules) {
      for (const [header, value] of Object.entries(headers)) {
        expect(sourceOf(name)).toContain(header);
        expect(sourceOf(name)).toContain(value);
      }
    }
  });

  it('says no header twice of one address: some join both values, and none of the two holds then', () => {
    const concrete = ['/', '/sw.js', '/shell.html', '/assets/app-1.js', '/vision'];
    for (const path of concrete) {
      const names = rules.filter((rule) => rule.path.test(path)).flatMap((rule) => Object.keys(rule.headers));
      const cache = rules.filter((rule) => matches(rule.pattern, path)).flatMap((rule) => Object.keys(rule.headers));
      expect(new Set(cache).size, path).toBe(cache.length);
      expect(new Set(cache), path).toEqual(new Set(names));
    }
  });

  it('is parsed by its host: the JSON files are JSON', () => {
    expect(JSON.parse(sourceOf('vercel.json'))).toMatchObject({ rewrites: [{ destination: '/shell.html' }] });
    expect(JSON.parse(sourceOf('hosting/firebase.json'))).toMatchObject({ hosting: { public: 'dist' } });
  });
});

/** As the hosts read a pattern. */
function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
