/** When the last of what a device sent arrived. */
import { expect, it } from 'vitest';
import { lastSentAt } from '../../../src/core/outbox/delivery.ts';

const NOW = Date.parse('2025-10-20T12:00:00.000Z');

it('is the newest of the times by a clock that was right', () => {
  expect(lastSentAt([], NOW)).toBe(0);
  const before = '2025-10-20T11:59:00.000Z';
  expect(lastSentAt(['2025-10-20T11:00:00.000Z', before, ''], NOW)).toBe(Date.parse(before));
  // Asked for until an answer is from after it, a list would be asked for without end.
  expect(lastSentAt([before, '2026-10-20T12:00:00.000Z'], NOW)).toBe(Date.parse(before));
  expect(lastSentAt(['infinity', before], NOW)).toBe(Date.parse(before));
});
