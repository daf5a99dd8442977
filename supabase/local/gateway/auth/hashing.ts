/**
 * Passwords are hashed in a thread of their own and before a turn at the database is taken, @supabase/lite's too: sixty wrong
 * sign-ins at once used to keep an insert waiting for six seconds.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { HashResult, HashTask } from './hashThread.ts';

/** Of no password that anybody has; as costly as lite's own. */
const NOBODYS = '$2b$10$xM1h99ALv6lgd74aZW8duuHwFGNxN3beyJUVnXRadCth7hy40/EhS';

/** What was worked out before a turn at the database was taken. */
type Known =
  | { readonly password: string; readonly against: string; readonly right: boolean }
  | { readonly password: string; readonly made: string };

interface Waiting {
  resolve(value: boolean | string): void;
  reject(error: Error): void;
}

let thread: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();
const known = new AsyncLocalStorage<Known>();

function threadOf(): Worker {
  if (thread) return thread;
  const started = new Worker(path.join(import.meta.dirname, 'hashThread.ts'), { execArgv: [] });
  started.unref();
  started.on('message', ({ id, value }: HashResult) => {
    waiting.get(id)?.resolve(value);
    waiting.delete(id);
  });
  const lost = (): void => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The thread that hashes passwords ended.'));
    waiting.clear();
  };
  started.on('error', lost).on('exit', lost);
  thread = started;
  return started;
}

function ask(password: string, against: string | number): Promise<boolean | string> {
  return new Promise((resolve, reject) => {
    const task: HashTask = { id: ++last, password, against };
    waiting.set(task.id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window's
    threadOf().postMessage(task);
  });
}

/** Whether the password is the hash's. Without a hash it is not, and that takes as long. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> =>
  (await ask(password, hash ?? NOBODYS)) === true && hash !== null;

/** A hash as lite would make it. */
export async function hashOf(password: string): Promise<string> {
  return String(await ask(password, Number(process.env.LITE_AUTH_BCRYPT_COST) || 10));
}

/** Runs `work` so that lite finds this hash worked out already. */
export const withKnown = <T>(what: Known, work: () => T): T => known.run(what, work);

/** From now on whoever calls bcryptjs in this process, lite that is, has it done in the thread. */
export function hashElsewhere(): void {
  Object.assign(bcrypt, {
    compare: async (password: string, hash: string) => {
      const store = known.getStore();
      if (store && 'right' in store && store.password === password && store.against === hash) return store.right;
      return isPassword(password, hash);
    },
    hash: async (password: string, cost: number) => {
      const store = known.getStore();
      return store && 'made' in store && store.password === password ? store.made : String(await ask(password, cost));
    },
  });
}
