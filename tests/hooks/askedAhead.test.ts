/** What is asked at a press: told to the page that it leads to, once, and as it is from then on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Live } from '../../src/core/outbox/view.ts';
import { askLiveAhead, listen } from '../../src/hooks/askedAhead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts who asks once, and tells whoever listens what is said now. */
function source(answer: string) {
  const listeners = new Set<(told: Answer<string>) => void>();
  const live: Live<string> = {
    once: vi.fn(() => Promise.resolve(answer)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const say = (news: string) => listeners.forEach((listener) => void listener(news));
  return { question: () => live, once: live.once, say, listeners };
}

it('is told first, and then what changes', async () => {
  const { question, say, listeners } = source('before');
  askLiveAhead('first', question);
  const told: unknown[] = [];
  const stop = listen('first', question, (answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['before']);
  await vi.advanceTimersByTimeAsync(600);
  say('after');
  expect(told).toEqual(['before', 'after']);
  stop();
  expect(listeners.size).toBe(0);
});

it('is told to one; the next asks for itself', async () => {
  const { question, once, listeners } = source('x');
  askLiveAhead('second', question);
  askLiveAhead('second', question);
  expect(once).toHaveBeenCalledTimes(1);
  listen('second', question, () => undefined);
  listen('second', question, () => undefined);
  expect(listeners.size).toBe(1);
});

it('is told to nobody who has left, nor listened to for them', async () => {
  const { question, listeners } = source('x');
  askLiveAhead('third', question);
  const tell = vi.fn();
  listen('third', question, tell)();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tell).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

it('is forgotten when nobody came for it: what was so then may not be so any more', async () => {
  const { question, listeners } = source('old');
  askLiveAhead('fourth', question);
  await vi.advanceTimersByTimeAsync(11_000);
  const tell = vi.fn();
  listen('fourth', question, tell);
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).not.toHaveBeenCalled();
  expect(listeners.size).toBe(1);
});
