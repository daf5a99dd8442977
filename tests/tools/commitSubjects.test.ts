/** The rule for commit subjects, on texts and on a repository. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRepository, type Repository } from '../support/repository.ts';
import { subjectProblem, subjectProblems } from './commitSubjects.ts';
import { lastTag } from './releases.ts';

describe('a commit subject', () => {
  it.each([
    'Read the zones of files in one place',
    'Embed the map in a page of its own',
    'Press the button once',
    'Seed two wards',
    'X'.repeat(72),
  ])('passes: %s', (subject) => expect(subjectProblem(subject)).toBeNull());

  it.each([
    ['X'.repeat(73), 'has 73 characters; 72 are allowed'],
    ['read the zones', 'does not begin with a capital letter'],
    ['fix: read the zones', 'does not begin with a capital letter'],
    ['', 'does not begin with a capital letter'],
    ['Read the zones.', 'ends with a full stop'],
    ['Fixed the zones', 'does not begin with an imperative: "Fixed"'],
    ['Fixing the zones', 'does not begin with an imperative: "Fixing"'],
    ['Fixes the zones', 'does not begin with an imperative: "Fixes"'],
  ])('is refused: %s', (subject, problem) => expect(subjectProblem(subject)).toBe(problem));
});

describe('the commits of a repository', () => {
  let repository: Repository;
  beforeEach(() => (repository = makeRepository()));
  afterEach(() => repository.remove());

  it('are checked after the base alone, merges left out', () => {
    repository.commit('an old subject.');
    const base = repository.commit('another old one.');
    repository.git('checkout', '--quiet', '-b', 'beside');
    repository.commit('Add a file', { 'a.txt': 'a' });
    repository.git('checkout', '--quiet', 'main');
    repository.commit('added another', { 'b.txt': 'b' });
    repository.git('merge', '--quiet', '--no-ff', '--message', 'merged, in small letters.', 'beside');
    const { checked, problems } = subjectProblems(repository.folder, base);
    expect(checked).toBe(2);
    expect(problems).toEqual([expect.stringMatching(/added another\n {2}does not begin with a capital letter$/)]);
  });

  it('begin after the newest tag v* that HEAD descends from', () => {
    repository.commit('Begin');
    expect(lastTag(repository.folder)).toBeNull();
    repository.git('tag', 'v1.0.0');
    repository.git('checkout', '--quiet', '-b', 'beside');
    repository.commit('Go on beside');
    repository.git('tag', 'v2.0.0');
    repository.git('checkout', '--quiet', 'main');
    repository.commit('Go on');
    expect(lastTag(repository.folder)).toBe('v1.0.0');
  });

  it('cannot be checked in a clone without the base: that fails and says what to do', () => {
    const base = repository.commit('Begin');
    repository.commit('Go on');
    const shallow = path.join(repository.folder, 'shallow');
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, shallow);
    expect(fs.existsSync(shallow)).toBe(true);
    expect(() => subjectProblems(shallow, base)).toThrow('git fetch --unshallow');
  });
});
