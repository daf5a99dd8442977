/** A migration in a release is final: campaigns have applied it, and their data would be refused by another. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';
import { makeRepository, type Repository } from '../support/repository.ts';
import { lastTag, migrationProblems } from '../tools/releases.ts';

const tag = lastTag(root);
const checked =
  tag === null ? 'checks nothing yet: there is no release' : `leaves the migrations of ${tag} as they are`;

it(checked, () => expect(tag === null ? [] : migrationProblems(root, tag)).toEqual([]));

describe('after a release', () => {
  const first = 'supabase/migrations/20260101000000_first.sql';
  const second = 'supabase/migrations/20260201000000_second.sql';
  let repository: Repository;
  const write = (file: string, text: string) => fs.writeFileSync(path.join(repository.folder, file), text);
  beforeEach(() => {
    repository = makeRepository();
    repository.commit('Begin', { [first]: 'select 1;', [second]: 'select 2;', 'README.md': 'One' });
    repository.git('tag', 'v1.0.0');
  });
  afterEach(() => repository.remove());

  it('a migration after its last one, and a change elsewhere, are fine', () => {
    write('supabase/migrations/20260301000000_third.sql', 'select 3;');
    write('README.md', 'Two');
    expect(migrationProblems(repository.folder, 'v1.0.0')).toEqual([]);
    repository.commit('Add a third');
    expect(migrationProblems(repository.folder, 'v1.0.0')).toEqual([]);
  });

  it.each([
    ['changed by one character', () => write(first, 'select 1; ')],
    ['removed', () => fs.rmSync(path.join(repository.folder, first))],
    ['renamed', () => void repository.git('mv', first, 'supabase/migrations/20260301000000_first.sql')],
  ])('a migration of it that is %s is found, committed or not', (_, change) => {
    change();
    expect(migrationProblems(repository.folder, 'v1.0.0')).toEqual([`${first} is in v1.0.0 and was changed`]);
    repository.commit('Change it');
    expect(migrationProblems(repository.folder, 'v1.0.0')).toEqual([`${first} is in v1.0.0 and was changed`]);
  });

  it('a new migration that would run before its last one is found', () => {
    const early = 'supabase/migrations/20260115000000_early.sql';
    write(early, 'select 3;');
    expect(migrationProblems(repository.folder, 'v1.0.0')).toEqual([`${early} is new and would run before ${second}`]);
  });
});
