/** The thread in which passwords are hashed: a tenth of a second each, in which the server's own thread would answer nobody. */
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

export interface HashTask {
  readonly id: number;
  readonly password: string;
  /** A hash to compare with, or the cost of a new one. */
  readonly against: string | number;
}

export interface HashResult {
  readonly id: number;
  readonly value: boolean | string;
}

parentPort?.on('message', ({ id, password, against }: HashTask) => {
  const value = typeof against === 'number' ? hashSync(password, against) : compareSync(password, against);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window's
  parentPort?.postMessage({ id, value } satisfies HashResult);
});
