/** A machine that PostgREST's package has no binary for is told what to do; the tests there fail, they are not skipped. */
import { expect, it } from 'vitest';
import { findPostgrest } from './postgrest.ts';

it('a machine without a PostgREST binary is told which machines have one and how to name another', () => {
  expect(() => findPostgrest('darwin', 'arm64')).toThrow(/no binary for darwin arm64 .*linux-x64.*POSTGREST=/);
});
