/** The page's side of the worker: a file opened, checked, and read batch by batch. */
import type { Reading } from './check.ts';
import { ImportError } from './failure.ts';
import type { Batch, CheckState, FromWorker, OpenedFile, ToWorker } from './protocol.ts';

export interface VoterReader {
  /** Rejects with ImportError, or with what broke the worker. */
  open(file: File): Promise<OpenedFile>;
  /** The same file, its first line read as the importer chose. */
  reopen(headed: boolean): Promise<OpenedFile>;
  /** Tells how far it is again and again; a later job ends it without a last word. */
  check(reading: Reading, tell: (state: CheckState) => void): void;
  /** Batches above row `from`, the next one read when this one was consumed. A later job ends it. */
  batches(reading: Reading, from: number): AsyncGenerator<Batch, void, void>;
  close(): void;
}

export function createVoterReader(): VoterReader {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  let job = 0;
  let listen: (message: FromWorker) => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.job === job) listen(data);
  });
  worker.addEventListener('error', (event: Event) => {
    // A script that did not come has nothing to say; one that broke does, and the page's own listener hears of that.
    fail(event instanceof ErrorEvent ? new Error(event.message) : new ImportError('no-code'));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const say = (message: ToWorker) => worker.postMessage(message);

  const opened = (message: ToWorker) =>
    new Promise<OpenedFile>((resolve, reject) => {
      fail = reject;
      listen = (answer) => {
        if (answer.kind === 'opened') resolve(answer.file);
        if (answer.kind === 'unreadable') reject(new ImportError(answer.why));
      };
      say(message);
    });

  return {
    open(file) {
      job += 1;
      return opened({ kind: 'open', job, file });
    },
    reopen(headed) {
      job += 1;
      return opened({ kind: 'reopen', job, headed });
    },
    check(reading, tell) {
      job += 1;
      listen = (message) => {
        if (message.kind === 'checked') tell(message.state);
      };
      say({ kind: 'check', job, reading });
    },
    async *batches(reading, from) {
      job += 1;
      const mine = job;
      let waiting: ((message: FromWorker) => void) | null = null;
      const next = () =>
        new Promise<FromWorker>((resolve, reject) => {
          waiting = resolve;
          fail = reject;
        });
      listen = (message) => waiting?.(message);
      let coming = next();
      say({ kind: 'run', job: mine, reading, from });
      for (;;) {
        const message = await coming;
        if (message.kind !== 'batch') return;
        yield message.batch;
        coming = next();
        say({ kind: 'next', job: mine });
      }
    },
    close: () => worker.terminate(),
  };
}
