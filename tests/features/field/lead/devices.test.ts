/** A phone's last word, as whoever leads the field reads it: never more than the phone could know. */
import { expect, it } from 'vitest';
import { phoneWords } from '../../../../src/features/field/lead/devices.ts';
import type { Phone } from '../../../../src/features/field/lead/reads.ts';

const phone: Phone = {
  user_id: 'u',
  name: 'Theo Marsh',
  device: 'K7QX',
  seen_at: '2025-10-11T18:00:00Z',
  waiting: 0,
  needs_help: 0,
  oldest_at: null,
};
const moment = (at: number) => new Date(at).toISOString().slice(11, 16);

it('had sent everything when it was last heard of, and says no more than that', () => {
  expect(phoneWords(phone, moment)).toEqual({
    held: 'Everything saved there had been sent.',
    heard: 'Last heard of 18:00; what was saved since is not counted here.',
    urgent: false,
  });
});

it('tells what waits, and since when', () => {
  const words = phoneWords({ ...phone, waiting: 3, oldest_at: '2025-10-11T14:05:00Z' }, moment);
  expect(words).toMatchObject({ held: '3 saved there and not sent yet. The oldest is from 14:05.', urgent: false });
});

it('calls for somebody where a result will not go by itself', () => {
  const words = phoneWords({ ...phone, waiting: 1, needs_help: 2 }, moment);
  expect(words.urgent).toBe(true);
  expect(words.held).toBe(
    '1 saved there and not sent yet; 2 not taken by the server, or waiting for a sign-in: ask them to open My submissions.',
  );
});

it('a turf whose phone was never heard of is no good news', () => {
  const silent = { ...phone, device: null, seen_at: null, waiting: null, needs_help: null };
  expect(phoneWords(silent, moment).held).toBe('Has a turf, and no phone was heard of yet.');
});
