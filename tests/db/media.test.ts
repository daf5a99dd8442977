/** What is said of a picture: by whom, in whose name, and what the database refuses whoever says it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database.ts';
import { accountOf, people, type Person } from './support/people.ts';
import { databases, goodRow, useWorld } from './support/world.ts';

const publishers: readonly Person[] = ['content', 'deputy', 'manager', 'candidate'];
const file = (ending = 'webp') => `${randomUUID().replaceAll('-', '').repeat(2)}.${ending}`;

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const add = async (person: Person, over: Row = {}) =>
    world().rest(
      'POST',
      'media',
      await world().token(person),
      { ...goodRow('media'), ...over },
      { prefer: 'return=minimal' },
    );

  it('nobody adds a picture in another’s name', async () => {
    expect((await add('content', { user_id: accountOf('manager')?.id })).code).toBe('42501');
    expect((await add('content', { user_id: accountOf('content')?.id })).status).toBe(201);
  });

  it.each(people)('%s is told whether a file is wanted, or no', async (person) => {
    const answer = await world().rpc(person, 'begin_picture_upload', { file: file() });
    expect(answer.code).toBe(publishers.includes(person) ? '' : '42501');
  });

  it('who brings pictures without end is asked to wait', async () => {
    const mine = accountOf('content')?.id;
    await world().backend.database.query(
      `insert into private.stored_pictures (file, bytes, user_id)
       select encode(sha256(convert_to(n::text, 'UTF8')), 'hex') || '.jpg', convert_to(n::text, 'UTF8'), $1 from generate_series(1, 300) as n`,
      [mine],
    );
    expect((await world().rpc('content', 'begin_picture_upload', { file: file() })).code).toBe('PT429');
    expect((await world().rpc('manager', 'begin_picture_upload', { file: file() })).code).toBe('');
    await world().backend.database.query('delete from private.stored_pictures where user_id = $1', [mine]);
  });

  it.each([
    ['no file', { files: [] }, 'media_files_known'],
    ['four files', { files: [1, 2, 3, 4].map((width) => ({ file: file(), width, height: 1 })) }, 'media_files_known'],
    ['files that are words', { files: 'three' }, 'media_files_known'],
    ['a file that is a page', { files: [{ file: file('html'), width: 1, height: 1 }] }, 'media_files_known'],
    ['a file of no size', { files: [{ file: file(), width: 0, height: 1 }] }, 'media_files_known'],
    ['a file with more to it', { files: [{ file: file(), width: 1, height: 1, place: 'x' }] }, 'media_files_known'],
    ['null among files', { files: [null] }, 'media_files_known'],
    ['a point outside', { focal_x: 101 }, 'media_focal_x_in_the_picture'],
    ['a point above', { focal_y: -1 }, 'media_focal_y_in_the_picture'],
    ['a text in a language that nobody speaks here', { alt: { xx: 'x' } }, 'media_alt_by_language'],
    ['an empty text', { alt: { en: '' } }, 'media_alt_by_language'],
    ['a text of 301', { alt: { en: 'x'.repeat(301) } }, 'media_alt_by_language'],
    ['a text that is a list', { alt: { en: ['x'] } }, 'media_alt_by_language'],
    ['texts that are none', { alt: 'x' }, 'media_alt_by_language'],
    ['a credit of 201', { credit: 'x'.repeat(201) }, 'media_credit_1_to_200'],
    ['a time after the end of time', { client_created_at: 'infinity' }, 'media_phone_time_believable'],
  ])('%s is refused', async (_, over, rule) => {
    // @supabase/lite answers 500 here, PostgREST 400: the phone goes by the constraint's name.
    expect((await add('content', over)).message).toContain(`"${rule}"`);
  });

  it.each([
    ['files', null],
    ['focal_x', 'middle'],
    ['client_created_at', null],
  ])('%s as %j is refused', async (column, value) => {
    expect((await add('content', { [column]: value })).status).toBeGreaterThanOrEqual(400);
  });
});
