/** Clients at addresses of their own, behind the proxy that the server trusts: attackers without a pause, and honest people beside them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './http.ts';

/** The header that names a client's address. The server is started with TRUST_PROXY=1. */
export const from = (address: string, device = address) => ({ 'x-forwarded-for': address, 'x-device-id': device });

export interface Attack {
  /** Answers by status. */
  readonly answers: Map<number, number>;
  stop(): Promise<void>;
}

/** `width` requests in flight at any moment until it is stopped. */
export function attackWith(width: number, send: (n: number) => Promise<Answer>): Attack {
  const over = new AbortController();
  const answers = new Map<number, number>();
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { status } = await send(sent++);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // A client that ignores Retry-After, but is no flood of packets.
      if (status === 429 || status === 413 || status === 503) await sleep(20);
    }
  };
  const lanes = Array.from({ length: width }, lane);
  return {
    answers,
    async stop() {
      over.abort();
      await Promise.all(lanes);
    },
  };
}

const LATER = [0, 408, 429, 500, 502, 503, 504];

/** Sent again after an answer that was lost: it is there already, which its key says. */
const isThere = ({ status, text }: Answer, tries: number): boolean =>
  tries > 1 && status === 409 && /unique constraint \\?"[^"]*_pkey/.test(text);

/**
 * Sends until it is delivered, as the outbox does: waits where the server asks for it.
 * @returns ms from the first try to the answer that was wanted. Throws when the server refuses, or after `patience` ms.
 */
export async function deliver(send: () => Promise<Answer>, wanted = 201, patience = 60_000): Promise<number> {
  const began = performance.now();
  for (let tries = 1; ; tries++) {
    const answer = await send();
    const ms = performance.now() - began;
    if (answer.status === wanted || isThere(answer, tries)) return ms;
    if (!LATER.includes(answer.status)) throw new Error(`Refused: ${answer.status} ${answer.text.slice(0, 300)}`);
    if (ms > patience) throw new Error(`Not delivered after ${Math.round(ms)} ms: ${answer.status} ${answer.text}`);
    await sleep(1000 * Number(answer.headers['retry-after'] ?? 0.5));
  }
}

/** The time that 95 of a hundred stay below. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? Infinity;
