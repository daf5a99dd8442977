/** A release: one version everywhere, and notes for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appVersion } from '../../src/build/appVersion.ts';
import { checkTag, releaseNotes } from '../../src/build/releaseNotes.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string }; // npm refuses one without

describe('the version of package.json', () => {
  it('is in package-lock.json twice', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } }; // npm's form
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  });

  it('has a section in the changelog, under an Unreleased one', () => {
    const changelog = read('.github/CHANGELOG.md');
    expect(releaseNotes(changelog, version)).toMatch(/^### (Added|Changed|Fixed|Security)$/m);
    expect([...changelog.matchAll(/^## \[(.+)\](?: - \d{4}-\d{2}-\d{2})?$/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(['Unreleased', version]),
    );
  });

  it('begins the version of a build, in a form that the database takes in a failure report', () => {
    expect(appVersion()).toMatch(/^[A-Za-z0-9._-]{1,40}$/);
    expect(appVersion()).toMatch(new RegExp(`^${version}-[0-9a-f]{8}$`));
    expect(read('supabase/migrations/20261127090800_reports.sql')).toContain("build ~ '^[A-Za-z0-9._-]{1,40}$'");
  });
});

describe('release notes', () => {
  const changelog = `# Changelog

## [Unreleased]

## [1.1.0] - 2027-02-01

### Added

- One thing.

## [1.1.0-rc.1] - 2027-01-01

- Another.
`;

  it('are the section of that version alone', () => {
    expect(releaseNotes(changelog, '1.1.0')).toBe('### Added\n\n- One thing.');
    expect(releaseNotes(changelog, '1.1.0-rc.1')).toBe('- Another.');
  });

  it.each(['1.0.0', '1.1', 'Unreleased'])('are refused for %s, which has none', (missing) => {
    expect(() => releaseNotes(changelog, missing)).toThrow(`says nothing about ${missing}`);
  });

  it('are refused under a tag that is not the version’s', () => {
    expect(() => checkTag('v1.1.0', '1.1.0')).not.toThrow();
    expect(() => checkTag('v1.1.0', '1.1.0-rc.1')).toThrow('The tag is v1.1.0 and package.json has 1.1.0-rc.1.');
    expect(() => checkTag('1.1.0', '1.1.0')).toThrow();
  });
});
