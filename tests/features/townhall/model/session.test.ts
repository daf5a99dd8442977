/** Until when a town hall is news. */
import { expect, it } from 'vitest';
import { isLive } from '../../../../src/features/townhall/model/session.ts';

const hall = { cancelled: false, closes_at: '2026-10-14T23:00:00Z', ends_at: '2026-10-15T00:30:00Z' };

it('a session that was over was asked for every five seconds for ever', () => {
  expect(isLive(hall, Date.parse('2026-10-16T00:00:00Z'))).toBe(false);
  expect(isLive({ ...hall, cancelled: true }, Date.parse('2026-10-14T22:00:00Z'))).toBe(false);
});

it('goes on while the evening does, also after the last question was taken', () => {
  for (const at of ['2026-10-01T00:00:00Z', '2026-10-14T23:30:00Z', '2026-10-15T01:30:00Z'])
    expect(isLive(hall, Date.parse(at))).toBe(true);
});
